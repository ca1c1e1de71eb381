import type { Catalogue } from '#shared/contract/clinic-data/setup/catalogue.ts';
import type { CatalogueKind } from '#shared/domain/catalogue/places/catalogue-kinds.ts';
import {
  PUBLIC_ALTERNATE_NAMES,
  WANTED_ALTERNATE_NAMES,
} from '#shared/domain/text/alternate-names.ts';
import { useNameOf } from '#staff/lib/names.ts';
import { useText } from '#staff/lib/staff-app.ts';
import { inSection, type RecordField } from '#staff/ui/record-form/record-fields.ts';

/** Returns the fields of a row of the catalogue. */
export function useCatalogueFields(catalogue: Catalogue, kind: CatalogueKind): RecordField[] {
  const t = useText('setup');
  const nameOf = useNameOf();
  const catalogueText = useText('catalogue');
  const optionsOf = (rows: readonly Pick<Catalogue['cities'][number], 'id' | 'names'>[]) =>
    rows.map((row) => ({ value: String(row.id), label: nameOf(row.names) }));
  const names: RecordField = {
    kind: 'texts',
    name: 'names',
    label: t('form.name'),
    required: true,
  };
  const texts = (name: 'plural_names' | 'consultation_names'): RecordField => ({
    kind: 'texts',
    name,
    label: t(`service.${name}`),
    hint: t(`service.${name}_hint`),
  });
  const words: RecordField = {
    kind: 'texts',
    name: 'alternate_names',
    isLong: true,
    label: t('service.alternate_names'),
    hint: t('service.alternate_names_hint', {
      wanted: WANTED_ALTERNATE_NAMES,
      shown: PUBLIC_ALTERNATE_NAMES,
    }),
  };
  const sitemap: RecordField = {
    kind: 'switch',
    name: 'sitemap_index',
    label: catalogueText('sitemap'),
  };
  const point: RecordField = {
    kind: 'point',
    name: 'point',
    required: true,
    label: t('form.point'),
    hint: t('form.pointHint'),
  };
  switch (kind) {
    case 'categories':
      return [names, words];
    case 'insurances':
      return [names, sitemap];
    case 'cities': {
      const hint = t('city.locative_hint');
      return [
        names,
        { kind: 'texts', name: 'locative_names', label: t('city.locative'), hint },
        point,
      ];
    }
    case 'areas': {
      const options = optionsOf(catalogue.cities);
      return [
        { kind: 'choice', name: 'city_id', label: t('form.city'), options, required: true },
        names,
        point,
        sitemap,
      ];
    }
    case 'services': {
      const types = (['other', 'procedure'] as const).map((value) => ({
        value,
        label: t(`service.types.${value}`),
      }));
      const adult = optionsOf(catalogue.services.filter((each) => each.adult_service_id === null));
      return [
        ...inSection(t('sections.names'), [
          {
            kind: 'choice',
            name: 'type',
            label: t('service.type'),
            options: types,
            isText: true,
            required: true,
          },
          names,
          {
            kind: 'choice',
            name: 'category_id',
            label: t('service.category'),
            hint: t('service.categoryHint'),
            options: optionsOf(catalogue.categories),
          },
        ]),
        ...inSection(t('sections.search'), [
          texts('plural_names'),
          texts('consultation_names'),
          words,
          { kind: 'choice', name: 'adult_service_id', label: t('service.adult'), options: adult },
          { kind: 'number', name: 'popularity', label: t('service.popularity'), required: true },
        ]),
        ...inSection(t('sections.patients'), [
          { kind: 'texts', name: 'descriptions', label: t('form.description'), isLong: true },
        ]),
      ];
    }
  }
}
