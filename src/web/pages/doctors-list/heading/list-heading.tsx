import type { DoctorsPageExpanded } from '#shared/contract/doctors.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Trail } from '#web/lib/trail.tsx';
import { ReadMore } from '#web/ui/display/read-more.tsx';
import styles from './list-heading.module.css';
import type { ListSubject } from '../subject/list-subject.ts';

interface ListHeadingProps {
  subject: ListSubject;
  totals: DoctorsPageExpanded;
}

/** What the list is of, how many there are, and what is known of all of them together. */
export function ListHeading({ subject, totals }: ListHeadingProps) {
  const t = useT('doctors');
  const format = useFormat();
  const { city, service, area } = subject;
  const place = { service: service.name, city: city.name };

  return (
    <header className={styles.heading}>
      <Trail places={[{ label: service.name }]} />
      <h1 className={styles.title}>
        {area === null ? t('heading', place) : t('headingInArea', { ...place, area: area.name })}
      </h1>
      <p className={styles.facts}>
        <strong className={styles.count}>{t('count', { count: totals.total_count })}</strong>
        {totals.feedback_score === null ? null : (
          <>
            <span>{t('about.rating', { score: format.score(totals.feedback_score) })}</span>
            <span>{t('about.reviews', { count: totals.feedback_count })}</span>
          </>
        )}
      </p>
      {service.description === '' ? null : (
        <div className={styles.about}>
          <ReadMore moreLabel={t('about.more')} lessLabel={t('about.less')} lines={2}>
            <p>{service.description}</p>
          </ReadMore>
          <p className={styles.disclaimer}>{t('about.disclaimer')}</p>
        </div>
      )}
    </header>
  );
}
