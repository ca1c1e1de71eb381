import type { Catalogue } from '#shared/contract/clinic-data/setup/catalogue.ts';
import type { Schedule } from '#shared/contract/clinic-data/setup/doctors.ts';
import { countryOf } from '#shared/countries/index.ts';
import { useCatalogue } from '#staff/lib/setup-data.ts';
import { useNameOf } from '#staff/lib/names.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { useAskedSave } from '../affected/use-asked-save.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { RecordForm } from '#staff/ui/record-form/record-form.tsx';
import type { RecordField } from '#staff/ui/record-form/record-fields.ts';

interface OfferFormProps {
  schedule: Schedule;
  /** Absent for a new service. */
  offer: Schedule['offers'][number] | undefined;
  onClose: () => void;
}

/** The form of a service of a doctor with its price. */
export function OfferForm({ schedule, offer, onClose }: OfferFormProps) {
  const t = useText('schedule');
  const nameOf = useNameOf();
  const { api, country } = useStaffApp();
  const query = useCatalogue();
  const { save, dialog } = useAskedSave(api.saveOffer, ({ service_id: service }) =>
    service === offer?.service_id ? 'hiddenOffer' : 'changedOffer',
  );
  const number = (
    name: 'duration_minutes' | 'discount' | 'age_from' | 'age_to',
    required = true,
  ): RecordField => ({ kind: 'number', name, label: t(`offer.${name}`), required });
  const blank = {
    schedule_id: schedule.id,
    duration_minutes: schedule.step_minutes,
    discount: 0,
    age_from: 0,
    age_to: null,
    is_active: true,
  };
  // A doctor usually accepts the same insurers for each service.
  const usual = schedule.offers.at(-1)?.insurances ?? [];
  const usualOf = (insurances: Catalogue['insurances']) =>
    insurances.filter((each) => each.is_active && usual.includes(each.id)).map(({ id }) => id);
  const insurersField = (insurances: Catalogue['insurances']): RecordField[] => {
    // A server of the former release names none, and an empty list would remove them.
    if (offer !== undefined && !('insurances' in offer)) return [];
    const options = insurances
      .filter((each) => each.is_active || offer?.insurances.includes(each.id) === true)
      .map(({ id, names }) => ({ value: String(id), label: nameOf(names) }));
    if (options.length === 0) return [];
    const label = t('offer.insurances');
    return [{ kind: 'choices', name: 'insurances', isNumber: true, label, options }];
  };
  return (
    <QueryView query={query}>
      {({ services, insurances }) => (
        <>
          <RecordForm
            initial={offer ?? { ...blank, insurances: usualOf(insurances) }}
            fields={[
              {
                kind: 'choice',
                name: 'service_id',
                label: t('offer.service'),
                required: true,
                options: services
                  .filter((service) => service.is_active || service.id === offer?.service_id)
                  .map((service) => ({
                    value: String(service.id),
                    label: nameOf(service.names),
                  })),
              },
              {
                kind: 'number',
                name: 'price',
                isDecimal: true,
                required: true,
                label: t('offer.price', { currency: countryOf(country).currency }),
              },
              number('duration_minutes'),
              number('discount'),
              number('age_from'),
              number('age_to', false),
              ...insurersField(insurances),
              { kind: 'switch', name: 'is_active', label: t('offer.is_active') },
            ]}
            save={save}
            onClose={onClose}
          />
          {dialog}
        </>
      )}
    </QueryView>
  );
}
