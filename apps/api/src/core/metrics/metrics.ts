import { collectDefaultMetrics, Gauge, Histogram, register } from 'prom-client';
import { traced } from '../tracing/tracing';

/** Metrics of the process, e.g. memory and event loop. Node keeps their observer until the process ends, so only its start calls this. */
export const measureProcess = (): void => {
  collectDefaultMetrics();
};

/** Response times by method, route and status. */
export const requestSeconds = new Histogram({
  name: 'http_request_seconds',
  help: 'Time of an answer',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.02, 0.1, 0.3, 1, 3, 10],
});

/** Times of jobs by lane and outcome. */
export const jobSeconds = new Histogram({
  name: 'job_seconds',
  help: 'Time of one attempt of a job',
  labelNames: ['lane', 'outcome'],
  buckets: [0.01, 0.1, 1, 5, 20, 60, 300],
});

const providerSeconds = new Histogram({
  name: 'provider_seconds',
  help: 'Time of one call of an external provider',
  labelNames: ['provider', 'outcome'],
  buckets: [0.02, 0.1, 0.3, 1, 3, 10],
});

/** Measures and traces one call of an external provider. */
export async function timed<T>(provider: string, call: () => Promise<T>): Promise<T> {
  const timer = providerSeconds.startTimer({ provider });
  try {
    const result = await traced(`provider ${provider}`, 'client', call);
    timer({ outcome: 'done' });
    return result;
  } catch (error) {
    timer({ outcome: 'failed' });
    throw error;
  }
}

type Sample = [value: number, of?: string];

/**
 * A gauge read at each scrape, of one label at most. It is absent while it cannot be read, e.g. without the database. A second
 * application in the same process replaces the gauge of the first.
 */
export function gauge(
  name: string,
  help: string,
  label: string | undefined,
  read: () => Promise<Sample[]> | Sample[],
): void {
  register.removeSingleMetric(name);
  new Gauge({
    name,
    help,
    labelNames: label ? [label] : [],
    async collect() {
      this.reset();
      // After a reset a gauge without a label has the value 0.
      if (!label) this.remove();
      const samples = await Promise.resolve()
        .then(read)
        .catch(() => []);
      for (const [value, of] of samples) this.set(label ? { [label]: of! } : {}, value);
    },
  });
}

/** All metrics in the format of Prometheus, with its content type. */
export const metricsText = async (): Promise<{ type: string; text: string }> => ({
  type: register.contentType,
  text: await register.metrics(),
});
