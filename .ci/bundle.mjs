// Makes the bundles of the page's scripts with esbuild: `node .ci/bundle.mjs FOLDER BANNER`, for .ci/bundle.py.
//
// The panes of comparisons are a bundle of their own, which a page loads when it shows the first; the page's own scripts
// are another. The modules that they share with the panes of a run are in the first bundle alone, which leaves them on the
// window.

import {readFileSync} from 'node:fs';
import {relative} from 'node:path';
import process from 'node:process';
import {build} from 'esbuild';

const PANES = 'visualizers/panes/index.ts';
const COMPARISONS = 'visualizers/panes/comparisons.ts';
const SCRIPTS = 'playground/ui/scripts.ts';
const [folder, banner] = process.argv.slice(2);
const options = {
  jsx: 'automatic', jsxImportSource: 'preact',
  bundle: true, format: 'iife', target: 'es2022', charset: 'utf8', minify: true, lineLimit: 160, logLevel: 'warning',
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

const ofPanes = await modulesOf(PANES);
const ofScripts = await modulesOf(SCRIPTS);
const ofComparisons = await modulesOf(COMPARISONS);
const ofOthers = new Set([...ofComparisons, ...ofScripts]);
const shared = ofPanes.filter((path) => ofOthers.has(path));

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

await make('panes.bundle.js', {stdin: {contents: withShared, resolveDir: process.cwd()}, footer: {js: licencesOf(ofPanes)}});
// The licences of the libraries that a bundle does not share with the panes.
const footerOf = (modules) => ({js: licencesOf(modules.filter((path) => !shared.includes(path)))});
await make('comparisons.bundle.js', {entryPoints: [COMPARISONS], plugins: [fromTheWindow], footer: footerOf(ofComparisons)});
await make('scripts.bundle.js', {entryPoints: [SCRIPTS], plugins: [fromTheWindow], footer: footerOf(ofScripts)});

// What tests call by itself: the modules of tests/support/tested_modules.json, by their paths.
const tested = JSON.parse(readFileSync('tests/support/tested_modules.json', 'utf8'));
const withTested = [
  ...tested.map((path, number) => `import * as module${number} from './${path}';`),
  `window.TestedModules = {${tested.map((path, number) => `'${path}': module${number}`)}};`,
].join('\n');
await make('tested_modules.bundle.js', {stdin: {contents: withTested, resolveDir: process.cwd()}});
