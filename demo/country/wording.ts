import type { Language } from '#shared/i18n/languages.ts';

/** The parts of a person's name in one language. */
interface NameParts {
  readonly given: string;
  readonly family: string;
  readonly patronymic: string | null;
}

/** The functions that join names and addresses in a language. */
interface Wording {
  readonly name: (parts: NameParts) => string;
  /** The title before a physician's name. */
  readonly title: string;
  /** Joins a street and a house number. */
  readonly address: (street: string, house: number) => string;
}

const familyFirst = ({ given, family, patronymic }: NameParts) =>
  [family, given, patronymic].filter((part) => part !== null).join(' ');
const givenFirst = ({ given, family }: NameParts) => `${given} ${family}`;
/** The surname comes first only with a patronymic. */
const russianOrder = (parts: NameParts) =>
  parts.patronymic === null ? givenFirst(parts) : familyFirst(parts);

export const WORDINGS = {
  en: { name: givenFirst, title: 'Dr. ', address: (street, house) => `${street} ${house}` },
  hu: {
    name: ({ given, family }) => `${family} ${given}`,
    title: 'Dr. ',
    address: (street, house) => `${street} ${house}.`,
  },
  kk: { name: familyFirst, title: '', address: (street, house) => `${street}, ${house}` },
  ro: { name: givenFirst, title: 'Dr. ', address: (street, house) => `${street} nr. ${house}` },
  ru: {
    name: russianOrder,
    title: '',
    // A street on a Latin sign keeps its spelling and the order of the country.
    address: (street, house) =>
      /\p{Script=Latin}{2}/u.test(street) ? `${street} ${house}` : `${street}, ${house}`,
  },
} as const satisfies Record<Language, Wording>;
