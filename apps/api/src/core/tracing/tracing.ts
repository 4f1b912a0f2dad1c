import { AsyncLocalStorage } from 'node:async_hooks';
import { hostname } from 'node:os';
import type { Attributes, Context, Span } from '@opentelemetry/api';
import { Counter } from 'prom-client';
import type { Config } from '../config';
import type { Logger } from 'pino';

/** What spans are made with; loaded by `startTracing` only. */
interface Tracing {
  /** Begins a span below `parent`. Without one a trace begins. */
  begin(name: string, kind: SpanPart, attributes: Attributes, parent: Context | undefined): Begun;
  stop(): Promise<void>;
}

export interface Begun {
  span: Span;
  context: Context;
}

/** Whether a span is a request from outside, work of this process, or a call of another system. */
export type SpanPart = 'server' | 'internal' | 'client';

let tracing: Tracing | undefined;
const current = new AsyncLocalStorage<Context>();

const exports = new Counter({
  name: 'trace_exports_total',
  help: 'Batches of spans sent to the receiver, by outcome',
  labelNames: ['outcome'],
});

/** Time for one batch, and for the last one at the end of the process, ms. */
const EXPORT_MS = 5000;

/** Sends spans to the OTLP receiver of the settings; without one nothing is loaded and no span is made. */
export async function startTracing(config: Config, log: Logger): Promise<void> {
  if (!config.OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const [api, sdk, { resourceFromAttributes }, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  const exporter = new OTLPTraceExporter({
    url: `${config.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: EXPORT_MS,
  });
  const send = exporter.export.bind(exporter);
  exporter.export = (spans, done) =>
    send(spans, (result) => {
      exports.inc({ outcome: result.code === 0 ? 'done' : 'failed' });
      done(result);
    });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'ip-workbench',
      'service.instance.id': `${hostname()}:${String(process.pid)}`,
      'host.name': hostname(),
      'process.pid': process.pid,
      role: config.ROLE,
    }),
    // Descendants of a sampled span are sampled; a visitor's headers decide nothing.
    sampler: new sdk.ParentBasedSampler({
      root: new sdk.TraceIdRatioBasedSampler(config.OTEL_TRACES_SAMPLER_ARG),
    }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, exportTimeoutMillis: EXPORT_MS })],
  });
  const tracer = provider.getTracer('ipw');
  const kinds = {
    server: api.SpanKind.SERVER,
    internal: api.SpanKind.INTERNAL,
    client: api.SpanKind.CLIENT,
  };
  tracing = {
    begin: (name, kind, attributes, parent = api.ROOT_CONTEXT) => {
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, parent);
      return { span, context: api.trace.setSpan(parent, span) };
    },
    stop: () => provider.shutdown(),
  };
  log.info({ endpoint: new URL(config.OTEL_EXPORTER_OTLP_ENDPOINT).host }, 'tracing: on');
}

/** Sends the last spans. */
export async function stopTracing(): Promise<void> {
  const ended = tracing;
  tracing = undefined;
  await ended?.stop().catch(() => undefined);
}

/** Begins a trace; undefined while tracing is off. The caller ends the span. */
export const beginTrace = (name: string, attributes: Attributes): Begun | undefined =>
  tracing?.begin(name, 'server', attributes, undefined);

/** Runs `work` so that its spans are below `begun`. */
export const within = <T>({ context }: Begun, work: () => T): T => current.run(context, work);

/** Begins work that outlives the request it is begun in, and serves others: its spans are not below that request. */
export const detached = <T>(work: () => T): T => current.exit(work);

/** OpenTelemetry's number of a failed span (`SpanStatusCode.ERROR`), whose module is not loaded. */
export const FAILED = 2;

/**
 * Runs `work` in a span of its own, below the one it runs in. Names and attributes hold no data of anybody. Calls of other
 * systems begin no trace, because lanes ask for jobs four times a second.
 */
export function traced<T>(
  name: string | (() => string),
  kind: SpanPart,
  work: () => Promise<T>,
  attributes?: Attributes,
): Promise<T> {
  if (!tracing) return work();
  const parent = current.getStore();
  if (kind === 'client' && !parent) return work();
  const called = typeof name === 'string' ? name : name();
  return inSpan(tracing.begin(called, kind, attributes ?? {}, parent), work);
}

async function inSpan<T>(begun: Begun, work: () => Promise<T>): Promise<T> {
  const { span } = begun;
  try {
    return await within(begun, work);
  } catch (error) {
    // The code or class of an error; its message may quote data.
    const { code, name } = error as { code?: unknown; name?: string };
    span.setAttribute('error.type', typeof code === 'string' ? code : (name ?? 'error'));
    span.setStatus({ code: FAILED });
    throw error;
  } finally {
    span.end();
  }
}
