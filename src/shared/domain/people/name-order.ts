import { isLanguage, type Language } from '../../i18n/languages.ts';

/**
 * Returns true if forms and letters put the surname before the given name. Hungarian and Romanian do.
 * Russian and Kazakh do so only in official full names, see `isSurnameFirstInFullName`.
 */
export function isSurnameFirst(language: Language): boolean {
  return language === 'hu' || language === 'ro';
}

/** Returns true if a full name, as in a list of doctors, begins with the surname. */
export function isSurnameFirstInFullName(language: Language): boolean {
  return language === 'hu' || language === 'kk' || language === 'ru';
}

/** A patient's name, and the code of the language of the booking. */
interface BookedName {
  readonly given: string;
  readonly surname: string | null;
  readonly language: string;
}

/** Returns the name of a patient in the order of the language of the booking. */
export function bookedName({ given, surname, language }: BookedName): string {
  if (surname === null) return given;
  const isFirst = isLanguage(language) && isSurnameFirst(language);
  return isFirst ? `${surname} ${given}` : `${given} ${surname}`;
}

/**
 * Returns the name of a doctor for a text with little room: "Dr. Kovács" where full names begin with the
 * surname, the full name elsewhere. A Latin name on a Russian page is in the order of the country's own
 * language, `local`.
 */
export function shortDoctorName(fullName: string, language: Language, local: Language): string {
  const isLocal = language === 'ru' && !/\p{Script=Cyrillic}/u.test(fullName);
  if (!isSurnameFirstInFullName(isLocal ? local : language)) return fullName;
  const words = fullName.split(' ');
  const surname = words.findIndex((word) => !word.endsWith('.'));
  return surname === -1 ? fullName : words.slice(0, surname + 1).join(' ');
}
