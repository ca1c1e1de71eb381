import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';
import { createMetrics } from '#server/metrics/metrics.ts';
import { readMetrics } from '#tests/support/http/read-metrics.ts';

const file = (path: string) => readFileSync(join(projectRoot(), path), 'utf8');

interface Dashboard {
  panels: { title: string; targets?: { expr: string }[] }[];
  templating: { list: { query: string | { query: string } }[] };
}

const { panels, templating } = JSON.parse(file('ops/grafana/vizit.json')) as Dashboard;
const ALERT_FILES = ['alerts.yml', 'database-host-alerts.yml'].map((name) =>
  file(`ops/prometheus/${name}`),
);
const runbook = file('docs/operations-observing.md');

/** The metrics from Prometheus itself, node_exporter and postgres_exporter. */
const EXPORTER_METRICS = [
  'up',
  'node_filesystem_avail_bytes',
  'node_filesystem_size_bytes',
  'node_timex_maxerror_seconds',
  'node_timex_offset_seconds',
  'node_timex_sync_status',
  'pg_stat_archiver_failed_count',
];

let exported: ReadonlySet<string>;
beforeAll(async () => {
  exported = (await readMetrics(createMetrics())).names;
});

/** Returns the metrics that a PromQL query names. */
function metricsIn(query: string): string[] {
  const bare = query
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, ' ')
    .replaceAll(/\b(?:by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, ' ');
  const words = [...bare.matchAll(/\b[a-z_]\w*\b(?!\s*\()/g)].map(([word]) => word);
  return words.filter((word) => !['and', 'or', 'unless', 'by', 'bool'].includes(word));
}

/** Returns the alerts of a rule file with their queries. */
function rulesIn(yaml: string): { alert: string; expr: string }[] {
  return yaml
    .split(/^ {6}- alert: /m)
    .slice(1)
    .map((rule) => ({
      alert: rule.split('\n', 1)[0] ?? '',
      expr: /^ {8}expr: (?:\|\n)?([\s\S]*?)^ {8}\w/m.exec(rule)?.[1] ?? '',
    }));
}

test('metricsIn finds metrics among functions, labels and strings', () => {
  const query = `histogram_quantile(0.9, sum by (le, job) (rate(a_bucket{job="b", c=~"d"}[5m]))) > 1
    and time() - max(e) unless f == 3 * 60`;
  expect(metricsIn(query)).toEqual(['a_bucket', 'e', 'f']);
});

describe('the dashboard', () => {
  const queries = panels.flatMap(({ targets = [], title }) =>
    targets.map(({ expr }) => [title, expr] as const),
  );

  test.each(queries)('dashboard panel %s queries exported metrics', (_title, query) => {
    const names = metricsIn(query);
    expect(names).not.toEqual([]);
    for (const name of names) expect(exported).toContain(name);
  });

  test('the dashboard has variables from metrics that a process exports', () => {
    const choices = templating.list.flatMap(({ query }) =>
      typeof query === 'string' ? [] : [/\((\w+),/.exec(query.query)?.[1]],
    );
    expect(choices).toHaveLength(2);
    for (const name of choices) expect(exported).toContain(name);
  });
});

describe.each(ALERT_FILES)('the alert file', (alerts) => {
  const rules = rulesIn(alerts);

  test('the alert file has rules that this test can parse', () => {
    expect(rules.length).toBeGreaterThan(3);
    expect(alerts.match(/alert:/g)).toHaveLength(rules.length);
  });

  test.each(rules)('the alert $alert queries existing metrics and is in the runbook', (rule) => {
    const names = metricsIn(rule.expr);
    expect(names).not.toEqual([]);
    for (const name of names) expect([...exported, ...EXPORTER_METRICS]).toContain(name);
    expect(runbook).toContain(`\n### ${rule.alert}\n`);
    expect(alerts).toContain(`docs/operations-observing.md#${rule.alert.toLowerCase()}\n`);
  });
});

test('the documentation lists exactly the metrics that a process exports', () => {
  const documented = [...runbook.matchAll(/^\| `([a-z]+_\w+)`/gm)].map(([, name]) => name);
  const ours = [...exported]
    .filter((name) => !/^(?:process|nodejs)_|_(?:bucket|sum)$/.test(name))
    .map((name) => name.replace(/_count$/, ''));
  expect(documented.toSorted()).toEqual(ours.toSorted());
});
