import type { ServiceLink } from '#shared/contract/catalogue/services.ts';
import { paths } from '#shared/paths.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { useT } from '#web/lib/i18n/use-t.ts';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';

interface InactiveDoctorProps {
  specialty: ServiceLink | undefined;
  citySlug: string | undefined;
}

/** Replaces the slots of a doctor who takes no bookings by links to other doctors. */
export function InactiveDoctor({ specialty, citySlug }: InactiveDoctorProps) {
  const t = useT('profile');
  const others =
    specialty === undefined || citySlug === undefined
      ? paths.home()
      : paths.doctors(citySlug, specialty.slug);
  return (
    <Notice
      title={t('inactive.title')}
      action={
        <AppLink to={others} className={buttonClass({ variant: 'secondary' })}>
          {t('inactive.others')}
        </AppLink>
      }
    >
      {t('inactive.text')}
    </Notice>
  );
}
