import type { CountryCode } from '#shared/countries/codes.ts';
import type { AppointmentField } from '#shared/contract/booking/appointments.ts';
import type { Names } from '../data/types.ts';

/** An additional booking field of some branches. */
export interface FieldTemplate {
  readonly param_name: string;
  readonly titles: Names;
  readonly type: AppointmentField['type'];
  readonly min_length: number | null;
  readonly max_length: number | null;
  /** The share among branches with additional fields. */
  readonly share: number;
  /** The share of these fields that are required. */
  readonly requiredShare: number;
}

const UNBOUNDED = { min_length: null, max_length: null };

const COMMON: readonly FieldTemplate[] = [
  {
    param_name: 'birth_date',
    titles: {
      en: 'Date of birth',
      hu: 'Születési dátum',
      kk: 'Туған күні',
      ro: 'Data nașterii',
      ru: 'Дата рождения',
    },
    type: 'date',
    ...UNBOUNDED,
    share: 0.8,
    requiredShare: 0.7,
  },
  {
    param_name: 'patient_email',
    titles: {
      en: 'Email',
      hu: 'E-mail-cím',
      kk: 'Электрондық пошта',
      ro: 'E-mail',
      ru: 'Электронная почта',
    },
    type: 'email',
    ...UNBOUNDED,
    share: 0.5,
    requiredShare: 0.3,
  },
  {
    param_name: 'gender',
    titles: { en: 'Gender', hu: 'Nem', kk: 'Жынысы', ro: 'Sexul', ru: 'Пол' },
    type: 'gender',
    ...UNBOUNDED,
    share: 0.4,
    requiredShare: 0.5,
  },
  {
    param_name: 'height',
    titles: {
      en: 'Height, cm',
      hu: 'Testmagasság, cm',
      kk: 'Бойы, см',
      ro: 'Înălțime, cm',
      ru: 'Рост, см',
    },
    type: 'integer',
    min_length: 40,
    max_length: 250,
    share: 0.25,
    requiredShare: 0,
  },
  {
    param_name: 'complaint',
    titles: {
      en: 'What would you like help with?',
      hu: 'Mivel fordul hozzánk?',
      kk: 'Сізді не мазалайды?',
      ro: 'Pentru ce problemă veniți?',
      ru: 'Что вас беспокоит?',
    },
    type: 'text',
    min_length: 3,
    max_length: 500,
    share: 0.4,
    requiredShare: 0.2,
  },
  {
    param_name: 'is_first_visit',
    titles: {
      en: 'This is my first visit here',
      hu: 'Első alkalommal jövök ide',
      kk: 'Мен мұнда алғаш рет келемін',
      ro: 'Vin aici pentru prima dată',
      ru: 'Я здесь впервые',
    },
    type: 'boolean',
    ...UNBOUNDED,
    share: 0.3,
    requiredShare: 0,
  },
];

/** The names of the number that clinics ask for. Residents of the Emirates have none. */
const TAX_ID_TITLES: Readonly<Partial<Record<CountryCode, Names>>> = {
  kz: { en: 'IIN', hu: 'IIN', kk: 'ЖСН', ro: 'IIN', ru: 'ИИН' },
  kg: { en: 'PIN', hu: 'PIN', kk: 'ПИН', ro: 'PIN', ru: 'ПИН' },
  hu: {
    en: 'TAJ number',
    hu: 'TAJ-szám',
    kk: 'TAJ нөмірі',
    ro: 'Număr TAJ',
    ru: 'Номер TAJ',
  },
  ro: { en: 'CNP', hu: 'CNP', kk: 'CNP', ro: 'CNP', ru: 'CNP' },
};

/** Returns all booking fields of a country in the order of the form. */
export function fieldTemplates(country: CountryCode): readonly FieldTemplate[] {
  const titles = TAX_ID_TITLES[country];
  if (titles === undefined) return COMMON;
  const taxId: FieldTemplate = {
    param_name: 'tax_id',
    titles,
    type: 'tax_id',
    ...UNBOUNDED,
    share: 0.25,
    requiredShare: 1,
  };
  return [...COMMON, taxId];
}
