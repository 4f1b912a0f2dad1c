// Import rules of the repository; every finding is an error of `npm run check`.
const { existsSync, readdirSync } = require('node:fs');
const shared = require('./tools/shared-folders.cjs');

const features = readdirSync('apps/api/src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !shared.includes(entry.name))
  .map(({ name }) => name)
  .join('|');

/** The resources of the console; folders without an `index.ts` are shared by all of them. */
const CONSOLE = 'apps/admin-web/src';
const resources = [
  ...readdirSync(CONSOLE).filter((name) => existsSync(`${CONSOLE}/${name}/index.ts`)),
  'account',
  'dashboard',
].join('|');

/** Packages the two libraries may import; ARCHITECTURE.md lists them, too. */
const PACKAGES = {
  domain: ['zod', '@noble/hashes', 'pkijs'],
  ui: [
    'react',
    'react-dom',
    'diff',
    'qr',
    '@dnd-kit/core',
    '@dnd-kit/sortable',
    '@aws-sdk/client-s3',
    '@aws-sdk/xhr-http-handler',
  ],
};
const packages = (names) => `node_modules/(${names.join('|')})/`;

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two modules that need each other are one module, or lack a third. Types alone do no harm.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'domain-imports-listed-packages-only',
      comment:
        'The domain runs in browsers, workers and Node: only pure packages. docs/decisions/web.md says why @noble/hashes.',
      severity: 'error',
      from: { path: '^libs/domain/src', pathNot: '\\.spec\\.ts$' },
      to: { pathNot: ['^libs/domain/src', packages(PACKAGES.domain)] },
    },
    {
      name: 'ui-imports-domain-and-listed-packages-only',
      comment: 'Both web apps load the light components: another package there is a decision.',
      severity: 'error',
      from: { path: '^libs/ui/src', pathNot: '(\\.spec\\.tsx?$|/testing/)' },
      to: { pathNot: ['^libs/(ui|domain)/src', packages(PACKAGES.ui)] },
    },
    {
      name: 'ui-never-imports-an-app',
      comment: 'Not in its specs either.',
      severity: 'error',
      from: { path: '^libs/ui/src' },
      to: { path: '^apps/' },
    },
    {
      name: 'webs-never-import-the-api-or-each-other',
      severity: 'error',
      from: { path: '^apps/((?:holder|admin)-web)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'api-imports-domain-only',
      severity: 'error',
      from: { path: '^apps/api/' },
      to: { path: '^(libs/ui|apps/(holder|admin)-web)/' },
    },
    {
      name: 'core-knows-no-feature',
      comment: 'What every feature stands on cannot lean on one of them.',
      severity: 'error',
      from: { path: '^apps/api/src/core/' },
      to: { path: `^apps/api/src/(${features})/` },
    },
    {
      name: 'code-module-boundaries',
      comment: 'A module within code/ is used by another through its index.ts or its Nest module only.',
      severity: 'error',
      from: { path: '^apps/api/src/code/([^/]+)/', pathNot: '\\.spec\\.ts$' },
      to: {
        path: '^apps/api/src/code/[^/]+/',
        pathNot: ['^apps/api/src/code/$1/', '^apps/api/src/code/[^/]+/(index|[^/]+\\.module)\\.ts$'],
      },
    },
    {
      name: 'controllers-know-no-database',
      comment: 'A controller is a table of contents: services hold SQL and transactions.',
      severity: 'error',
      from: { path: '^apps/api/src/.*\\.controller\\.ts$' },
      to: { path: '^apps/api/src/(core/)?db/', pathNot: '\\.service\\.ts$' },
    },
    {
      name: 'holder-feature-insides',
      comment: 'Features of the holder app share through app/, libs/ui and libs/domain.',
      severity: 'error',
      from: { path: '^apps/holder-web/src/features/([^/]+)/' },
      to: { path: '^apps/holder-web/src/features/', pathNot: '^apps/holder-web/src/features/$1/' },
    },
    {
      name: 'holder-app-is-below-features',
      comment: 'app/ is what pages share. shell/ puts features together: routes, bar, dialogs of every page.',
      severity: 'error',
      from: { path: '^apps/holder-web/src/app/', pathNot: '\\.spec\\.tsx?$' },
      to: {
        path: '^apps/holder-web/src/',
        pathNot: ['^apps/holder-web/src/(app|i18n)/', '^apps/holder-web/src/storage\\.ts$'],
      },
    },
    {
      name: 'console-resource-insides',
      comment: 'A resource of the console is used through its address. What two of them need is shared.',
      severity: 'error',
      from: { path: `^${CONSOLE}/([^/]+)/`, pathNot: '\\.spec\\.tsx?$' },
      to: { path: `^${CONSOLE}/(${resources})/`, pathNot: `^${CONSOLE}/$1/` },
    },
    {
      name: 'no-type-cycles-in-the-console-and-ui',
      comment: 'Types two modules need stand in a third.',
      severity: 'error',
      from: { path: '^(apps/admin-web|libs/ui)/src' },
      to: { circular: true },
    },
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      from: { path: '^(apps|libs)/[^/]+/src', pathNot: '(\\.spec\\.tsx?$|/testing/)' },
      to: { path: '(\\.spec\\.tsx?$|/testing/)' },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache)/' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
