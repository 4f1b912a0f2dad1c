// jest's runtime evaluates every module anew for each spec file. This one reads, transforms and parses a module only once in a
// worker: its code and V8's code cache of it are kept from one spec file to the next. Evaluation stays as it is. What a file leaves
// in Node itself is removed after it.
const { AsyncLocalStorage } = require('node:async_hooks');
const { statSync } = require('node:fs');
const { createRequire } = require('node:module');
const { compileFunction } = require('node:vm');

// The one jest itself uses.
const { default: Runtime } = createRequire(require.resolve('jest'))('jest-runtime');

/** Results of transforms by project and path, with the time of the file's last change. */
const transformed = new Map();
/** Code caches of modules by path, with the code they belong to, because V8 compares only its length. */
const parsed = new Map();

function keepTransforms(cache, project) {
  const plain = cache.transform.bind(cache);
  cache.transform = (filename, options) => {
    if (options?.isInternalModule) return plain(filename, options);
    const key = `${project} ${filename}`;
    const { mtimeMs } = statSync(filename);
    const known = transformed.get(key);
    if (known?.mtimeMs !== mtimeMs) {
      const code = plain(filename, options);
      transformed.set(key, { mtimeMs, result: cache.getEntries().get(filename) });
      return code;
    }
    const { result } = known;
    cache.getEntries().set(filename, result);
    if (result.sourceMapPath) cache.getSourceMaps().set(filename, result.sourceMapPath);
    return result.code;
  };
}

function keepParsed(executor) {
  const plain = executor.compile.bind(executor);
  executor.compile = (source, filename) => {
    const parsingContext = executor.environment.getVmContext();
    const known = parsed.get(filename);
    const isKnown = known?.source === source;
    try {
      const compiled = compileFunction(source, executor.injectedModuleParameters, {
        filename,
        parsingContext,
        ...(isKnown ? { cachedData: known.data } : { produceCachedData: true }),
      });
      if (!isKnown) parsed.set(filename, { source, data: compiled.cachedData });
      return compiled;
    } catch {
      // jest words what is wrong with the source, or that the environment is gone.
      return plain(source, filename);
    }
  };
}

/** Storages a spec file used. Node keeps each one, and what it holds, and visits all of them for every promise until it is disabled. */
const storages = new Set();
for (const method of ['run', 'enterWith']) {
  const plain = AsyncLocalStorage.prototype[method];
  AsyncLocalStorage.prototype[method] = function (...args) {
    storages.add(this);
    return plain.apply(this, args);
  };
}

/**
 * `fetch` keeps an idle connection as long as the server does, 72 s. A spec that solves a proof of work sees no end of one
 * meanwhile, and its next request would be sent on a connection that is gone.
 */
new Response(); // Node makes its agent on first use.
const AGENT = Symbol.for('undici.globalDispatcher.1');
const { constructor: Agent } = globalThis[AGENT];
globalThis[AGENT] = new Agent({ keepAliveMaxTimeout: 10_000 });

module.exports = class extends Runtime {
  constructor(config, ...others) {
    super(config, ...others);
    keepTransforms(this.transformCache, config.id);
    keepParsed(this.executor);
  }

  teardown() {
    super.teardown();
    for (const storage of storages) storage.disable();
    storages.clear();
  }
};
