import js from '@eslint/js';
import i18next from 'eslint-plugin-i18next';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import * as ipw from './tools/eslint/index.mjs';

const webs = [
  'apps/holder-web/src/**/*.{ts,tsx}',
  'apps/admin-web/src/**/*.{ts,tsx}',
  'libs/ui/src/**/*.{ts,tsx}',
];
const specs = ['**/*.spec.{ts,tsx}'];
const forbid = (selector, message) => ({ selector, message });

// A repository of TypeORM takes a missing value in a condition for every row.
const repositories = forbid(
  "CallExpression[callee.property.name='getRepository']",
  'Statements go through `Db` of core/db.',
);
const focusedTests = [
  forbid(
    'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|skip|todo|fixme)$/]',
    'A suite runs whole: no .only, no .skip.',
  ),
  forbid('CallExpression[callee.name=/^(fit|fdescribe|xit|xtest|xdescribe)$/]', 'A suite runs whole.'),
];
const letters = '[A-Za-z\\u4e00-\\u9fff]{2}';
// Attributes i18next/no-literal-string ignores in its jsx-text-only mode.
const hiddenWords = [
  forbid(
    `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > Literal[value=/${letters}/]`,
    'Words belong in the catalogue.',
  ),
  forbid(
    `JSXAttribute[name.name=/^(alt|title|placeholder|aria-label|aria-description)$/] > Literal[value=/${letters}/]`,
    'Words belong in the catalogue.',
  ),
];
// Numbers, signs, single letters (keys) and abbreviations are the same in every language.
const notWords = ['[0-9!-/:-@[-`{-~\\s]+', '[A-Za-z]', '[A-Z_-]+', /^[\p{P}\p{S}\p{Emoji}\s]+$/u];
const rawHtml = forbid(
  "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  'Text from people is never markup.',
);

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/.cache/',
    '.nx/',
    '.data/',
    'coverage/',
    'test-results/',
    'playwright-report/',
  ]),
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'max-lines': ['error', { max: 300 }],
      eqeqeq: ['error', 'smart'],
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/no-unused-expressions': ['error', { allowTernary: true, allowShortCircuit: true }],
    },
  },
  { files: ['apps/**', 'libs/**'], rules: { 'no-console': 'error' } },
  {
    files: ['libs/**/*.{ts,tsx}', 'apps/*-web/src/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }] },
  },
  {
    // With these two options the rule ignores imports that decorated classes inject by type.
    files: ['apps/api/**/*.ts'],
    languageOptions: { parserOptions: { emitDecoratorMetadata: true, experimentalDecorators: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      'no-restricted-syntax': ['error', repositories],
    },
  },
  { files: ['apps/api/**/*.ts'], ignores: specs, rules: { '@typescript-eslint/no-explicit-any': 'error' } },
  {
    // A promise that is not awaited loses its error; this is the one rule worth its need for types.
    files: ['apps/api/{src,test}/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
    },
  },
  {
    // Seeds and migrations write every table. The other files get the table from their callers, which are checked, or from a
    // kind's declaration.
    files: ['apps/api/src/**/*.ts'],
    ignores: [
      ...specs,
      'apps/api/src/db/**',
      'apps/api/src/core/{db/db,reviewed-content/{content-item.service,order,subject},transition/transition.service}.ts',
    ],
    plugins: { ipw },
    rules: { 'ipw/own-tables': 'error' },
  },
  {
    // Jobs and price lines have states without a machine; the status of a wallet's notice is the wallet's own value.
    files: ['apps/api/src/**/*.ts'],
    ignores: [
      ...specs,
      'apps/api/src/db/**',
      'apps/api/src/core/{jobs,outbox,transition}/**',
      'apps/api/src/code/{payment,price}/**',
    ],
    plugins: { ipw },
    rules: { 'ipw/no-state-literals': 'error' },
  },
  {
    files: [...webs, 'libs/domain/src/**/*.ts'],
    ignores: [...specs, '**/testing/**', '**/*.{machine,machines}.ts'],
    plugins: { ipw },
    rules: { 'ipw/no-state-literals': ['error', { names: '^(state|\\w+_state|\\w+_status)$' }] },
  },
  {
    files: ['apps/api/src/**/*.ts'],
    ignores: specs,
    plugins: { ipw },
    rules: { 'ipw/feature-boundaries': 'error' },
  },
  {
    files: ['{apps,libs}/*/src/**/*.{ts,tsx}'],
    plugins: { ipw },
    rules: { 'ipw/folders': 'error' },
  },
  {
    files: webs,
    plugins: { 'react-hooks': reactHooks, i18next },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': ['error', rawHtml, ...hiddenWords],
    },
  },
  {
    files: webs,
    ignores: specs,
    plugins: { i18next },
    rules: {
      'i18next/no-literal-string': ['error', { mode: 'jsx-text-only', words: { exclude: notWords } }],
    },
  },
  {
    files: ['apps/admin-web/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: ['react-admin', 'ra-ui-materialui'].map((name) => ({
            name,
            importNames: ['UrlField', 'FileField'],
            message: 'They render javascript: addresses. Use SafeLink.',
          })),
        },
      ],
    },
  },
  { files: specs, rules: { 'no-restricted-syntax': ['error', ...focusedTests] } },
  // A Playwright fixture without dependencies is written `({}, use)`.
  { files: ['e2e/**/*.ts'], rules: { 'no-empty-pattern': 'off' } },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
