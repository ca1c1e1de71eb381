import { CalendarClock, ChevronDown, MapPin, Stethoscope } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import type { DoctorService } from '#shared/contract/catalogue/doctors.ts';
import { fullAddress } from '#shared/domain/catalogue/places/full-address.ts';
import { wallClockOf, type TimeZone } from '#shared/domain/time/zoned-time.ts';
import { Price } from '#web/domain/price/price.tsx';
import { useApp } from '#web/lib/app.ts';
import { useToday } from '#web/lib/clock.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { useVisitorTime } from '#web/lib/use-visitor-time.ts';
import { DoctorPortrait } from '#web/domain/doctor-portrait.tsx';
import { Icon } from '#web/ui/display/icon.tsx';
import type { ShownSlot } from '#web/domain/slots/shown-slot.ts';
import type { BookingRequest } from './booking-request.ts';
import styles from './booking-summary.module.css';

interface BookingSummaryProps {
  request: BookingRequest;
  slot: ShownSlot | null;
  /** The follow-up that the patient has chosen; undefined for a first appointment. */
  followUp: DoctorService['follow_up'];
  /** The clinic's time zone. */
  timeZone: TimeZone;
  /** Goes back to the slots. Only set in the form step. */
  onChangeTime?: (() => void) | undefined;
  /** Further details, below the facts. */
  children?: ReactNode;
}

/**
 * The doctor, service, time, place and price, above every step. On phones two lines say when, with whom and where,
 * and expand, so that the form fits on the screen.
 */
export function BookingSummary(props: BookingSummaryProps) {
  const { request, slot, followUp, timeZone, onChangeTime, children } = props;
  const { doctor, doctorService, branch } = request;
  const total = followUp?.price ?? doctorService.total;
  const t = useT('booking');
  const format = useFormat();
  const { language } = useApp();
  const today = useToday(timeZone);
  const visitorTime = useVisitorTime(slot?.datetime ?? null);
  const [isOpen, setOpen] = useState(false);
  const factsId = useId();
  return (
    <section className={styles.summary} aria-label={t('chosen.label')}>
      <button
        type="button"
        className={styles.line}
        aria-expanded={isOpen}
        aria-controls={factsId}
        onClick={() => setOpen(!isOpen)}
      >
        <span>
          <span className={styles.offer}>
            {slot === null ? null : (
              <>
                <strong className={styles.when}>{shortTime(slot.datetime, format)}</strong> ·{' '}
              </>
            )}
            {format.money(total)}
          </span>{' '}
          <span className={styles.doctor}>
            {doctor.name}, {branch.address}
          </span>
        </span>
        <Icon of={ChevronDown} size={18} />
      </button>
      {visitorTime === null ? null : (
        <p className={styles.ownTime}>{t('chosen.ownTime', { when: visitorTime })}</p>
      )}
      <div id={factsId} className={styles.details}>
        <div className={styles.person}>
          <DoctorPortrait name={doctor.name} image={doctor.image_url} size={40} eager />
          <p className={styles.name}>{doctor.name}</p>
        </div>
        <ul className={styles.facts}>
          {slot === null ? null : (
            <li className={styles.fact}>
              <Icon of={CalendarClock} size={18} />
              <div>
                <time dateTime={slot.datetime} className={styles.time}>
                  {format.dateTime(slot.datetime, today)}
                </time>
                {visitorTime === null ? null : (
                  <p className={styles.zone}>{t('chosen.clinicTime', { when: visitorTime })}</p>
                )}
                {onChangeTime === undefined ? null : (
                  <button type="button" className={styles.change} onClick={onChangeTime}>
                    {t('chosen.changeTime')}
                  </button>
                )}
              </div>
            </li>
          )}
          <li className={styles.fact}>
            <Icon of={Stethoscope} size={18} />
            <div className={styles.service}>
              <span>
                {doctorService.service.consultation_name}
                {followUp === undefined ? null : `, ${t('chosen.followUp')}`}
              </span>
              <Price
                price={followUp?.price ?? doctorService.price}
                total={total}
                beforeLabel={t('chosen.priceBefore')}
              />
            </div>
          </li>
          <li className={styles.fact}>
            <Icon of={MapPin} size={18} />
            <span>
              {branch.name}, {fullAddress(branch, language)}
            </span>
          </li>
        </ul>
        {children}
      </div>
    </section>
  );
}

function shortTime(iso: string, format: ReturnType<typeof useFormat>): string {
  const { date, minuteOfDay } = wallClockOf(iso);
  return `${format.day(date, 'short')} ${format.time(minuteOfDay)}`;
}
