import type { PhoneMask } from '#shared/countries/country.ts';

const NO_BREAK_SPACE = '\u00a0';

/**
 * Prefixes that people type before a national number, by calling code: the national prefix, and the
 * calling code without its plus. No mobile number of these countries starts with one, so it can always
 * be removed. (Numbers of +7 and +996 may start with their calling codes.)
 */
const PREFIXES: Readonly<Record<string, readonly string[]>> = {
  '7': ['8'],
  '36': ['06', '36'],
  '40': ['0', '40'],
  '971': ['0', '971'],
  '996': ['0'],
};

/** Returns the number of digits after the calling code. */
function nationalDigits(mask: PhoneMask): number {
  return mask.pattern.split('#').length - 1;
}

/** Returns the number of digits of a complete number, including the calling code. */
export function phoneMaskDigits(mask: PhoneMask): number {
  return mask.callingCode.length + nationalDigits(mask);
}

/**
 * Returns the international number (`+36201234567`, or a prefix of it) for typed or pasted text: with or
 * without the calling code, after `00`, or as dialled within the country. Without a digit the result is
 * empty or a plus. It never has more digits than the mask. A foreign number keeps its calling code, so
 * that it can be rejected instead of becoming another person's number.
 */
export function normalizePhoneInput(raw: string, mask: PhoneMask): string {
  const { callingCode } = mask;
  const { digits, isInternational } = readDigits(raw, mask);
  if (digits === '') return raw.includes('+') ? '+' : '';

  if (isInternational && !digits.startsWith(callingCode)) {
    return `+${digits.slice(0, phoneMaskDigits(mask))}`;
  }
  // Without a plus, only the length shows that the number includes the code.
  const hasCode =
    isInternational || (digits.length > nationalDigits(mask) && digits.startsWith(callingCode));
  const national = withoutPrefixes(hasCode ? digits.slice(callingCode.length) : digits, mask);
  return `+${callingCode}${national.slice(0, nationalDigits(mask))}`;
}

/** Formats a complete or partial number in the groups of the country: `+36 20 123 4567`. */
export function formatPhone(international: string, mask: PhoneMask): string {
  const code = `+${mask.callingCode}`;
  if (!international.startsWith(code)) return international;
  const digits = international.slice(code.length);
  let formatted = code;
  let used = 0;
  let literal = ' ';
  for (const symbol of mask.pattern) {
    if (used === digits.length) break;
    if (symbol === '#') {
      formatted += literal + digits.charAt(used);
      used += 1;
      literal = '';
    } else {
      literal += symbol;
    }
  }
  return formatted;
}

/** Returns a formatted number with no-break spaces, so that a text wraps before or after it. */
export function noBreakPhone(formatted: string): string {
  return formatted.replaceAll(' ', NO_BREAK_SPACE);
}

/** Returns a formatted number as a `tel:` link needs it, without spaces. */
export function dialledPhone(formatted: string): string {
  return formatted.replace(/[^\d+]/g, '');
}

/** Returns true if the number has the mask's calling code and length. It may still not exist. */
export function isCompletePhone(international: string, mask: PhoneMask): boolean {
  return (
    international.startsWith(`+${mask.callingCode}`) &&
    international.length === phoneMaskDigits(mask) + 1 &&
    /^\+\d+$/.test(international)
  );
}

/** Returns true if a complete or partial number begins with the calling code of another country. */
export function isForeignPhone(international: string, { callingCode }: PhoneMask): boolean {
  const digits = international.slice(1);
  return !digits.startsWith(callingCode) && !callingCode.startsWith(digits);
}

function readDigits(raw: string, mask: PhoneMask): { digits: string; isInternational: boolean } {
  const { callingCode } = mask;
  // In `+36 (0)20` the zero is dialled only within the country.
  const parts = westernDigits(raw).replaceAll('(0)', '').split('+');
  const last = parts.findLastIndex((part) => /\d/.test(part));
  const typed = onlyDigits(parts.slice(0, last).join(''));
  const pasted = onlyDigits(parts[last] ?? '');

  // A whole number may be pasted after the code that the field already showed, or into an
  // unfinished number; any other plus among the digits is ignored.
  const isNewNumber = pasted.startsWith(callingCode) && pasted.length > typed.length;
  if (last > 0 && (typed === '' || typed === callingCode || isNewNumber)) {
    const [code = '', block = ''] = (parts[last] ?? '').match(/\d+/g) ?? [];
    const isPastedBlock = code === callingCode && block.length > nationalDigits(mask);
    return isPastedBlock
      ? { digits: block, isInternational: false }
      : { digits: pasted, isInternational: true };
  }
  const digits = typed + pasted;
  if (digits.startsWith('00')) return { digits: digits.slice(2), isInternational: true };
  return { digits, isInternational: last > 0 && parts[0] === '' };
}

/** Removes the prefixes before a national number, even repeated ones. */
function withoutPrefixes(national: string, mask: PhoneMask): string {
  const prefixes = [`00${mask.callingCode}`, ...(PREFIXES[mask.callingCode] ?? [])];
  let rest = national;
  for (;;) {
    const prefix = prefixes.find((candidate) => rest.startsWith(candidate));
    if (prefix === undefined) return rest;
    rest = rest.slice(prefix.length);
  }
}

function onlyDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/** Converts the digits of Arabic and Persian keyboards, and full-width digits and pluses. */
function westernDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
}
