import { countHits, limitsOfNetworks, networksOf, numberRangeOf } from '#server/limits/index.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Site } from '#server/site.ts';

/** Selects whether a phone has had an appointment. */
const selectIsKnown = prepared<{ is_known: boolean }, [phone: string]>(
  'is_known_phone',
  `select exists (select from appointment where client_phone = $1 and client_phone <> '') as is_known`,
);

/**
 * Counts a request for a code against every limit. The order matters: requests beyond the limit of an
 * address do not use up the limits that it shares with others.
 *
 * @param phone E.164
 * @throws HttpError 429 for the first limit that is exceeded.
 */
export async function limitCodes(site: Site, phone: string, address: string): Promise<void> {
  const range = numberRangeOf(phone);
  const from = networksOf(address).address;
  const [row] = await selectIsKnown(site.database.pool, [phone]);
  const ofPhone = { subject: phone, attr: 'phone' };
  const ofPhoneAndAddress = { subject: `${phone}\0${from}`, attr: 'phone' };
  const ofCountry = site.country.phone.callingCode;
  await countHits(site, [
    ...limitsOfNetworks(address, {
      address: 'codesPerAddress',
      subnet: 'codesPerSubnet',
      block: 'codesPerBlock',
    }),
    { limit: 'codesPerPhoneAndAddress', ...ofPhoneAndAddress },
    { limit: 'codesPerPhoneAndAddressDaily', ...ofPhoneAndAddress },
    { limit: 'codesPerPrefixAndAddress', subject: `${range}\0${from}` },
    { limit: 'codesPerPhone', ...ofPhone },
    { limit: 'codesPerPhoneDaily', ...ofPhone },
    { limit: 'codesPerPrefix', subject: range },
    ...(row?.is_known === true
      ? []
      : [{ limit: 'codesForNewPhones', subject: ofCountry } as const]),
    { limit: 'codesPerCountry', subject: ofCountry },
  ]);
}
