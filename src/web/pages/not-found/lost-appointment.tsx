import { paths } from '#shared/paths.ts';
import { NextAppointment } from '#web/domain/visitor/next-appointment.tsx';
import { useApp } from '#web/lib/app.ts';
import { countryOf } from '#shared/countries/index.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { Card } from '#web/ui/display/card.tsx';
import styles from './lost-appointment.module.css';

interface LostAppointmentProps {
  title: string;
  /** 1 if the requested page is an appointment. */
  headingLevel: 1 | 2;
}

/** Explains where the link to an appointment is, and who helps. */
export function LostAppointment({ title, headingLevel }: LostAppointmentProps) {
  const t = useT('home');
  const tCommon = useT('common');
  const { supportEmail } = countryOf(useApp().country);
  const Heading = `h${headingLevel}` as const;
  return (
    <Card tag="section" padding="lg" aria-labelledby="lost" className={styles.lost}>
      <Heading id="lost">{title}</Heading>
      <NextAppointment />
      <ul className={styles.hints}>
        <li>{t('lost.sms')}</li>
        <li>{t('lost.whole')}</li>
        <li>{t('lost.phone')}</li>
        <li>
          {t('lost.contact')}{' '}
          <span className={styles.contacts}>
            <AppLink to={paths.contacts()}>{tCommon('menu.contacts')}</AppLink>
            <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
          </span>
        </li>
      </ul>
    </Card>
  );
}
