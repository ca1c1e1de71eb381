import type { CountryCode } from '#shared/countries/codes.ts';

/**
 * Whether a text is a number that the country's tax office knows somebody by, as far as the number
 * itself shows: its length and, where the rule is public, its check digit. Not whether it was ever
 * issued. Blanks, dots and hyphens between the digits do not count.
 */
export function isTaxId(text: string, country: CountryCode): boolean {
  return RULES[country](text.replace(/[\s.\-\u2010-\u2013]/g, '').toUpperCase());
}

const RULES: Readonly<Record<CountryCode, (id: string) => boolean>> = {
  kz: (id) => isKazakhPerson(id) || isKazakhBusiness(id),
  kg: isKyrgyzNumber,
  hu: isHungarianPerson,
  ro: (id) => isRomanianPerson(id) || isRomanianBusiness(id),
  // Residents have none, and the rule of the registration number of businesses is not public.
  ae: () => true,
};

/**
 * ИИН, ЖСН: the date of birth (year, month, day), the century and sex, four digits of a series, a
 * check digit. Government decree 565 of 11 June 2003, https://adilet.zan.kz/rus/docs/P030000565_
 */
function isKazakhPerson(id: string): boolean {
  return /^\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[0-6]\d{5}$/.test(id) && hasKazakhCheck(id);
}

/**
 * БИН, БСН: the year and month of registration, the kind of business, its division, five digits of
 * a series, a check digit. By the same decree.
 */
function isKazakhBusiness(id: string): boolean {
  return /^\d\d(?:0[1-9]|1[0-2])[4-6]\d{7}$/.test(id) && hasKazakhCheck(id);
}

/** Where both rows of weights give 10 the number is left out of the series. */
function hasKazakhCheck(id: string): boolean {
  const first = weigh(id, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) % 11;
  const check = first < 10 ? first : weigh(id, [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2]) % 11;
  return check === Number(id.at(-1));
}

/** ИНН and ПИН have 14 digits; how the last of them is made is not public. */
function isKyrgyzNumber(id: string): boolean {
  return /^\d{14}$/.test(id);
}

/**
 * Adóazonosító jel: an 8, the days from 1 January 1867 to the birth, three digits of a series, a
 * check digit; a series that would make it 10 is left out. Act XX of 1996, appendix 1,
 * https://njt.hu/jogszabaly/1996-20-00-00
 */
function isHungarianPerson(id: string): boolean {
  const weights = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  return /^8\d{9}$/.test(id) && weigh(id, weights) % 11 === Number(id.at(-1));
}

/**
 * Codul numeric personal: sex and century, the date of birth, the county, a series, a check digit
 * (1 for a remainder of 10). https://ro.wikipedia.org/wiki/Cod_numeric_personal_(România)
 */
function isRomanianPerson(id: string): boolean {
  if (!/^[1-9]\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{6}$/.test(id)) return false;
  const remainder = weigh(id, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11;
  return (remainder === 10 ? 1 : remainder) === Number(id.at(-1));
}

/**
 * Codul de identificare fiscală of a business, with RO in front where it pays VAT: up to nine
 * digits and a check digit. https://ro.wikipedia.org/wiki/Cod_de_identificare_fiscală
 */
function isRomanianBusiness(id: string): boolean {
  const number = id.replace(/^RO/, '');
  if (!/^[1-9]\d{1,9}$/.test(number)) return false;
  const remainder = (weigh(number.padStart(10, '0'), [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11;
  return remainder % 10 === Number(number.at(-1));
}

/** The sum of the leading digits, each times its weight. */
function weigh(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits.charAt(index)), 0);
}
