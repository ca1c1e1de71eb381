import type { ClinicBranch } from '#shared/contract/catalogue/places.ts';
import { fullAddress } from '#shared/domain/catalogue/places/full-address.ts';
import type { Language } from '#shared/i18n/languages.ts';

/** Returns the addresses in the texts of a page that it nowhere gives with district and city. */
export function shortAddresses(
  texts: readonly string[],
  branches: readonly ClinicBranch[],
  language: Language,
): string[] {
  const page = texts.join('\n');
  const isNamed = (address: string) =>
    new RegExp(`(?<!\\p{L})${RegExp.escape(address)}(?!\\d)`, 'u').test(page);
  // Two cities may have the same street.
  return [...Map.groupBy(branches, ({ address }) => address)].flatMap(([address, same]) =>
    isNamed(address) && !same.some((branch) => page.includes(fullAddress(branch, language)))
      ? [address]
      : [],
  );
}
