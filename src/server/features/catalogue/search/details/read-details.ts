import type { SearchDetails } from '#shared/contract/catalogue/search/search.ts';
import { isCatalogue } from '../engine/words/doc-words.ts';
import type { DetailContext, ShownDoc } from './detail-context.ts';
import { readDoctors } from './read-doctors.ts';
import { readLists } from './read-lists.ts';

/**
 * Reads what changes too often for the index, as it is now, in a statement for doctors and one for
 * specialties and services. Returns the details of the documents in the same order.
 */
export async function readDetails(
  context: DetailContext,
  docs: readonly ShownDoc[],
): Promise<SearchDetails[]> {
  const doctors = docs.filter(({ type }) => type === 'Doctors');
  const services = docs.filter(({ type }) => isCatalogue(type));
  const [ofDoctors, ofServices] = await Promise.all([
    readDoctors(context, doctors),
    readLists(context, services),
  ]);
  const details = new Map<ShownDoc, SearchDetails>([
    ...doctors.map((doc, place) => [doc, ofDoctors[place] ?? {}] as const),
    ...services.map((doc, place) => [doc, ofServices[place] ?? {}] as const),
  ]);
  return docs.map((doc) => details.get(doc) ?? {});
}
