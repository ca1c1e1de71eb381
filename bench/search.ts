import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { SEARCH_HEADERS } from '#shared/contract/search-headers.ts';
import type { SearchResult } from '#shared/contract/search.ts';
import { isMeant, KINDS, queriesOf, type Kind, type Query } from './search-queries.ts';
import type { FromSearchSubject, ToSearchSubject } from './search-subject.ts';
import { markdownTable } from './table.ts';

const QUERIES = 1000;
const WARM_UP = 500;
const LANES = 8;
const FIRST = 5;

type Ready = Extract<FromSearchSubject, { type: 'ready' }>;

/**
 * Searches a country of 100,000 doctors for words as people type them, eight at a time: how often
 * what is meant is among the first five hits of its type, and how long that takes. Resolves with a
 * Markdown table; rejects when too little is found.
 */
export async function search(log: (line: string) => void): Promise<string> {
  const child = fork(join(import.meta.dirname, 'search-subject.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: ['--expose-gc'],
  });
  const ended = once(child, 'exit');
  const [ready] = (await Promise.race([once(child, 'message'), ended])) as [FromSearchSubject];
  if (ready?.type !== 'ready') throw new Error('the server did not start');
  const ask = createAsk(ready);
  const cpu = async () => {
    const reply = once(child, 'message');
    child.send({ type: 'cpu' } satisfies ToSearchSubject);
    const [answer] = (await reply) as [FromSearchSubject];
    if (answer.type !== 'cpu') throw new Error('no processor times');
    return answer.milliseconds;
  };

  const warmUp = KINDS.flatMap((kind) => queriesOf(kind, ready.findable, WARM_UP / KINDS.length));
  await inLanes(warmUp, ask);
  const rows: string[][] = [];
  const missed: string[] = [];
  for (const kind of KINDS) {
    log(`${kind.label}\n`);
    const queries = queriesOf(kind, ready.findable, QUERIES);
    const before = await cpu();
    const samples = await inLanes(queries, ask);
    const after = await cpu();
    const share = samples.filter(({ isFound }) => isFound).length / samples.length;
    if (share < kind.atLeast) missed.push(`${kind.label}: ${percent(share)}`);
    rows.push([
      kind.label,
      example(kind, queries),
      percent(share),
      `≥ ${percent(kind.atLeast)}`,
      quantiles(samples.map(({ serverMs }) => serverMs)),
      quantiles(samples.map(({ clientMs }) => clientMs)),
      ((after - before) / QUERIES).toFixed(2),
    ]);
  }
  child.send({ type: 'stop' } satisfies ToSearchSubject);
  await ended;
  const head = [
    'typed',
    'such as',
    `in the first ${FIRST}`,
    'wanted',
    'p50 / p99 ms, server',
    'p50 / p99 ms, client',
    'CPU ms, server',
  ];
  const table = markdownTable(head, rows);
  const size = `${ready.documents} documents: ${ready.megabytes.toFixed(0)} MB, read in ${ready.startMs.toFixed(0)} ms\n`;
  if (missed.length > 0) throw new Error(`too little was found\n${table}\n${missed.join('\n')}`);
  return `${table}\n${size}`;
}

interface Sample {
  isFound: boolean;
  serverMs: number;
  clientMs: number;
}

type Ask = (query: Query) => Promise<Sample>;

function createAsk({ url, credentials }: Ready): Ask {
  const agent = new Agent({ keepAlive: true, maxSockets: LANES });
  const headers = {
    'content-type': 'text/plain',
    [SEARCH_HEADERS.applicationId]: credentials.application_id,
    [SEARCH_HEADERS.apiKey]: credentials.api_key,
  };
  const target = `${url}/1/indexes/${credentials.index}/query`;
  return async (query) => {
    const body = JSON.stringify({ query: query.text, filters: `city=${query.city}` });
    const start = performance.now();
    const outgoing = request(target, { agent, method: 'POST', headers });
    outgoing.end(body);
    const [incoming] = (await once(outgoing, 'response')) as [AsyncIterable<Buffer>];
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const clientMs = performance.now() - start;
    const result = JSON.parse(Buffer.concat(chunks).toString()) as SearchResult;
    const first = result.hits.filter(({ type }) => type === query.type).slice(0, FIRST);
    return {
      isFound: first.some(({ title }) => isMeant(query, title ?? {})),
      serverMs: result.processingTimeMS,
      clientMs,
    };
  };
}

/** Asks all queries, so many at a time. */
async function inLanes(queries: readonly Query[], ask: Ask): Promise<Sample[]> {
  const samples: Sample[] = [];
  const todo = queries.values();
  const lane = async () => {
    for (const query of todo) samples.push(await ask(query));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return samples;
}

function example({ isBeginning }: Kind, [query]: readonly Query[]): string {
  if (query === undefined) return '';
  return query.text === query.meant
    ? query.text
    : `${query.text} (${query.meant}${isBeginning ? '…' : ''})`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function quantiles(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return `${round(at(0.5))} / ${round(at(0.99))}`;
}

function round(milliseconds: number): string {
  return Number.isInteger(milliseconds) ? String(milliseconds) : milliseconds.toFixed(1);
}
