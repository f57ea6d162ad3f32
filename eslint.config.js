import js from '@eslint/js';
import globals from 'globals';
import typescript from 'typescript-eslint';

export default [
  {ignores: ['**/*.bundle.js', 'node_modules/', '.venv*/']},
  js.configs.recommended,
  {languageOptions: {ecmaVersion: 2022, sourceType: 'module', globals: globals.browser}},
  ...typescript.configs.strict.map((config) => ({...config, files: ['**/*.ts', '**/*.tsx']})),
];
