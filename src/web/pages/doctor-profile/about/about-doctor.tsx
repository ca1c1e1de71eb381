import type { DoctorProfile } from '#shared/contract/catalogue/doctors.ts';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Card } from '#web/ui/display/card.tsx';
import { ReadMore } from '#web/ui/display/read-more.tsx';
import { SmallDisclosure } from '#web/ui/display/disclosure/small-disclosure.tsx';
import { Tags } from '#web/ui/display/tags.tsx';
import profileStyles from '../doctor-profile.module.css';
import styles from './about-doctor.module.css';
import { Career, hasCareer } from './career.tsx';

/** The description of the doctor, the conditions treated and the career, as far as they are known. */
export function AboutDoctor({ doctor }: { doctor: DoctorProfile }) {
  const t = useT('profile');
  const { device } = useApp();
  const { conditions, description } = doctor;
  const isDescribed = description.trim() !== '';
  if (!isDescribed && conditions.length === 0 && !hasCareer(doctor)) return null;
  return (
    <Card tag="section" aria-labelledby="about-title" className={profileStyles.section}>
      <h2 id="about-title">{t('about')}</h2>
      {isDescribed ? (
        <ReadMore moreLabel={t('readMore')} lessLabel={t('readLess')} lines={3}>
          <p className={profileStyles.text}>{description}</p>
        </ReadMore>
      ) : null}
      {conditions.length === 0 ? null : (
        <div className={styles.group}>
          <h3>{t('treats')}</h3>
          <Tags names={conditions} label={t('treats')} />
        </div>
      )}
      {hasCareer(doctor) ? (
        <SmallDisclosure summary={t('career.title')} defaultOpen={device === 'desktop'}>
          <Career doctor={doctor} />
        </SmallDisclosure>
      ) : null}
    </Card>
  );
}
