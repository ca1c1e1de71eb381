import type { DoctorProfile, DoctorService } from '#shared/contract/catalogue/doctors.ts';
import type { ShownSlot } from '#web/domain/slots/shown-slot.ts';
import { Price } from '#web/domain/price/price.tsx';
import { BranchAddress } from '#web/domain/branch-address.tsx';
import { shortWhen } from '#web/lib/i18n/short-when.ts';
import { SlotGrid } from '#web/features/slots/slot-grid.tsx';
import { useApp } from '#web/lib/app.ts';
import { useCityById } from '#web/domain/city/city.ts';
import { useToday } from '#web/lib/clock.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Card } from '#web/ui/display/card.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import styles from './booking-panel.module.css';
import { changeService, distinctServices, sameServices } from './choose-service.ts';
import { serviceDetails } from '../services/service-details.ts';

interface BookingPanelProps {
  doctor: DoctorProfile;
  chosen: DoctorService;
  onChoose: (service: DoctorService) => void;
  onBook: (service: DoctorService, slot: ShownSlot) => void;
}

/** The booking panel: service, branch and slot. */
export function BookingPanel({ doctor, chosen, onChoose, onBook }: BookingPanelProps) {
  const t = useT('profile');
  const { settings, language } = useApp();
  const format = useFormat();
  const services = distinctServices(doctor.services);
  const offers = sameServices(doctor.services, chosen);
  const branchOf = (service: DoctorService) =>
    doctor.clinic_branches.find(({ id }) => id === service.clinic_branch);
  const branch = branchOf(chosen);
  const timeZone = useCityById(branch?.city ?? 0)?.timezone ?? settings.timezone;
  const today = useToday(timeZone);
  const nearest = chosen.nearest_slot_datetime;

  return (
    <Card tag="section" id="booking" aria-labelledby="booking-title" className={styles.panel}>
      <h2 id="booking-title" className={styles.title}>
        {t('booking.title')}
      </h2>
      {services.length > 1 ? (
        <SelectField
          name="service"
          label={t('booking.service')}
          options={services.map(({ service }) => ({
            value: String(service.id),
            label: service.consultation_name,
          }))}
          value={String(chosen.service.id)}
          onChange={(id) => onChoose(changeService(doctor.services, chosen, Number(id)))}
        />
      ) : (
        <p className={styles.only}>{chosen.service.consultation_name}</p>
      )}
      <div className={styles.place}>
        {offers.length > 1 ? (
          <SelectField
            name="branch"
            label={t('booking.branch')}
            options={offers.map((service) => {
              const place = branchOf(service);
              return {
                value: String(service.id),
                label: place === undefined ? '' : `${place.name}, ${place.address}`,
              };
            })}
            value={String(chosen.id)}
            onChange={(id) =>
              onChoose(offers.find((service) => String(service.id) === id) ?? chosen)
            }
          />
        ) : null}
        {branch === undefined ? null : (
          <BranchAddress branch={branch} hidesName={offers.length > 1} />
        )}
      </div>
      <p className={styles.details}>{serviceDetails(chosen, t).join(' · ')}</p>
      <p className={styles.price}>
        <Price price={chosen.price} total={chosen.total} beforeLabel={t('booking.priceBefore')} />
      </p>
      <SlotGrid
        key={chosen.id}
        doctorId={doctor.id}
        doctorService={chosen}
        hasSlots={doctor.has_slots}
        timeZone={timeZone}
        onPick={(slot) => onBook(chosen, slot)}
      />
      <output className="visually-hidden">
        {t('booking.chosen', {
          service: chosen.service.consultation_name,
          place: branch?.name ?? '',
          price: format.money(chosen.total),
          when:
            nearest === null
              ? t('noTimes')
              : t('freeWhen', { when: shortWhen(nearest, today, language) }),
        })}
      </output>
    </Card>
  );
}
