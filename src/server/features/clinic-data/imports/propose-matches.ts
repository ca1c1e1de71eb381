import type { Mapping } from '#shared/domain/clinic-data/imports/header.ts';
import type { ImportField, ImportKind } from '#shared/domain/clinic-data/imports/import-kinds.ts';
import type { Sheet } from '#shared/domain/clinic-data/imports/sheets.ts';
import type { ImportSite } from './importer.ts';
import { KINDS } from './kinds.ts';
import type { NameMatch } from './matching/match-input.ts';
import { RefusedError } from './reading/refused-error.ts';
import { runInChild, type OnCrash } from './child/run-in-child.ts';

/** Proposals are made for so many names of a file; a person matches the others. */
const MAX_NAMES = 2000;

/** Proposes services for the names of a file, by their keys. Returns none at all if that fails. */
export async function proposeMatches(
  { country, reference }: ImportSite,
  kind: ImportKind,
  sheets: readonly Sheet[],
  mapping: Mapping<ImportField>,
  onCrash: OnCrash,
): Promise<Record<string, NameMatch>> {
  const { namedServices, isPriceList = false } = KINDS[kind];
  const byKey = new Map(namedServices(sheets, mapping).map((row) => [row.key, row]));
  const names = Array.from(byKey.values()).slice(0, MAX_NAMES);
  if (names.length === 0) return {};
  // Without proposals, a person matches the names.
  const matches = await runInChild(
    'match',
    {
      services: reference.current.services,
      languages: country.locales,
      isPriceList,
      names: names.map(({ name, other_name: other }) => (other === '' ? [name] : [name, other])),
    },
    onCrash,
  ).catch((error: unknown) => {
    if (error instanceof RefusedError) return [];
    throw error;
  });
  return Object.fromEntries(
    names.flatMap(({ key }, place) => {
      const match = matches[place];
      return match === undefined ? [] : [[key, match]];
    }),
  );
}
