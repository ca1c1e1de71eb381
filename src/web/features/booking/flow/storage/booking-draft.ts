import type { DoctorService } from '#shared/contract/catalogue/doctors.ts';

/** The answer to a question of a branch. */
export type Answer = string | boolean | null;

/** The name of the form field for a question. */
export type AnswerName = `answer_${number}`;

/** The values of the booking form. The phone is in E.164, possibly incomplete. */
export interface BookingValues {
  name: string;
  surname: string;
  phone: string;
  consent: boolean;
  /** `first` or `follow_up`, of a service that has both. */
  kind: string;
  insured: boolean;
  /** The id of an insurance, '' for none. */
  insurance: string;
  [answer: AnswerName]: Answer;
}

export const EMPTY_VALUES: BookingValues = {
  name: '',
  surname: '',
  phone: '',
  consent: false,
  kind: 'first',
  insured: false,
  insurance: '',
};

/** Returns the name of the form field for a question. */
export function answerName(fieldId: number): AnswerName {
  return `answer_${fieldId}`;
}

/** Reads stored values and ignores values of the wrong type. */
export function readValues(stored: unknown): BookingValues {
  const values: BookingValues = { ...EMPTY_VALUES };
  if (typeof stored !== 'object' || stored === null) return values;
  for (const [name, value] of Object.entries(stored as Record<string, unknown>)) {
    if (isAnswerName(name)) {
      values[name] = typeof value === 'string' || typeof value === 'boolean' ? value : null;
    } else if (name === 'consent' || name === 'insured') {
      values[name] = value === true;
    } else if (name === 'kind') {
      values.kind = value === 'follow_up' ? value : 'first';
    } else if (name === 'name' || name === 'surname' || name === 'phone' || name === 'insurance') {
      values[name] = typeof value === 'string' ? value : '';
    }
  }
  return values;
}

/** Returns the follow-up that the patient has chosen; undefined for a first appointment. */
export function chosenFollowUp(
  { follow_up: followUp }: Pick<DoctorService, 'follow_up'>,
  { kind }: BookingValues,
): DoctorService['follow_up'] {
  return kind === 'follow_up' ? followUp : undefined;
}

/** Returns true if the values have an answer to a question or an insurance. */
export function hasAnswers(values: BookingValues): boolean {
  return Object.entries(values).some(
    ([name, value]) => (name === 'insured' || isAnswerName(name)) && Boolean(value),
  );
}

function isAnswerName(name: string): name is AnswerName {
  return /^answer_\d+$/.test(name);
}
