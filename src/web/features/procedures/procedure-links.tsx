import type { City } from '#shared/contract/catalogue/places.ts';
import type { OfferedService } from '#shared/contract/catalogue/services.ts';
import { paths } from '#shared/paths.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import styles from './procedure-links.module.css';

interface ProcedureLinksProps {
  city: City;
  procedures: readonly OfferedService[];
}

/** Links to the doctors of procedures, with their count and lowest price. */
export function ProcedureLinks({ city, procedures }: ProcedureLinksProps) {
  const t = useT('procedures');
  const format = useFormat();
  return (
    <ul className={styles.list}>
      {procedures.map(({ id, slug, name, doctors_count: count, min_price: price }) => (
        <li key={id} className={styles.item}>
          <AppLink to={paths.doctors(city.slug, slug)} className={styles.procedure}>
            <span className={styles.name}>{name}</span>{' '}
            <span className={styles.count}>{t('doctors', { count })}</span>{' '}
            {price === null ? null : (
              <span className={styles.price}>{t('priceFrom', { price: format.money(price) })}</span>
            )}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
