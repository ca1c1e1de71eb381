/**
 * `required`: in every language. `complete`: in every language or in none, because the name serves
 * instead. `wanted`: may be missing, and is listed then. `optional`: is listed as missing only if
 * another language has it.
 */
export type TextRule = 'required' | 'complete' | 'wanted' | 'optional';

/** The texts of patients' pages that copywriters edit, by table and column. */
export const TEXT_FIELDS = {
  service: {
    names: 'required',
    plural_names: 'complete',
    consultation_names: 'complete',
    alternate_names: 'wanted',
    descriptions: 'wanted',
  },
  service_category: { names: 'required', alternate_names: 'optional' },
  city: { names: 'required', locative_names: 'complete' },
  city_area: { names: 'required' },
  insurance: { names: 'required' },
  clinic: { names: 'required', descriptions: 'wanted' },
  clinic_branch: { addresses: 'required', directions: 'optional', parking: 'complete' },
  doctor: {
    names: 'required',
    academic_statuses: 'optional',
    science_degrees: 'optional',
    descriptions: 'wanted',
  },
} as const satisfies Record<string, Readonly<Record<string, TextRule>>>;

export type TextSubject = keyof typeof TEXT_FIELDS;
export const TEXT_SUBJECTS = Object.keys(TEXT_FIELDS) as readonly TextSubject[];

type FieldsOf<Fields> = Fields extends unknown ? keyof Fields : never;
export type TextField = FieldsOf<(typeof TEXT_FIELDS)[TextSubject]>;

/** Returns the fields of a subject with their rules, in the order of the form. */
export function textFieldsOf(subject: TextSubject): [TextField, TextRule][] {
  return Object.entries(TEXT_FIELDS[subject]) as [TextField, TextRule][];
}

/**
 * `draft`: not compared with the text in the first language of the country, or one of the two changed
 * since. Patients see drafts.
 */
export const TEXT_STATES = ['missing', 'draft', 'checked'] as const;
