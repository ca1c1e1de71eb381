import type { DoctorService } from '#shared/contract/catalogue/doctors.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import styles from './steps.module.css';

/** The information before the form: walk-in order and price conditions. */
export function InfoStep({ doctorService }: { doctorService: DoctorService }) {
  const t = useT('booking');
  const { on_walk_in_basis, avg_waiting_time, price_conditions } = doctorService;
  return (
    <>
      {on_walk_in_basis ? (
        <Notice title={t('info.walkInTitle')}>
          <p>{t('info.walkInText')}</p>
          {avg_waiting_time === null ? null : (
            <p className={styles.waiting}>{t('info.waiting', { count: avg_waiting_time })}</p>
          )}
        </Notice>
      ) : null}
      {price_conditions === null || price_conditions.trim() === '' ? null : (
        <section>
          <h3 className={styles.heading}>{t('info.priceTitle')}</h3>
          {/* oxlint-disable-next-line react/no-danger -- sanitised on its way into the database */}
          <div className={styles.prose} dangerouslySetInnerHTML={{ __html: price_conditions }} />
        </section>
      )}
    </>
  );
}
