import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'rolldown';
import { viteImportGlobPlugin } from 'rolldown/experimental';

const here = fileURLToPath(new URL('.', import.meta.url));
const { dependencies } = createRequire(import.meta.url)('./package.json');

// Stays in node_modules: native code, packages that find their own files on disk, and the clients of S3, Redis and
// OpenTelemetry, which only some installations load.
const bucket = ['@aws-sdk/client-s3', '@aws-sdk/client-sts', '@aws-sdk/lib-storage'];
const optional = [
  'ioredis',
  ...Object.keys(dependencies).filter((name) => name.startsWith('@opentelemetry/')),
];
const inPlace = ['sharp', '@node-rs/argon2', 'swagger-ui-dist', 'pino', 'pdfjs-dist', ...bucket, ...optional];
// The dev loop bundles our own code only (50 ms); the real build nearly everything, which halves the start time.
const ownCodeOnly = process.env.BUNDLE === 'own';
const packageOf = (id) => id.split('/', id.startsWith('@') ? 2 : 1).join('/');

/** Optional parts of Nest and TypeORM that are not installed: left as imports that are never reached. */
function missing(id, importer) {
  try {
    createRequire(importer).resolve(id);
    return false;
  } catch (error) {
    return error.code === 'MODULE_NOT_FOUND';
  }
}

function external(id, importer) {
  if (
    /^[./\0]/.test(id) ||
    id.startsWith('node:') ||
    id.startsWith('@ipw/') ||
    id.startsWith('@oxc-project/')
  )
    return false;
  const name = packageOf(id);
  if (ownCodeOnly) return true;
  return (
    inPlace.includes(name) ||
    (Boolean(importer?.includes('node_modules')) && !(name in dependencies) && missing(id, importer))
  );
}

/**
 * `@nestjs/typeorm` imports two classes TypeORM 1 no longer has from the TypeORM in node_modules: a second copy beside the
 * bundled one, 11 MB and a tenth of the start time. In the bundle they are undefined without the import.
 */
const oneTypeOrm = {
  name: 'one-typeorm',
  load: (id) =>
    id.endsWith('/@nestjs/typeorm/dist/common/typeorm-compat.js')
      ? 'export const Connection = undefined; export const AbstractRepository = undefined;'
      : null,
};

/** Fastify's compilers of JSON schemas, which no route has (`server.ts`): 1 MB of packages. */
const noSchemas = {
  name: 'no-schemas',
  load: (id) =>
    /\/@fastify\/(ajv-compiler|fast-json-stringify-compiler)\/[\w.]+$/.test(id)
      ? 'module.exports = undefined;'
      : null,
};

/**
 * Writes letters beyond ASCII as escapes: with a single one of them V8 holds the whole source, millions of letters, in two bytes each.
 * A letter behind a backslash takes the backslash over.
 */
const inAscii = {
  name: 'in-ascii',
  generateBundle: (_, bundle) => {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk')
        // eslint-disable-next-line no-control-regex
        chunk.code = chunk.code.replace(/(\\*)([^\x00-\x7f])/g, (__, slashes, letter) => {
          const before = slashes.length % 2 ? slashes.slice(1) : slashes;
          return `${before}\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
        });
  },
};

/** A program in one file, so that it can tell from its own path whether it was started or imported. */
const program = (input, file, options) => ({
  cwd: here,
  input,
  platform: 'node',
  external,
  // `import.meta.glob` finds features and migrations.
  plugins: [oneTypeOrm, noSchemas, viteImportGlobPlugin({ root: here }), inAscii],
  tsconfig: false,
  transform: {
    target: 'es2022',
    decorator: { legacy: true, emitDecoratorMetadata: true },
    // With these two, a declared entity column stays undeclared at run time, as TypeORM expects.
    assumptions: { setPublicClassFields: true },
    typescript: { removeClassFieldsWithoutInitializer: true },
  },
  output: {
    dir: 'dist',
    format: 'esm',
    entryFileNames: file,
    codeSplitting: false,
    keepNames: true,
    sourcemap: true,
    ...options,
  },
});

/** A quarter of the source that V8 reads; names stay, and the source map has the lines of a stack. */
const spaceOnly = { compress: false, mangle: false, codegen: { removeWhitespace: true } };

/**
 * The server is CommonJS, which V8 can start from a code cache (`compiled.ts`). The dev loop makes one module of them,
 * because packages that stay in place are modules.
 */
const server = ownCodeOnly
  ? [program('src/dev.ts', 'main.js')]
  : [
      program('src/main.ts', 'main.js', { cleanDir: true }),
      // A script of `vm` cannot import: what is loaded on demand is required.
      program('src/server.ts', 'server.cjs', { format: 'cjs', dynamicImportInCjs: false, minify: spaceOnly }),
      program('src/code-cache.ts', 'code-cache.js'),
    ];

// The server, the process that reads documents, the threads that look for QR codes and make export files and certificates, and
// the command that verifies a certificate.
export default defineConfig([
  ...server,
  program('src/core/files/pdf/reader.ts', 'pdf-reader.js'),
  program('src/core/files/qr-reader.ts', 'qr-reader.js'),
  program('src/code/print/worker.ts', 'code-files.js'),
  program('src/core/certificate/worker.ts', 'certificates.js'),
  program('src/core/certificate/verify-program.ts', 'verify-certificate.js'),
]);
