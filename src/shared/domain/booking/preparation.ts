import type { Language } from '#shared/i18n/languages.ts';

/** The limits of the number of a step, and the number that an editor begins with. */
interface Amount {
  readonly unit: 'hours' | 'minutes';
  readonly min: number;
  readonly max: number;
  readonly usual: number;
}

const hours = (usual: number): Amount => ({ unit: 'hours', min: 1, max: 72, usual });

/** The steps that patients can be asked for, in the order in which they read them; null has no number. */
const PREPARATION_STEPS = {
  fasting: hours(8),
  no_drinks: hours(2),
  water: null,
  no_alcohol: hours(24),
  no_smoking: hours(2),
  no_exercise: hours(24),
  full_bladder: null,
  bowel_cleansing: null,
  medicines: null,
  no_metal: null,
  no_contact_lenses: null,
  comfortable_clothes: null,
  earlier_results: null,
  documents: null,
  arrive_early: { unit: 'minutes', min: 5, max: 60, usual: 20 },
  companion: null,
  no_driving: null,
} as const satisfies Readonly<Record<string, Amount | null>>;

export type PreparationStep = keyof typeof PREPARATION_STEPS;
export const PREPARATION_KINDS = Object.keys(PREPARATION_STEPS) as readonly PreparationStep[];

/** The steps that a patient has to know the day before; the reminder names them. */
export const REMINDED_STEPS = [
  'fasting',
  'no_drinks',
  'full_bladder',
  'companion',
] as const satisfies readonly PreparationStep[];

/** Patients of a service without such a step come this many minutes early. */
const DEFAULT_MINUTES_EARLY = 10;

/** The preparation of a patient for a service. */
export interface Preparation {
  steps: { kind: PreparationStep; amount: number | null }[];
  /** A text of the clinic or the operator in some languages. */
  notes: Partial<Record<Language, string>>;
}

/** Returns the limits of the number of a step; null for a step without one. */
export function amountOf(kind: PreparationStep): Amount | null {
  return PREPARATION_STEPS[kind];
}

/** Returns how many minutes before the start patients should come. */
export function minutesEarly(preparation: Preparation | null): number {
  const step = preparation?.steps.find(({ kind }) => kind === 'arrive_early');
  return step?.amount ?? DEFAULT_MINUTES_EARLY;
}

/** Checks that each step is there once, and has a number within its limits if it needs one. */
export function isValidPreparation({ steps }: Pick<Preparation, 'steps'>): boolean {
  const isDistinct = new Set(steps.map(({ kind }) => kind)).size === steps.length;
  return isDistinct && steps.every(hasValidAmount);
}

function hasValidAmount({ kind, amount }: Preparation['steps'][number]): boolean {
  const limits = amountOf(kind);
  if (limits === null || amount === null) return limits === null && amount === null;
  return Number.isInteger(amount) && amount >= limits.min && amount <= limits.max;
}
