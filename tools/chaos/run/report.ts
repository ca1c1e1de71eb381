import type { RequestKind } from '../traffic/classify-response.ts';
import type { ResponseRecord, Traffic } from '../traffic/traffic.ts';

export interface FaultResult {
  name: string;
  /** The figures of the run on one line. */
  summary: string;
  failures: string[];
}

interface Figures {
  /** In bytes. */
  memory: { before: number; peak: number };
  /** The messages that the provider has accepted. */
  messages: number;
}

/** Summarizes a run. */
export function summarize(
  { responses, ledger }: Traffic,
  fault: { from: number; until: number },
  { memory, messages }: Figures,
): string {
  const affected = responses.filter(({ receivedAt }) => receivedAt >= fault.from);
  const bad = affected.filter(({ verdict }) => verdict !== 'ok');
  const last = bad.reduce((latest, { receivedAt }) => Math.max(latest, receivedAt), fault.until);
  const slowest = affected.reduce((max, record) => Math.max(max, durationOf(record)), 0);
  const count = (verdict: ResponseRecord['verdict']) =>
    responses.filter((record) => record.verdict === verdict).length;
  const writes = (...kinds: RequestKind[]) =>
    responses.filter(({ kind, status }) => kinds.includes(kind) && status > 0 && status < 300)
      .length;
  const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20);
  return [
    `${responses.length} responses`,
    `${count('rejected')} rejected`,
    `${count('broken')} incomplete`,
    `${writes('booking')} booked`,
    `${writes('change')} changed`,
    `${writes('desk', 'absence', 'import')} by staff`,
    `${ledger.facts.length} absences and imports`,
    `${messages} messages`,
    `slowest ${Math.round(slowest)} ms`,
    `recovered after ${Math.round(last - fault.until)} ms`,
    `memory ${megabytes(memory.before)} → ${megabytes(memory.peak)} MB`,
  ].join(', ');
}

export function durationOf({ sentAt, receivedAt }: ResponseRecord): number {
  return receivedAt - sentAt;
}

/** Formats a response for the failure list. */
export function formatResponse(record: ResponseRecord): string {
  const { kind, verdict, status, detail } = record;
  return `${kind}: ${verdict} (${status}, ${Math.round(durationOf(record))} ms) ${detail}`;
}

const MAX_SHOWN = 20;

/** Formats the result of a run. */
export function formatResult({ name, summary, failures }: FaultResult): string {
  const shown = failures.slice(0, MAX_SHOWN).map((failure) => `    ${failure}`);
  const left = failures.length - shown.length;
  const mark = failures.length === 0 ? '✓' : '✗';
  const lines = [`${mark} ${name}: ${summary}`, ...shown];
  return [...lines, ...(left > 0 ? [`    … and ${left} more`] : []), ''].join('\n');
}
