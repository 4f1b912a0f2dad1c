import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { themeCss } from '../../libs/ui/src/theme';

const VIRTUAL = 'virtual:theme.css';

/** The colours and measures of libs/ui as a stylesheet, so that they are declared once. */
const theme = (): Plugin => ({
  name: 'theme',
  resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
  load: (id) => (id === `\0${VIRTUAL}` ? themeCss() : undefined),
});

/** What the first page of most visitors needs: asked for with the page itself, not when script has found out. */
const FIRST =
  /holder-web\/src\/(features\/landing\/LandingPage\.tsx|i18n\/(landing\.)?zh-CN\.ts)$|i18n\/shared\.zh-CN\.ts$/;

const preloads = (): Plugin => ({
  name: 'preloads',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.values(bundle)
        .filter((chunk) => chunk.type === 'chunk' && FIRST.test(chunk.facadeModuleId ?? ''))
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
          injectTo: 'head',
        })),
  },
});

/**
 * A few files in place of many crumbs: fewer requests, and better compression. `frame` is what every page needs,
 * `forms` what pages with a form need besides, `schemas` what judges an input; the rest follows the routes.
 */
const groups = [
  { name: 'react', priority: 4, test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
  {
    name: 'frame',
    priority: 3,
    test: /holder-web\/src\/(i18n\/catalogue|app\/(api|Boundary|Footer|guards|layout|lazy-page|member|other-tabs|paths|Popover|providers|router|Seal|session|site|storage|TopBar|claim-wish|address-token|Page|use-resource))|libs\/ui\/src\/(ask|Button|drafts|icons|states|store|text|toast)|libs\/domain\/src\/core\/(error-code|text|endpoint)/,
  },
  {
    name: 'forms',
    priority: 2,
    test: /libs\/ui\/src\/(Field|TextField|Select|CheckField|SchemaForm|use-schema-form)|libs\/domain\/src\/core\/(limits|area-codes)/,
  },
  { name: 'art', priority: 2, test: /holder-web\/src\/art\// },
  { name: 'schemas', priority: 1, test: /node_modules\/zod\/|libs\/domain\/src\/(core\/wire|member|file)/ },
];

const api = { target: 'http://127.0.0.1:3000', changeOrigin: false };

export default defineConfig({
  base: '/',
  plugins: [react(), theme(), preloads()],
  resolve: { dedupe: ['react', 'react-dom', 'react-router', '@tanstack/react-query'] },
  server: { port: 5173, proxy: { '/api': api, '/files': api } },
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
