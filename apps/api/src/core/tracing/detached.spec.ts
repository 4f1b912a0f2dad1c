/** Work that many requests share is in the trace of none. */
import { pino } from 'pino';
import { readConfig } from '../config';
import { beginTrace, detached, startTracing, stopTracing, traced, within } from './tracing';

const mockSent: string[] = [];
jest.mock('@opentelemetry/exporter-trace-otlp-http', () => ({
  OTLPTraceExporter: class {
    export(spans: { name: string }[], done: (result: { code: number }) => void) {
      mockSent.push(...spans.map(({ name }) => name));
      done({ code: 0 });
    }
    shutdown = () => Promise.resolve();
  },
}));

it('keeps calls of detached work out of the trace it is begun in', async () => {
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: 'mysql://a:b@localhost/c',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
  });
  await startTracing(config, pino({ enabled: false }));
  const begun = beginTrace('request', {})!;
  await within(begun, () =>
    Promise.all([
      traced('of the request', 'client', () => Promise.resolve()),
      detached(() => traced('of others', 'client', () => Promise.resolve())),
    ]),
  );
  begun.span.end();
  await stopTracing();
  expect(mockSent).toEqual(['of the request', 'request']);
});
