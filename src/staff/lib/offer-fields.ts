import type { OwnClinics } from '#shared/contract/clinic-data/proposals/proposals.ts';
import { countryOf } from '#shared/countries/index.ts';
import type { RecordField } from '../ui/record-form/record-fields.ts';
import { useNameOf } from './names.ts';
import { useStaffApp, useText } from './staff-app.ts';

/** The minutes of most appointments. */
export const DEFAULT_MINUTES = 30;

/** Returns the fields of the price and the length of an offer. */
export function useOfferFields(): RecordField[] {
  const t = useText('schedule');
  const { currency } = countryOf(useStaffApp().country);
  return [
    {
      kind: 'number',
      name: 'price',
      isDecimal: true,
      required: true,
      label: t('offer.price', { currency }),
    },
    {
      kind: 'number',
      name: 'duration_minutes',
      required: true,
      label: t('offer.duration_minutes'),
    },
  ];
}

/** Returns the choice of a specialty, and that of a branch of a clinic. */
export function usePlaceFields(
  { branches }: OwnClinics['clinics'][number],
  specialties: OwnClinics['specialties'],
): { specialty: RecordField; branch: RecordField } {
  const t = useText('proposals');
  const setup = useText('setup');
  const nameOf = useNameOf();
  return {
    specialty: {
      kind: 'choice',
      name: 'service_id',
      required: true,
      label: t('form.specialty'),
      options: specialties.map(({ id, names }) => ({ value: String(id), label: nameOf(names) })),
    },
    branch: {
      kind: 'choice',
      name: 'branch_id',
      required: true,
      label: setup('doctor.branch'),
      options: branches.map(({ id, names, addresses }) => ({
        value: String(id),
        label: `${nameOf(names)}, ${nameOf(addresses)}`,
      })),
    },
  };
}
