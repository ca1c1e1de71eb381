import { procedures } from '#server/features/clinic-data/starter/data/procedures.ts';
import { specialties } from '#server/features/clinic-data/starter/data/specialties.ts';

interface Variants {
  readonly slug: string;
  readonly child?: { readonly slug: string };
}

const slugsOf = ({ slug, child }: Variants) => [slug, ...(child === undefined ? [] : [child.slug])];

/**
 * Returns the services of the same field of medicine: the variants of a service, the procedures of a
 * specialty, and the specialties of a procedure with the other procedures of its category.
 */
export function familyOf(slug: string): ReadonlySet<string> {
  const isMeant = (each: Variants) => slugsOf(each).includes(slug);
  const specialty = specialties.find(isMeant);
  if (specialty !== undefined) {
    const performed = procedures.filter((each) => each.specialties.includes(specialty.slug));
    return new Set([specialty, ...performed].flatMap(slugsOf));
  }
  const procedure = procedures.find(isMeant);
  if (procedure === undefined) throw new Error(`No service ${slug}`);
  const performers = specialties.filter((each) => procedure.specialties.includes(each.slug));
  const similar = procedures.filter(({ category }) => category === procedure.category);
  return new Set([...performers, ...similar].flatMap(slugsOf));
}
