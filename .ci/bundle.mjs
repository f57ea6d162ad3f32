// Makes the bundles of the page's scripts with esbuild: `node .ci/bundle.mjs FOLDER BANNER BANNER_OF_STORIES`, for
// .ci/bundle.py.
//
// The panes that stand closed, those of special runs and those of comparisons are bundles of their own, which a page loads
// when it shows the first; the page's own scripts are another. A module of several bundles is in one alone, which leaves it
// on the window: in that of the panes of any run or, where the page does without it at first, in one for the later three.

import {readFileSync} from 'node:fs';
import {relative} from 'node:path';
import process from 'node:process';
import {build} from 'esbuild';

const PANES = 'visualizers/panes/index.ts';
const LATER = ['closed_panes', 'special_runs', 'comparisons'];
const SCRIPTS = 'playground/ui/scripts.ts';
const STORIES = 'visualizers/stories/index.tsx';
const [folder, banner, bannerOfStories] = process.argv.slice(2);
const options = {
  jsx: 'automatic',
  jsxImportSource: 'preact',
  bundle: true,
  format: 'iife',
  target: 'es2022',
  charset: 'utf8',
  minify: true,
  lineLimit: 160,
  logLevel: 'warning',
  banner: {js: banner},
};
const make = (outfile, more) => build({...options, outfile: `${folder}/${outfile}`, ...more});

// What a module is called on the window: a library lies elsewhere where node_modules is a link.
const nameOf = (path) => path.replace(/^.*node_modules\//, 'node_modules/');

// The modules of which a bundle with this one would be made: each with the modules that it imports.
async function modulesOf(entry) {
  const {metafile} = await build({...options, entryPoints: [entry], write: false, metafile: true});
  const imported = ({imports}) => imports.map(({path}) => path);
  return new Map(Object.entries(metafile.inputs).map(([path, input]) => [path, imported(input)]));
}

const entryOf = (name) => `visualizers/panes/${name}.ts`;
const ofPanes = await modulesOf(PANES);
const ofScripts = await modulesOf(SCRIPTS);
const ofLater = Object.fromEntries(
  await Promise.all(LATER.map(async (name) => [name, await modulesOf(entryOf(name))])),
);
const timesIn = (bundles) => (path) => bundles.filter((modules) => modules.has(path)).length;
const timesAtOnce = timesIn([ofPanes, ofScripts]);
const timesLater = timesIn(Object.values(ofLater));
const isSharedAtOnce = (path) => timesAtOnce(path) > 0 && timesAtOnce(path) + timesLater(path) > 1;
const isSharedLater = (path) => timesAtOnce(path) === 0 && timesLater(path) > 1;

// Those of the shared modules that are on the window: the ones that another bundle's own modules import. Of the rest,
// esbuild leaves out what nobody calls.
function asked(bundles, isShared) {
  const importers = bundles.flatMap((modules) => [...modules]).filter(([path]) => !isShared(path));
  return [...new Set(importers.flatMap(([, imported]) => imported).filter(isShared))].sort();
}
const sharedAtOnce = asked([ofScripts, ...Object.values(ofLater)], isSharedAtOnce);
const sharedLater = asked(Object.values(ofLater), isSharedLater);
// The licences of the libraries that are among these modules.
function licencesOf(modules) {
  const libraries = modules.map((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1]).filter(Boolean);
  const text = (name) => `/*!\n${name}\n\n${readFileSync(`node_modules/${name}/LICENSE`, 'utf8').trim()}\n*/`;
  return [...new Set(libraries)].sort().map(text).join('\n');
}
const entryWith = (shared, entries) =>
  [
    ...entries.map((path) => `import './${path}';`),
    ...shared.map((path, number) => `import * as shared${number} from './${path}';`),
    'window.GenerationPlaygroundModules ??= {};',
    `Object.assign(window.GenerationPlaygroundModules, {${shared.map((path, number) => `'${nameOf(path)}': shared${number}`)}});`,
  ].join('\n');
const fromTheWindow = (isShared) => ({
  name: 'shared modules',
  setup(bundle) {
    bundle.onResolve({filter: /./}, async ({path, resolveDir, kind, pluginData}) => {
      if (kind === 'entry-point' || pluginData === 'asked') return undefined;
      const found = await bundle.resolve(path, {resolveDir, kind, pluginData: 'asked'});
      const module = relative(process.cwd(), found.path);
      // as .js it is CommonJS, whatever kind of module is shared
      return isShared(module) ? {path: `${nameOf(module)}.js`, namespace: 'shared'} : undefined;
    });
    bundle.onLoad({filter: /./, namespace: 'shared'}, ({path}) => ({
      contents: `module.exports = window.GenerationPlaygroundModules['${path.slice(0, -'.js'.length)}'];`,
    }));
  },
});
const isShared = (path) => isSharedAtOnce(path) || isSharedLater(path);
// The licences of the libraries that a bundle does not share with others.
const footerOf = (modules) => ({js: licencesOf([...modules.keys()].filter((path) => !isShared(path)))});

await make('panes.bundle.js', {
  stdin: {contents: entryWith(sharedAtOnce, [PANES]), resolveDir: process.cwd()},
  footer: {js: licencesOf([...ofPanes.keys(), ...sharedAtOnce])},
});
await make('shared_later.bundle.js', {
  stdin: {contents: entryWith(sharedLater, []), resolveDir: process.cwd()},
  plugins: [fromTheWindow(isSharedAtOnce)],
  footer: {js: licencesOf(sharedLater)},
});
for (const [name, modules] of Object.entries(ofLater)) {
  const entryPoints = [entryOf(name)];
  await make(`${name}.bundle.js`, {entryPoints, plugins: [fromTheWindow(isShared)], footer: footerOf(modules)});
}
await make('stories.js', {
  entryPoints: [STORIES],
  banner: {js: bannerOfStories},
  footer: {js: licencesOf([...(await modulesOf(STORIES)).keys()])},
});
await make('scripts.bundle.js', {entryPoints: [SCRIPTS], plugins: [fromTheWindow(isShared)], footer: footerOf(ofScripts)});

// What tests call by itself: the modules of tests/support/tested_modules.json, by their paths.
const tested = JSON.parse(readFileSync('tests/support/tested_modules.json', 'utf8'));
const withTested = [
  ...tested.map((path, number) => `import * as module${number} from './${path}';`),
  `window.TestedModules = {${tested.map((path, number) => `'${path}': module${number}`)}};`,
].join('\n');
await make('tested_modules.bundle.js', {stdin: {contents: withTested, resolveDir: process.cwd()}});
