import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AddedOffer, PriceGrid } from '#shared/contract/clinic-data/prices/prices.ts';
import { countryOf } from '#shared/countries/index.ts';
import { formatMoney } from '#shared/domain/money.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useToast } from '#web/ui/toast/toast.tsx';
import common from '#staff/ui/common.module.css';
import { useNameOf } from '#staff/lib/names.ts';
import { DEFAULT_MINUTES, useOfferFields } from '#staff/lib/offer-fields.ts';
import { SETUP, useRefreshSetup } from '#staff/lib/setup-data.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { useAccountManagerName } from '#staff/ui/account-manager.tsx';
import { Dialog } from '#staff/ui/dialog/dialog.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { RecordForm } from '#staff/ui/record-form/record-form.tsx';
import type { RecordField } from '#staff/ui/record-form/record-fields.ts';

/** The place of a new service in the grid; without a service, the person chooses one. */
export interface OfferPlace {
  readonly column: PriceGrid['columns'][number];
  readonly service: PriceGrid['services'][number] | null;
}

/** Asks for price and length of a service that a doctor is to offer. */
export function AddOfferDialog({ place, onClose }: { place: OfferPlace; onClose: () => void }) {
  const t = useText('prices');
  const nameOf = useNameOf();
  const { api } = useStaffApp();
  const { column, service } = place;
  const doctor = nameOf(column.doctor_names);
  const query = useQuery({
    queryKey: [SETUP, 'offerable', column.schedule_id],
    queryFn: () => api.offerableServices({ id: column.schedule_id }),
    enabled: service === null,
  });
  const title =
    service === null
      ? t('add.title', { doctor })
      : t('add.titleOf', { service: nameOf(service.names), doctor });
  return (
    <Dialog open onClose={onClose} title={title}>
      {service === null ? (
        <QueryView query={query}>
          {({ results }) => <OfferForm place={place} services={results} onClose={onClose} />}
        </QueryView>
      ) : (
        <OfferForm place={place} services={[service]} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface OfferFormProps {
  place: OfferPlace;
  services: PriceGrid['services'];
  onClose: () => void;
}

interface Asked {
  readonly service: number;
  readonly price: number;
  readonly usual: number;
}

interface OfferInput {
  schedule_id: number;
  service_id: number;
  price: number;
  duration_minutes: number;
}

function OfferForm({ place: { column, service }, services, onClose }: OfferFormProps) {
  const t = useText('prices');
  const offer = useOfferFields();
  const nameOf = useNameOf();
  const { api, country, language } = useStaffApp();
  const { currency } = countryOf(country);
  const showToast = useToast();
  const refresh = useRefreshSetup();
  const manager = useAccountManagerName(column.clinic_id);
  /** The last price of a service that differs from the usual one: sent again, it is confirmed. */
  const [asked, setAsked] = useState<Asked | null>(null);

  async function save(input: OfferInput): Promise<AddedOffer | null> {
    const { service_id: chosen, price } = input;
    const isConfirmed = asked?.service === chosen && asked.price === price;
    const added = await api.addOffer({ ...input, is_confirmed: isConfirmed });
    if (added.waits) {
      showToast({ tone: 'success', message: t('add.waits', { name: manager }) });
      void refresh();
      onClose();
      // Nothing is saved until it is approved.
      return null;
    }
    if (added.id !== null || added.usual_price === null) return added;
    setAsked({ service: chosen, price, usual: added.usual_price });
    return null;
  }

  const choice: RecordField[] = [
    {
      kind: 'choice',
      name: 'service_id',
      required: true,
      label: t('add.service'),
      options: services.map(({ id, names }) => ({ value: String(id), label: nameOf(names) })),
    },
  ];
  return (
    <>
      {column.adds_at_once ? null : (
        <p className={common.note}>{t('add.note', { name: manager })}</p>
      )}
      {asked === null ? null : (
        <Notice tone="warning" announce>
          {t('add.unusual', { price: formatMoney(asked.usual, currency, language) })}
        </Notice>
      )}
      <RecordForm
        initial={{
          schedule_id: column.schedule_id,
          service_id: service?.id,
          duration_minutes: DEFAULT_MINUTES,
        }}
        fields={[...(service === null ? choice : []), ...offer]}
        save={save}
        submitLabel={t(asked === null ? 'add.submit' : 'add.confirm')}
        onClose={onClose}
      />
    </>
  );
}
