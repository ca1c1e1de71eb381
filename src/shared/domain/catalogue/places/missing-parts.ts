/**
 * The parts of a clinic without which patients cannot book, in the order of setting them up. Only drafts
 * miss the data of the partner, a team and a rehearsal.
 */
export const MISSING_PARTS = [
  'partner',
  'branch',
  'phone',
  'doctor',
  'service',
  'hours',
  'starts',
  'texts',
  'team',
  'rehearsal',
] as const;
export type MissingPart = (typeof MISSING_PARTS)[number];

/** A doctor with fewer free starts in the next 14 days is not ready for patients. */
export const MIN_FREE_STARTS = 20;

/** The part that has to be there before another can be entered. */
const NEEDS: Partial<Record<MissingPart, MissingPart>> = {
  phone: 'branch',
  doctor: 'branch',
  service: 'doctor',
  hours: 'doctor',
  starts: 'hours',
  rehearsal: 'starts',
};

interface MissingPartOf {
  readonly part: MissingPart;
  readonly subject: 'clinic' | 'branch' | 'doctor';
}

/** Returns true for a part without which a draft stays a draft: descriptions of doctors can follow. */
export function keepsDraft({ part, subject }: MissingPartOf): boolean {
  return part !== 'texts' || subject === 'clinic';
}

/** A part of a draft. */
interface ChecklistPart {
  readonly part: MissingPart;
  readonly isDone: boolean;
  /** The open part that has to be done before; null for one that can be entered. */
  readonly waitsFor: MissingPart | null;
}

/** Returns the parts of a draft in order, done if nothing of them or of what they need is missing. */
export function checklistOf(missing: readonly MissingPartOf[]): ChecklistPart[] {
  const open = new Set(missing.filter(keepsDraft).map(({ part }) => part));
  const neededOf = (part: MissingPart): MissingPart | null => {
    const needed = NEEDS[part];
    return needed !== undefined && isOpen(needed) ? needed : null;
  };
  const isOpen = (part: MissingPart): boolean => open.has(part) || neededOf(part) !== null;
  return MISSING_PARTS.map((part) => ({
    part,
    isDone: !isOpen(part),
    waitsFor: neededOf(part),
  }));
}

export const STAGES = ['data', 'rehearsal', 'ready', 'live'] as const;
export type Stage = (typeof STAGES)[number];

/** Returns the stage of a draft: data are entered, then people and the rehearsal, then it can go live. */
export function stageOf(missing: readonly MissingPartOf[]): Stage {
  const open = checklistOf(missing).filter(({ isDone }) => !isDone);
  if (open.length === 0) return 'ready';
  return open.every(({ part }) => part === 'team' || part === 'rehearsal') ? 'rehearsal' : 'data';
}
