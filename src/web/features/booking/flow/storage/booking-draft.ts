/** What the patient answers to a branch's own question. */
export type Answer = string | boolean | null;

/** The field of the form that holds the answer to the question of this id. */
export type AnswerName = `answer_${number}`;

/** What the form of the booking holds. A phone is international, as far as it has been typed. */
export interface BookingValues {
  name: string;
  surname: string;
  phone: string;
  consent: boolean;
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
  insured: false,
  insurance: '',
};

export function answerName(fieldId: number): AnswerName {
  return `answer_${fieldId}`;
}

/** The values in whatever was stored, each only where it is of its kind. */
export function readValues(stored: unknown): BookingValues {
  const values: BookingValues = { ...EMPTY_VALUES };
  if (typeof stored !== 'object' || stored === null) return values;
  for (const [name, value] of Object.entries(stored as Record<string, unknown>)) {
    if (isAnswerName(name)) {
      values[name] = typeof value === 'string' || typeof value === 'boolean' ? value : null;
    } else if (name === 'consent' || name === 'insured') {
      values[name] = value === true;
    } else if (name === 'name' || name === 'surname' || name === 'phone' || name === 'insurance') {
      values[name] = typeof value === 'string' ? value : '';
    }
  }
  return values;
}

function isAnswerName(name: string): name is AnswerName {
  return /^answer_\d+$/.test(name);
}
