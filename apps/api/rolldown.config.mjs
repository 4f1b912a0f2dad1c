import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'rolldown';

const here = fileURLToPath(new URL('.', import.meta.url));
const { dependencies } = createRequire(import.meta.url)('./package.json');

// Native code, what finds its own files on disk, and what only an installation with a bucket loads stays in node_modules.
const bucket = ['@aws-sdk/client-s3', '@aws-sdk/client-sts', '@aws-sdk/lib-storage'];
const inPlace = ['sharp', '@node-rs/argon2', 'mysql2', 'swagger-ui-dist', 'pino', 'pdfjs-dist', ...bucket];
// The dev loop bundles our own code alone (50 ms); the real build nearly everything: it starts in half the time.
const ownCodeOnly = process.env.BUNDLE === 'own';
const packageOf = (id) => id.split('/', id.startsWith('@') ? 2 : 1).join('/');

/** Optional parts of Nest and TypeORM which nobody installed: left as imports that are never reached. */
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
 * `@nestjs/typeorm` asks the TypeORM in node_modules for two classes that TypeORM 1 no longer has: a second copy beside the
 * bundled one, 11 MB and a tenth of the start's time. In the bundle they are missing without being asked for.
 */
const oneTypeOrm = {
  name: 'one-typeorm',
  load: (id) =>
    id.endsWith('/@nestjs/typeorm/dist/common/typeorm-compat.js')
      ? 'export const Connection = undefined; export const AbstractRepository = undefined;'
      : null,
};

/** A process of ours: one file, so that it can tell from its own address whether it was started or imported. */
const program = (input, file, first) => ({
  cwd: here,
  input,
  platform: 'node',
  external,
  plugins: [oneTypeOrm],
  tsconfig: false,
  transform: {
    target: 'es2022',
    decorator: { legacy: true, emitDecoratorMetadata: true },
    // With the two below a declared entity column stays undeclared at run time, as TypeORM expects.
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
    cleanDir: first,
  },
});

// The server, the process in which it reads documents, and the thread in which it makes files of codes.
export default defineConfig([
  program('src/main.ts', 'main.js', true),
  program('src/core/files/pdf/reader.ts', 'pdf-reader.js', false),
  program('src/code/print/worker.ts', 'code-files.js', false),
]);
