import { fillDigits } from '../country/fill-digits.ts';

/**
 * The numbers of a city, by its slug; `#` is a digit. None of these countries reserves numbers for
 * fiction or assigns local numbers that begin with 0,
 * so these numbers reach no one.
 */
const PATTERNS: Readonly<Record<string, string>> = {
  almaty: '+7 727 000 ## ##',
  astana: '+7 7172 00 ## ##',
  shymkent: '+7 7252 00 ## ##',
  karaganda: '+7 7212 00 ## ##',
  aktobe: '+7 7132 00 ## ##',
  bishkek: '+996 312 00 ## ##',
  osh: '+996 3222 0 ## ##',
  budapest: '+36 1 000 ####',
  debrecen: '+36 52 00# ###',
  szeged: '+36 62 00# ###',
  pecs: '+36 72 00# ###',
  gyor: '+36 96 00# ###',
  bucuresti: '+40 21 000 ####',
  'cluj-napoca': '+40 264 00# ###',
  timisoara: '+40 256 00# ###',
  iasi: '+40 232 00# ###',
  brasov: '+40 268 00# ###',
  dubai: '+971 4 000 ####',
  'abu-dhabi': '+971 2 000 ####',
  sharjah: '+971 6 000 ####',
};

/** Returns the fictitious phone of a branch in a city, or null for a city without a pattern. */
export function clinicPhone(citySlug: string, branchId: number): string | null {
  const pattern = PATTERNS[citySlug];
  return pattern === undefined ? null : fillDigits(pattern, branchId);
}
