import type { Service } from '#shared/contract/catalogue/services.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { ReadMore } from '#web/ui/display/read-more.tsx';
import styles from './about-service.module.css';

interface AboutServiceProps {
  service: Service;
  /** Placed above the list on desktops, below it on phones. */
  place: 'above' | 'below';
}

/** Explains the specialty or procedure, with a note that this does not replace a doctor. */
export function AboutService({ service, place }: AboutServiceProps) {
  const t = useT('doctors');
  if (service.description === '') return null;
  const title = t(service.type === 'procedure' ? 'about.procedure' : 'about.specialty');
  return (
    <div className={styles[place]}>
      {place === 'below' ? <h2>{title}</h2> : null}
      <ReadMore
        moreLabel={t('about.more')}
        lessLabel={t('about.less')}
        lines={place === 'below' ? 5 : 2}
      >
        <p>{service.description}</p>
      </ReadMore>
      <p className={styles.disclaimer}>{t('about.disclaimer')}</p>
    </div>
  );
}
