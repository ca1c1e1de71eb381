import type { PhoneMask } from '#shared/countries/country.ts';
import { formatPhone } from './phone.ts';

const SHOWN_DIGITS = 4;

/** Hides all digits of a phone (E.164) but its calling code and the last four: `+36 •• ••• 4567`. */
export function maskPhone(phone: string, mask: PhoneMask): string {
  const code = `+${mask.callingCode}`;
  let digits = 0;
  const national = Array.from(formatPhone(phone, mask).slice(code.length))
    .toReversed()
    .map((character) => {
      if (!/\d/.test(character)) return character;
      digits += 1;
      return digits <= SHOWN_DIGITS ? character : '•';
    });
  return code + national.toReversed().join('');
}
