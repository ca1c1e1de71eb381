import { aliasesOf } from './data/aliases.ts';
import { consultationNames, pluralNames } from './data/forms.ts';
import { preparations, procedureCategories, procedures } from './data/procedures.ts';
import { specialties } from './data/specialties.ts';
import type { ChildVariant, Procedure, Specialty } from './data/types.ts';
import type { ServiceCategoryRow, ServiceExtraRow, ServiceRow } from './service-rows.ts';

/** The data of a service that price lists depend on. */
export interface CatalogueService {
  readonly id: number;
  readonly slug: string;
  readonly isProcedure: boolean;
  readonly isForChildren: boolean;
  /** A separate variant for children exists. */
  readonly isForAdults: boolean;
  readonly steps: 1 | 2;
  readonly priceLevel: number;
  readonly isWalkIn: boolean;
  readonly popularity: number;
}

/** A service and its variant for children. Paediatric services have no variant for adults. */
type ServicePair =
  | { readonly adults: CatalogueService; readonly children: CatalogueService | null }
  | { readonly adults: null; readonly children: CatalogueService };

export interface CatalogueSpecialty {
  readonly slug: string;
  readonly popularity: number;
  readonly consultation: ServicePair;
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

/** The popularity of procedures and variants for children, relative to consultations of adults. */
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
      names: text.names,
      alternate_names: aliasesOf(text.slug, text === source ? undefined : source.names),
      plural_names: isProcedure ? null : pluralNames(text.slug),
      consultation_names: isProcedure ? null : consultationNames(text.slug),
      descriptions: text.about,
      preparation: preparations[text.slug] ?? null,
      is_primary: !isProcedure && row.adult_service_id === null,
      ...row,
    });
    return {
      id,
      slug: text.slug,
      isProcedure,
      isForChildren: row.is_for_children,
      isForAdults: !row.is_for_children && source.child !== undefined,
      steps: source.steps,
      priceLevel: source.priceLevel,
      isWalkIn: 'walkIn' in source,
      popularity: row.popularity,
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

  const consultations = specialties.map((specialty) => ({
    specialty,
    consultation: addPair(specialty, {
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
      popularity: Math.round(procedure.popularity * PROCEDURE_SHARE),
    }),
  }));

  const linked = consultations.map(({ specialty: { slug, popularity }, consultation }) => ({
    slug,
    popularity,
    consultation,
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
        names,
        position: index + 1,
      })),
      service: rows,
      service_extra: linked.flatMap(extraRows),
    },
  };
}

function extraRows(specialty: CatalogueSpecialty): ServiceExtraRow[] {
  const { consultation } = specialty;
  return [consultation.adults, consultation.children]
    .filter((service) => service !== null)
    .flatMap((service) =>
      proceduresFor(specialty, service.isForChildren).map((extra) => ({
        service_id: service.id,
        extra_service_id: extra.id,
      })),
    );
}

/**
 * Returns the procedures of a specialty. Children get the variant for children; purely paediatric
 * specialties use the common procedure if there is no variant.
 */
export function proceduresFor(
  { consultation, procedures: pairs }: CatalogueSpecialty,
  forChildren: boolean,
): CatalogueService[] {
  return pairs
    .map((pair) =>
      forChildren
        ? (pair.children ?? (consultation.adults === null ? pair.adults : null))
        : pair.adults,
    )
    .filter((procedure) => procedure !== null);
}
