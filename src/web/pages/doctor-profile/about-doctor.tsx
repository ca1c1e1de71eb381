import { useT } from '#web/lib/i18n/use-t.ts';
import { Card } from '#web/ui/display/card.tsx';
import { ReadMore } from '#web/ui/display/read-more.tsx';
import styles from './doctor-profile.module.css';

/** The clinic's description of the doctor, if there is one. */
export function AboutDoctor({ text }: { text: string }) {
  const t = useT('profile');
  if (text.trim() === '') return null;
  return (
    <Card tag="section" aria-labelledby="about-title" className={styles.section}>
      <h2 id="about-title">{t('about')}</h2>
      <ReadMore moreLabel={t('readMore')} lessLabel={t('readLess')} lines={5}>
        <p className={styles.text}>{text}</p>
      </ReadMore>
    </Card>
  );
}
