import { Clock, Mail, MapPin, Phone, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { countryOf } from '#shared/countries/index.ts';
import { PhoneLink } from '#web/domain/contact/phone-link.tsx';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import styles from './contacts.module.css';

/** The ways to contact us without the form. */
export function ContactMethods() {
  const t = useT('contacts');
  const { country, settings } = useApp();
  const { supportEmail, supportPhone, officeHours } = countryOf(country);
  return (
    <dl className={styles.methods}>
      <ContactMethod icon={Mail} name={t('email')}>
        <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
      </ContactMethod>
      <ContactMethod icon={Phone} name={t('phone')}>
        <PhoneLink phone={supportPhone} />
      </ContactMethod>
      <ContactMethod icon={Clock} name={t('hours')}>
        {t('weekdays', officeHours)}
      </ContactMethod>
      <ContactMethod icon={MapPin} name={t('address')}>
        {settings.address}
      </ContactMethod>
    </dl>
  );
}

function ContactMethod({
  icon,
  name,
  children,
}: {
  icon: LucideIcon;
  name: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.way}>
      <Icon of={icon} className={styles.icon} />
      <dt className={styles.wayName}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
