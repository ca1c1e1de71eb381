import type { CountryCode } from '#shared/countries/codes.ts';

/**
 * Checks the format of a tax id of the country: its length and, if the rule is public, its check
 * digit. A valid number may never have been issued. Spaces, dots and hyphens are ignored.
 */
export function isTaxId(text: string, country: CountryCode): boolean {
  return RULES[country](text.replace(/[\s.\-\u2010-\u2013]/g, '').toUpperCase());
}

const RULES: Readonly<Record<CountryCode, (id: string) => boolean>> = {
  kz: (id) => isKazakhPerson(id) || isKazakhBusiness(id),
  kg: isKyrgyzNumber,
  // Clinics ask for the number of the health insurance.
  hu: (id) => isHungarianPerson(id) || isHungarianInsured(id),
  ro: (id) => isRomanianPerson(id) || isRomanianBusiness(id),
  // Residents have none, and the rule of the registration number of businesses is not public.
  ae: () => true,
};

/**
 * Checks an ИИН (ЖСН): date of birth (year, month, day), century and sex, four serial digits, check
 * digit. Government decree 565 of 11 June 2003, https://adilet.zan.kz/rus/docs/P030000565_
 */
function isKazakhPerson(id: string): boolean {
  return /^\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[0-6]\d{5}$/.test(id) && hasKazakhCheck(id);
}

/**
 * Checks a БИН (БСН): year and month of registration, kind of business, division, five serial digits,
 * check digit. Same decree.
 */
function isKazakhBusiness(id: string): boolean {
  return /^\d\d(?:0[1-9]|1[0-2])[4-6]\d{7}$/.test(id) && hasKazakhCheck(id);
}

/** Checks the check digit. A number for which both rows of weights give 10 is never issued. */
function hasKazakhCheck(id: string): boolean {
  const first = weigh(id, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) % 11;
  const check = first < 10 ? first : weigh(id, [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2]) % 11;
  return check === Number(id.at(-1));
}

/** Checks an ИНН or ПИН: 14 digits. The rule of its check digit is not public. */
function isKyrgyzNumber(id: string): boolean {
  return /^\d{14}$/.test(id);
}

/**
 * Checks an adóazonosító jel: an 8, the days from 1 January 1867 to the birth, three serial digits, a
 * check digit; a serial that would give 10 is skipped. Act XX of 1996, appendix 1,
 * https://njt.hu/jogszabaly/1996-20-00-00
 */
function isHungarianPerson(id: string): boolean {
  const weights = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  return /^8\d{9}$/.test(id) && weigh(id, weights) % 11 === Number(id.at(-1));
}

/**
 * Checks a TAJ-szám: eight digits, weighted by 3 and 7 in turn, and a check digit. Act XX of 1996,
 * appendix 2, https://njt.hu/jogszabaly/1996-20-00-00
 */
function isHungarianInsured(id: string): boolean {
  return /^\d{9}$/.test(id) && weigh(id, [3, 7, 3, 7, 3, 7, 3, 7]) % 10 === Number(id.at(-1));
}

/**
 * Checks a cod numeric personal: sex and century, date of birth, county, serial number, check digit (1
 * for a remainder of 10). https://ro.wikipedia.org/wiki/Cod_numeric_personal_(România)
 */
function isRomanianPerson(id: string): boolean {
  if (!/^[1-9]\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{6}$/.test(id)) return false;
  const remainder = weigh(id, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11;
  return (remainder === 10 ? 1 : remainder) === Number(id.at(-1));
}

/**
 * Checks a cod de identificare fiscală of a business, prefixed by RO if it pays VAT: up to nine digits
 * and a check digit. https://ro.wikipedia.org/wiki/Cod_de_identificare_fiscală
 */
function isRomanianBusiness(id: string): boolean {
  const number = id.replace(/^RO/, '');
  if (!/^[1-9]\d{1,9}$/.test(number)) return false;
  const remainder = (weigh(number.padStart(10, '0'), [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11;
  return remainder % 10 === Number(number.at(-1));
}

/** Returns the weighted sum of the leading digits. */
function weigh(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits.charAt(index)), 0);
}
