import type { Service } from '#shared/contract/catalogue/services.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { ReadMore } from '#web/ui/display/read-more.tsx';
import styles from './about-service.module.css';

interface AboutServiceProps {
  service: Service;
  /** The place: desktops show the one above the list, phones the one below it. */
  place: 'above' | 'below';
}

/** The description of the specialty or procedure, with a note that it does not replace a doctor. */
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
