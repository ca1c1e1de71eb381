import type { LocalNames } from '#shared/domain/clinic-data/content/content-fields.ts';
import { inSection, type RecordField } from '../ui/record-form/record-fields.ts';
import { useContentFields } from './content-fields.ts';
import { useNameOf } from './names.ts';
import { useText } from './staff-app.ts';

/** The cities and districts in which a branch can be. */
interface Places {
  readonly cities: readonly { readonly id: number; readonly names: LocalNames }[];
  readonly areas: readonly {
    readonly id: number;
    readonly city_id: number;
    readonly names: LocalNames;
  }[];
}

/** Returns the fields of the form of a branch. */
export function useBranchFields({ cities, areas }: Places): RecordField[] {
  const t = useText('setup');
  const nameOf = useNameOf();
  const content = useContentFields();
  const cityOptions = cities.map(({ id, names }) => ({ value: String(id), label: nameOf(names) }));
  const areaOptions = areas.map((area) => {
    const city = cities.find(({ id }) => id === area.city_id);
    return {
      value: String(area.id),
      label: `${nameOf(city?.names ?? {})}, ${nameOf(area.names)}`,
    };
  });
  return [
    ...inSection(t('sections.place'), [
      { ...content.names, label: t('form.name'), hint: t('branch.nameHint') },
      {
        kind: 'choice',
        name: 'city_id',
        required: true,
        label: t('form.city'),
        options: cityOptions,
      },
      {
        kind: 'texts',
        name: 'addresses',
        required: true,
        label: t('branch.address'),
        hint: t('branch.addressHint'),
      },
      {
        kind: 'point',
        name: 'point',
        city: 'city_id',
        required: true,
        label: t('form.point'),
        hint: t('form.pointHint'),
      },
      { kind: 'choice', name: 'city_area_id', label: t('branch.area'), options: areaOptions },
    ]),
    ...inSection(t('sections.patients'), [
      content.phone,
      content.directions,
      content.parking,
      content.is_wheelchair_accessible,
      content.cancel_hours,
    ]),
  ];
}

/** Returns the values of a new branch of a clinic; the city, if there is only one. */
export function blankBranch(
  clinic: { readonly id: number; readonly names: LocalNames },
  cities: Places['cities'],
) {
  const [onlyCity, ...otherCities] = cities;
  return {
    clinic_id: clinic.id,
    names: clinic.names,
    addresses: {},
    city_area_id: null,
    phone: null,
    directions: null,
    parking: null,
    is_wheelchair_accessible: null,
    cancel_hours: null,
    city_id: otherCities.length === 0 ? onlyCity?.id : null,
  };
}
