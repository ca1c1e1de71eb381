import type { Answer, Diary } from '../patients/patients.ts';

/** The figures of a run, as they are printed. */
export interface Figures {
  answers: number;
  refused: number;
  broken: number;
  booked: number;
  /** Of the answers during the fault and its recovery. */
  slowestMs: number;
  /** From the end of the fault to the last answer that suffered from it. */
  recoveredMs: number;
  memoryBeforeMb: number;
  memoryPeakMb: number;
}

export interface Outcome {
  name: string;
  figures: Figures;
  /** What did not behave, in words; nothing when all is well. */
  failures: string[];
}

export function figuresOf(
  { answers, booked }: Diary,
  fault: { from: number; until: number },
  memory: { before: number; peak: number },
): Figures {
  const suffering = answers.filter(({ answeredAt }) => answeredAt >= fault.from);
  const bad = suffering.filter(({ verdict }) => verdict !== 'ok');
  const last = bad.reduce((latest, { answeredAt }) => Math.max(latest, answeredAt), fault.until);
  return {
    answers: answers.length,
    refused: countOf(answers, 'refused'),
    broken: countOf(answers, 'broken'),
    booked: booked.length,
    slowestMs: suffering.reduce((most, each) => Math.max(most, tookOf(each)), 0),
    recoveredMs: last - fault.until,
    memoryBeforeMb: memory.before / 2 ** 20,
    memoryPeakMb: memory.peak / 2 ** 20,
  };
}

export function tookOf({ askedAt, answeredAt }: Answer): number {
  return answeredAt - askedAt;
}

function countOf(answers: readonly Answer[], verdict: Answer['verdict']): number {
  return answers.filter((answer) => answer.verdict === verdict).length;
}

/** An answer in words, for who has to find out why. */
export function describe(answer: Answer): string {
  const { kind, verdict, status, detail } = answer;
  return `${kind}: ${verdict} (${status}, ${Math.round(tookOf(answer))} ms) ${detail}`;
}

const MAX_SHOWN = 20;

/** What is printed of a run. */
export function reportOf({ name, figures, failures }: Outcome): string {
  const round = (value: number) => String(Math.round(value));
  const told = [
    `${figures.answers} answers`,
    `${figures.refused} refused`,
    `${figures.broken} broken off`,
    `${figures.booked} booked`,
    `slowest ${round(figures.slowestMs)} ms`,
    `recovered after ${round(figures.recoveredMs)} ms`,
    `memory ${round(figures.memoryBeforeMb)} → ${round(figures.memoryPeakMb)} MB`,
  ];
  const shown = failures.slice(0, MAX_SHOWN).map((failure) => `    ${failure}`);
  const left = failures.length - shown.length;
  const mark = failures.length === 0 ? '✓' : '✗';
  const lines = [`${mark} ${name}: ${told.join(', ')}`, ...shown];
  return [...lines, ...(left > 0 ? [`    … and ${left} more`] : []), ''].join('\n');
}
