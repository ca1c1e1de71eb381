import type { ResponseRecord, TrafficLog } from '../patients/patients.ts';

/** The measurements of a run. */
export interface Measurements {
  responses: number;
  rejected: number;
  broken: number;
  booked: number;
  /** The slowest response during the fault and its recovery. */
  slowestMs: number;
  /** The time from the end of the fault to the last failed response. */
  recoveredMs: number;
  memoryBeforeMb: number;
  memoryPeakMb: number;
}

export interface FaultResult {
  name: string;
  measurements: Measurements;
  failures: string[];
}

export function measure(
  { responses, booked }: TrafficLog,
  fault: { from: number; until: number },
  memory: { before: number; peak: number },
): Measurements {
  const affected = responses.filter(({ receivedAt }) => receivedAt >= fault.from);
  const bad = affected.filter(({ verdict }) => verdict !== 'ok');
  const last = bad.reduce((latest, { receivedAt }) => Math.max(latest, receivedAt), fault.until);
  return {
    responses: responses.length,
    rejected: countOf(responses, 'rejected'),
    broken: countOf(responses, 'broken'),
    booked: booked.length,
    slowestMs: affected.reduce((max, record) => Math.max(max, durationOf(record)), 0),
    recoveredMs: last - fault.until,
    memoryBeforeMb: memory.before / 2 ** 20,
    memoryPeakMb: memory.peak / 2 ** 20,
  };
}

export function durationOf({ sentAt, receivedAt }: ResponseRecord): number {
  return receivedAt - sentAt;
}

function countOf(responses: readonly ResponseRecord[], verdict: ResponseRecord['verdict']): number {
  return responses.filter((record) => record.verdict === verdict).length;
}

/** Formats a response for the failure list. */
export function formatResponse(record: ResponseRecord): string {
  const { kind, verdict, status, detail } = record;
  return `${kind}: ${verdict} (${status}, ${Math.round(durationOf(record))} ms) ${detail}`;
}

const MAX_SHOWN = 20;

/** Formats the result of a run. */
export function formatResult({ name, measurements, failures }: FaultResult): string {
  const round = (value: number) => String(Math.round(value));
  const summary = [
    `${measurements.responses} responses`,
    `${measurements.rejected} rejected`,
    `${measurements.broken} incomplete`,
    `${measurements.booked} booked`,
    `slowest ${round(measurements.slowestMs)} ms`,
    `recovered after ${round(measurements.recoveredMs)} ms`,
    `memory ${round(measurements.memoryBeforeMb)} → ${round(measurements.memoryPeakMb)} MB`,
  ];
  const shown = failures.slice(0, MAX_SHOWN).map((failure) => `    ${failure}`);
  const left = failures.length - shown.length;
  const mark = failures.length === 0 ? '✓' : '✗';
  const lines = [`${mark} ${name}: ${summary.join(', ')}`, ...shown];
  return [...lines, ...(left > 0 ? [`    … and ${left} more`] : []), ''].join('\n');
}
