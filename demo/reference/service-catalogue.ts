import { procedureCategories, procedures } from '../data/procedures.ts';
import { specialties } from '../data/specialties.ts';
import type { ChildVariant, Procedure, Specialty } from '../data/types.ts';
import type { ServiceCategoryRow, ServiceExtraRow, ServiceRow } from '../rows.ts';

/** A service as far as a doctor's price list goes by it. */
export interface CatalogueService {
  readonly id: number;
  readonly isProcedure: boolean;
  readonly isForChildren: boolean;
  /** Children have a service of their own, so that this one is for adults. */
  readonly isForAdults: boolean;
  readonly steps: 1 | 2;
  readonly priceLevel: number;
  readonly isWalkIn: boolean;
}

/** A service with its variant for children. A service of paediatrics alone has no adults' one. */
type ServicePair =
  | { readonly adults: CatalogueService; readonly children: CatalogueService | null }
  | { readonly adults: null; readonly children: CatalogueService };

export interface CatalogueSpecialty {
  readonly slug: string;
  readonly popularity: number;
  readonly visit: ServicePair;
  readonly procedures: readonly ServicePair[];
}

/** The services of the product, the same in every country, ready to be stored. */
export interface ServiceCatalogue {
  readonly specialties: readonly CatalogueSpecialty[];
  readonly rows: {
    readonly service_category: ServiceCategoryRow[];
    readonly service: ServiceRow[];
    readonly service_extra: ServiceExtraRow[];
  };
}

/** A procedure is looked for less than the specialists who perform it, a child's variant too. */
const PROCEDURE_SHARE = 0.3;
const CHILDREN_SHARE = 0.6;

export function createServiceCatalogue(): ServiceCatalogue {
  const rows: ServiceRow[] = [];

  function add(
    source: Specialty | Procedure,
    text: ChildVariant | Specialty | Procedure,
    row: Pick<ServiceRow, 'type' | 'category_id' | 'adult_service_id' | 'is_for_children'> & {
      popularity: number;
    },
  ): CatalogueService {
    const id = rows.length + 1;
    const isProcedure = row.type === 'procedure';
    rows.push({
      id,
      slug: text.slug,
      names: JSON.stringify(text.names),
      alternate_names: null,
      descriptions: JSON.stringify(text.about),
      is_primary: !isProcedure && row.adult_service_id === null,
      ...row,
    });
    return {
      id,
      isProcedure,
      isForChildren: row.is_for_children,
      isForAdults: !row.is_for_children && source.child !== undefined,
      steps: source.steps,
      priceLevel: source.priceLevel,
      isWalkIn: 'walkIn' in source,
    };
  }

  function addPair(
    source: Specialty | Procedure,
    row: Pick<ServiceRow, 'type' | 'category_id' | 'popularity'>,
  ): ServicePair {
    if ('childOnly' in source) {
      const about = { ...row, adult_service_id: null, is_for_children: true };
      return { adults: null, children: add(source, source, about) };
    }
    const adults = add(source, source, { ...row, adult_service_id: null, is_for_children: false });
    if (source.child === undefined) return { adults, children: null };
    const child = {
      ...row,
      popularity: Math.round(row.popularity * CHILDREN_SHARE),
      adult_service_id: adults.id,
      is_for_children: true,
    };
    return { adults, children: add(source, source.child, child) };
  }

  const visits = specialties.map((specialty) => ({
    specialty,
    visit: addPair(specialty, {
      type: 'other',
      category_id: null,
      popularity: specialty.popularity,
    }),
  }));
  const categoryKeys = procedureCategories.map((category) => category.key);
  const treatments = procedures.map((procedure) => ({
    procedure,
    pair: addPair(procedure, {
      type: 'procedure',
      category_id: categoryKeys.indexOf(procedure.category) + 1,
      popularity: procedurePopularity(procedure),
    }),
  }));

  const linked = visits.map(({ specialty: { slug, popularity }, visit }) => ({
    slug,
    popularity,
    visit,
    procedures: treatments
      .filter(({ procedure }) => procedure.specialties.includes(slug))
      .map(({ pair }) => pair),
  }));
  return {
    specialties: linked,
    rows: {
      service_category: procedureCategories.map(({ slug, names }, index) => ({
        id: index + 1,
        slug,
        names: JSON.stringify(names),
        position: index + 1,
      })),
      service: rows,
      service_extra: linked.flatMap(extraRows),
    },
  };
}

function procedurePopularity({ specialties: slugs }: Procedure): number {
  const popularities = specialties
    .filter(({ slug }) => slugs.includes(slug))
    .map(({ popularity }) => popularity);
  return Math.round(Math.max(...popularities) * PROCEDURE_SHARE);
}

function extraRows(specialty: CatalogueSpecialty): ServiceExtraRow[] {
  const { visit } = specialty;
  return [visit.adults, visit.children]
    .filter((service) => service !== null)
    .flatMap((service) =>
      proceduresFor(specialty, service.isForChildren).map((extra) => ({
        service_id: service.id,
        extra_service_id: extra.id,
      })),
    );
}

/**
 * What doctors of a specialty do beside the visit. For a child it is the procedure's own variant;
 * only specialties that see nobody but children use the common one where there is none.
 */
export function proceduresFor(
  { visit, procedures: pairs }: CatalogueSpecialty,
  forChildren: boolean,
): CatalogueService[] {
  return pairs
    .map((pair) =>
      forChildren ? (pair.children ?? (visit.adults === null ? pair.adults : null)) : pair.adults,
    )
    .filter((procedure) => procedure !== null);
}
