// Makes the bundles of the page's scripts with esbuild: `node .ci/bundle.mjs FOLDER BANNER BANNER_OF_STORIES`, for
// .ci/bundle.py.
//
// The panes of comparisons and those of special runs are bundles of their own, which a page loads when it shows the first;
// the page's own scripts are another. A module of several bundles is in that of the panes of any run alone, which leaves it
// on the window.

import {readFileSync} from 'node:fs';
import {relative} from 'node:path';
import process from 'node:process';
import {build} from 'esbuild';

const PANES = 'visualizers/panes/index.ts';
const LATER = ['special_runs', 'comparisons'];
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

// The modules of which a bundle with this one would be made.
async function modulesOf(entry) {
  const {metafile} = await build({...options, entryPoints: [entry], write: false, metafile: true});
  return Object.keys(metafile.inputs);
}

const entryOf = (name) => `visualizers/panes/${name}.ts`;
const ofPanes = await modulesOf(PANES);
const ofScripts = await modulesOf(SCRIPTS);
const ofLater = Object.fromEntries(
  await Promise.all(LATER.map(async (name) => [name, await modulesOf(entryOf(name))])),
);
const timesUsed = new Map();
for (const path of [ofPanes, ofScripts, ...Object.values(ofLater)].flat()) {
  timesUsed.set(path, (timesUsed.get(path) ?? 0) + 1);
}
const shared = [...timesUsed].filter(([, times]) => times > 1).map(([path]) => path);

// The licences of the libraries that are among these modules.
function licencesOf(modules) {
  const libraries = modules.map((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1]).filter(Boolean);
  const text = (name) => `/*!\n${name}\n\n${readFileSync(`node_modules/${name}/LICENSE`, 'utf8').trim()}\n*/`;
  return [...new Set(libraries)].sort().map(text).join('\n');
}
const withShared = [
  `import './${PANES}';`,
  ...shared.map((path, number) => `import * as shared${number} from './${path}';`),
  `window.GenerationPlaygroundModules = {${shared.map((path, number) => `'${nameOf(path)}': shared${number}`)}};`,
].join('\n');
const fromTheWindow = {
  name: 'shared modules',
  setup(bundle) {
    bundle.onResolve({filter: /./}, async ({path, resolveDir, kind, pluginData}) => {
      if (kind === 'entry-point' || pluginData === 'asked') return undefined;
      const found = await bundle.resolve(path, {resolveDir, kind, pluginData: 'asked'});
      const module = relative(process.cwd(), found.path);
      // as .js it is CommonJS, whatever kind of module is shared
      return shared.includes(module) ? {path: `${nameOf(module)}.js`, namespace: 'shared'} : undefined;
    });
    bundle.onLoad({filter: /./, namespace: 'shared'}, ({path}) => ({
      contents: `module.exports = window.GenerationPlaygroundModules['${path.slice(0, -'.js'.length)}'];`,
    }));
  },
};

await make('panes.bundle.js', {
  stdin: {contents: withShared, resolveDir: process.cwd()},
  footer: {js: licencesOf([...ofPanes, ...shared])},
});
// The licences of the libraries that a bundle does not share with the panes.
const footerOf = (modules) => ({js: licencesOf(modules.filter((path) => !shared.includes(path)))});
for (const [name, modules] of Object.entries(ofLater)) {
  await make(`${name}.bundle.js`, {entryPoints: [entryOf(name)], plugins: [fromTheWindow], footer: footerOf(modules)});
}
await make('stories.js', {
  entryPoints: [STORIES],
  banner: {js: bannerOfStories},
  footer: {js: licencesOf(await modulesOf(STORIES))},
});
await make('scripts.bundle.js', {entryPoints: [SCRIPTS], plugins: [fromTheWindow], footer: footerOf(ofScripts)});

// What tests call by itself: the modules of tests/support/tested_modules.json, by their paths.
const tested = JSON.parse(readFileSync('tests/support/tested_modules.json', 'utf8'));
const withTested = [
  ...tested.map((path, number) => `import * as module${number} from './${path}';`),
  `window.TestedModules = {${tested.map((path, number) => `'${path}': module${number}`)}};`,
].join('\n');
await make('tested_modules.bundle.js', {stdin: {contents: withTested, resolveDir: process.cwd()}});
