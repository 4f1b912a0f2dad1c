import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { themeCss } from '../../libs/ui/src/theme';
import { early } from './early';
import { leanCalls, leanErrors, leanRouter } from './lean';

const VIRTUAL = 'virtual:theme.css';

/** The tokens of libs/ui as a stylesheet, so that they are declared once. */
const theme = (): Plugin => ({
  name: 'theme',
  resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
  load: (id) => (id === `\0${VIRTUAL}` ? themeCss() : undefined),
});

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Puts the bar with the logo into the page itself, so that it is visible before any script has run. */
const shell = (): Plugin => ({
  name: 'shell',
  transformIndexHtml: (html) =>
    html.replace('<!-- seal -->', readFileSync(here('public/seal.svg'), 'utf8').trim()),
});

/**
 * A few larger files instead of many small ones: fewer requests, better compression. `frame` is needed by every page,
 * `routed` by all but the plain ones, `forms` by pages with a form, `schemas` by validation, `sheets` by requests of both
 * sides, `buyers` by pages of buyers, `limits` by uploads, `contacts` by texts in which no contact may stand, `desk`, `kinds`
 * and `queries` by the workbench; the rest follows the routes. A group takes what its modules import, unless a group of higher priority names it.
 */
const groups = [
  { name: 'react', priority: 4, test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'frame',
    priority: 3,
    test: /holder-web\/src\/(storage|i18n\/catalogue|shell\/(layout|plain-pages|start|TopBar)|app\/(address\.|api|Boundary|Footer|Waiting|in-time|lazy-page|member\.|other-tabs|Popover|providers|Seal|session|site|claim-wish|Page|use-resource))|libs\/ui\/src\/(ask|Button|drafts|icons|states|store|text|toast)|libs\/domain\/src\/(articles\/legal\.ts|core\/(endpoint|error-code|machine|text))/,
  },
  {
    name: 'routed',
    priority: 2,
    test: /node_modules\/react-router\/|holder-web\/src\/(shell\/router|app\/(guards|paths|DialogRoute))/,
  },
  {
    name: 'forms',
    priority: 2,
    test: /libs\/ui\/src\/(Field|Select|CheckField)|holder-web\/src\/(app\/form-error|form\/(SchemaForm|local-form|same|use-form|fields|visitor-fields|proven|Counter|PhoneField|CodeField|CodeInput|use-shown-texts|countdown|phone\.ts|calls\.ts))|libs\/domain\/src\/(visitor-calls|opportunity\/sheet\.limits|core\/(terms|area-codes|plain-rules|email-address|wire-text)|kind\/reference-ids)/,
  },
  {
    name: 'buyers',
    priority: 2,
    test: /holder-web\/src\/features\/cooperate\/(calls\.|NextSteps)/,
  },
  { name: 'art', priority: 2, test: /holder-web\/src\/(art\/|app\/promises)/ },
  {
    name: 'schemas',
    priority: 1,
    test: /node_modules\/zod\/|libs\/domain\/src\/(core\/wire\.|member|file|ip\/reference)/,
  },
  { name: 'limits', priority: 1, test: /libs\/domain\/src\/core\/limits/ },
  { name: 'contacts', priority: 1, test: /libs\/domain\/src\/core\/contact/ },
  // Before the groups of the workbench, which would take them with them: pages of visitors use these too.
  {
    name: 'shown',
    priority: 3,
    test: /holder-web\/src\/(i18n\/when|app\/IpPicture)|libs\/ui\/src\/StateBadge|libs\/domain\/src\/core\/working-days/,
  },
  {
    name: 'desk',
    priority: 0,
    test: /holder-web\/src\/(app\/(Bell|menu|navigation\/(MenuGroups|menu-icons|folded-groups)|search\/s|SideBanner|switch-ip)|chart\/|launch\/|review\/list-states)/,
  },
  {
    name: 'kinds',
    priority: 0,
    test: /libs\/domain\/src\/(kind\/(?!reference-ids)|ip\/ip|review\/(content-schema|review-states|review\.machine)|dashboard\/|message\/message\.keys|shop\/shop\.schema)/,
  },
  {
    name: 'sheets',
    priority: 0,
    test: /libs\/domain\/src\/(opportunity\/sheet\.(api|schema)|core\/no-contact)/,
  },
  {
    name: 'queries',
    priority: 0,
    test: /node_modules\/@tanstack\/|holder-web\/src\/app\/(queries|use-api|ids-of)/,
  },
];

const api = { target: 'http://127.0.0.1:3000', changeOrigin: false };

/** The package exports its development build only; the production build leaves out the warnings, half a KB. */
const router = here('../../node_modules/react-router/dist/production/index.mjs');

const assetFileNames = 'assets/[name]-[hash:7][extname]';

export default defineConfig(({ command }) => ({
  base: '/',
  plugins: [react(), theme(), shell(), early(), leanCalls(), leanErrors(), leanRouter()],
  resolve: {
    dedupe: ['react', 'react-dom', 'react-router', '@tanstack/react-query'],
    alias: command === 'build' ? [{ find: /^react-router$/, replacement: router }] : [],
  },
  server: { port: 5173, proxy: { '/api': api, '/files': api, '/ip': api, '/campaign': api } },
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Seven characters of a hash instead of eight: every chunk names others, and names do not compress. Six are too few for as many chunks.
      output: { codeSplitting: { groups }, chunkFileNames: 'assets/[name]-[hash:7].js', assetFileNames },
    },
  },
}));
