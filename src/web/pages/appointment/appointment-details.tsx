import type { ReactNode } from 'react';
import type { Appointment } from '#shared/contract/booking/appointments.ts';
import { countryOf } from '#shared/countries/index.ts';
import { formatPhone, noBreakPhone } from '#shared/domain/people/phone/phone.ts';
import { paths } from '#shared/paths.ts';
import { isSurnameFirst } from '#shared/domain/people/name-order.ts';
import { Price } from '#web/domain/price/price.tsx';
import { BranchAddress } from '#web/domain/branch-address.tsx';
import { BranchFacts } from '#web/features/clinics/branch-facts.tsx';
import { PhoneLink } from '#web/domain/contact/phone-link.tsx';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { DoctorPortrait } from '#web/domain/doctor-portrait.tsx';
import styles from './appointment-details.module.css';

interface AppointmentDetailsProps {
  appointment: Appointment;
  /** The way to the branch, which is not printed; null for none. */
  map: ReactNode;
}

/** The branch, doctor, service and price of an appointment. */
export function AppointmentDetails({ appointment, map }: AppointmentDetailsProps) {
  const t = useT('appointment');
  const { country, language } = useApp();
  const { status, clinic_branch: branch, doctor, insurance } = appointment;
  const phone = noBreakPhone(formatPhone(appointment.client_phone, countryOf(country).phone));
  const names = [appointment.client_name, appointment.client_surname].filter(Boolean);
  const patient = (isSurnameFirst(language) ? names.toReversed() : names).join(' ');
  return (
    <dl className={styles.details}>
      <Fact label={t('where')}>
        <BranchAddress branch={branch} />
        {status === 'booked' ? (
          <div className={styles.facts}>
            <BranchFacts branch={branch} />
          </div>
        ) : null}
        {branch.phone === null ? null : (
          <p className={styles.phone}>
            {status === 'booked' ? t('late') : null} <PhoneLink phone={branch.phone} />
          </p>
        )}
        {map === null ? null : <div className={`${styles.map} no-print`}>{map}</div>}
      </Fact>
      <Fact label={t('who')}>
        <div className={styles.doctor}>
          <span className="no-print">
            <DoctorPortrait name={doctor.name} image={doctor.image_url} size={64} eager />
          </span>
          <AppLink to={paths.doctor(doctor.slug)} className={styles.name}>
            {doctor.name}
          </AppLink>
        </div>
      </Fact>
      <Fact label={t('service')}>
        {appointment.service.consultation_name}
        {appointment.is_follow_up ? `, ${t('followUp')}` : null}
      </Fact>
      <Fact label={t('price')}>
        <Price price={appointment.price} total={appointment.total} beforeLabel={t('priceBefore')} />
        {status === 'booked' ? <p className={styles.quiet}>{t('priceNote')}</p> : null}
      </Fact>
      {insurance === null ? null : <Fact label={t('insurance')}>{insurance}</Fact>}
      <Fact label={t('patient')}>
        {patient}
        <p className={styles.quiet}>{phone}</p>
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
