import { useState } from 'react';
import type { Schedule } from '#shared/contract/clinic-data/setup/doctors.ts';
import { countryOf } from '#shared/countries/index.ts';
import { formatMoney } from '#shared/domain/money.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { useCatalogue } from '#staff/lib/setup-data.ts';
import { useNameOf } from '#staff/lib/names.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import common from '#staff/ui/common.module.css';
import { OfferForm } from './offer-form.tsx';
import styles from './doctors.module.css';

type Offer = Schedule['offers'][number];

/** The services of a doctor at a branch, with prices; one of them, or a new one, can be edited. */
export function Offers({ schedule, canEdit }: { schedule: Schedule; canEdit: boolean }) {
  const t = useText('schedule');
  const [edited, setEdited] = useState<Offer | 'new' | null>(
    canEdit && schedule.offers.length === 0 ? 'new' : null,
  );
  const close = () => setEdited(null);
  return (
    <Card tag="section" className={styles.part}>
      <h3 className={styles.subtitle}>{t('services')}</h3>
      {schedule.offers.length === 0 ? <p className={common.quiet}>{t('noServices')}</p> : null}
      <ul>
        {schedule.offers.map((offer) => (
          <li key={offer.id} className={common.row}>
            <OfferSummary offer={offer} />
            {canEdit ? (
              <Button variant="quiet" size="sm" onClick={() => setEdited(offer)}>
                {t('edit')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {edited === null ? null : (
        <OfferForm
          key={edited === 'new' ? 'new' : edited.id}
          schedule={schedule}
          offer={edited === 'new' ? undefined : edited}
          onClose={close}
        />
      )}
      {canEdit ? (
        <div>
          <Button
            variant="secondary"
            size="sm"
            aria-disabled={edited !== null}
            onClick={() => setEdited((form) => form ?? 'new')}
          >
            {t('addService')}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

function OfferSummary({ offer }: { offer: Offer }) {
  const t = useText('schedule');
  const nameOf = useNameOf();
  const { country, language } = useStaffApp();
  const { data } = useCatalogue();
  const service = data?.services.find(({ id }) => id === offer.service_id);
  const money = (amount: number) => formatMoney(amount, countryOf(country).currency, language);
  return (
    <span className={styles.summary}>
      <strong>{nameOf(service?.names ?? {})}</strong> {money(offer.price)}
      {offer.discount > 0 ? ` −${offer.discount}%` : ''},{' '}
      {t('minutes', { minutes: offer.duration_minutes })}{' '}
      {offer.is_active ? null : <Badge>{t('inactive')}</Badge>}
    </span>
  );
}
