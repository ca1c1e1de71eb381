import type { Metrics } from '#server/metrics/metrics.ts';

interface ReadMetrics {
  /** The values of a metric by its labels, such as `country=hu outcome=booked`. */
  of(name: string): Record<string, number>;
  /** All metrics, also those without a value. */
  names: ReadonlySet<string>;
}

/** Reads the metrics as Prometheus does. */
export async function readMetrics(metrics: Metrics): Promise<ReadMetrics> {
  const text = await metrics.read();
  const samples = text.split('\n').flatMap((line) => {
    const [, name = '', labels = '', value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    return value === undefined ? [] : [{ name, labels: labelsOf(labels), value: Number(value) }];
  });
  return {
    names: new Set([...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(seriesOf)),
    of: (metric) =>
      Object.fromEntries(
        samples
          .filter(({ name }) => name === metric)
          .map(({ labels, value }) => [labels, value] as const),
      ),
  };
}

/** Returns the names of a metric's samples; a histogram has three. */
function seriesOf([, name = '', type]: RegExpExecArray): string[] {
  return type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name];
}

function labelsOf(text: string): string {
  const pairs = [...text.matchAll(/(\w+)="([^"]*)"/g)];
  return pairs
    .map(([, name, value]) => `${name}=${value}`)
    .sort()
    .join(' ');
}
