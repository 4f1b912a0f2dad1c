// Checks the size of each page: gzip bytes of its scripts against a limit.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { root } from './process.mjs';

/** Word catalogues in the language of most visitors, loaded with the page. */
const words = (page) => [/\/i18n\/zh-CN\.ts$/, new RegExp(`(/i18n/${page}|/${page}\\.i18n)\\.zh-CN\\.ts$`)];

/** The router, which all pages but the plain ones need. */
const ROUTER = /\/shell\/router\.tsx$/;

/** KB of 1,000 bytes. `lazy` names the source files of chunks the page loads after the entry. */
const pages = [
  {
    name: 'holder: landing',
    app: 'holder-web',
    lazy: [ROUTER, /\/LandingPage\.tsx$/, ...words('landing')],
    limit: 110,
  },
  {
    name: 'holder: sign-in',
    app: 'holder-web',
    lazy: [ROUTER, /\/LoginPage\.tsx$/, ...words('account')],
    limit: 110,
  },
  {
    // With the proof of work and the search for contact details of a first use. What adds pictures is loaded with the first of them.
    name: 'holder: ask an IP',
    app: 'holder-web',
    lazy: [/\/(AskRoute\.tsx|proof\.ts|contact-search\.ts)$/, ...words('ask')],
    limit: 110,
  },
  {
    // Without the form, which is loaded when somebody enters a work.
    name: 'holder: campaign',
    app: 'holder-web',
    lazy: [/\/(CampaignRoute|CampaignPage|Wall|Works)\.tsx$/, ...words('campaign')],
    limit: 110,
  },
  {
    name: 'holder: workbench',
    app: 'holder-web',
    lazy: [
      ROUTER,
      /\/(member-routes|Queries|MemberBar|WorkbenchLayout|HomePage)\.tsx$/,
      /\/member-parts\.ts$/,
      ...words('bar'),
      ...words('workbench'),
      ...words('signed-in'),
    ],
    limit: 175,
  },
  {
    name: 'console: first page',
    app: 'admin-web',
    lazy: [/\/Console\.tsx$/, /\/Dashboard\.tsx$/],
    limit: 301,
  },
];

/** A text that only the S3 client contains: it must be loaded only when a large file goes into a bucket. */
const STORAGE_CLIENT = 'AWS4-HMAC-SHA256';

/** The files of a chunk and of all its static imports. */
function withImports(manifest, key, files = new Set()) {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, files);
  return files;
}

function measure({ name, app, lazy, limit }) {
  const dist = path.join(root, 'apps', app, 'dist');
  const file = path.join(dist, '.vite/manifest.json');
  if (!existsSync(file)) return { name, limit, problem: 'not built' };
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const chunks = Object.entries(manifest);
  const entries = chunks.filter(([, chunk]) => chunk.isEntry).map(([key]) => key);
  // A page without a chunk of its own is in the entry and counted there.
  const routes = chunks
    .filter(([, chunk]) => chunk.isDynamicEntry && lazy.some((pattern) => pattern.test(`/${chunk.src}`)))
    .map(([key]) => key);
  const files = new Set();
  for (const key of [...entries, ...routes]) withImports(manifest, key, files);
  // And what the document names beside the entry.
  for (const [, script] of readFileSync(path.join(dist, 'index.html'), 'utf8').matchAll(
    /<script[^>]* src="\/(?:admin\/)?([^"]+)"/g,
  ))
    files.add(script);
  const scripts = [...files].filter((script) => script.endsWith('.js'));
  if (scripts.some((script) => readFileSync(path.join(dist, script), 'utf8').includes(STORAGE_CLIENT)))
    return { name, limit, problem: 'loads the storage client' };
  const bytes = scripts.reduce(
    (sum, script) => sum + gzipSync(readFileSync(path.join(dist, script)), { level: 9 }).length,
    0,
  );
  return { name, limit, kb: bytes / 1000, scripts: scripts.length, routes };
}

/** @returns {{ok: boolean, lines: string[]}} */
export function sizes() {
  const measured = pages.map(measure);
  const lines = measured.map(({ name, limit, kb, scripts, routes, problem }) => {
    const found =
      problem ??
      `${kb.toFixed(1)} KB of ${limit} in ${scripts} scripts${routes.length ? ` (with ${routes.map((key) => path.basename(key)).join(', ')})` : ''}`;
    return `  ${name.padEnd(22)}${found}`;
  });
  return { ok: measured.every(({ kb, limit }) => kb <= limit), lines };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { ok, lines } = sizes();
  console.log(lines.join('\n'));
  process.exitCode = ok ? 0 : 1;
}
