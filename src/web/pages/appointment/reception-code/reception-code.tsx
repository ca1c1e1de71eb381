import { QrCode } from '#web/ui/display/qr/qr-code.tsx';
import { useT } from '#web/lib/i18n/use-t.ts';
import styles from './reception-code.module.css';

interface ReceptionCodeProps {
  number: number;
  /** The code that the desk scans on the day; null after it. */
  code: string | null;
}

/**
 * The code and the number of the appointment for reception. The code is not the URL of the page: everyone
 * in the waiting room can see it, and that URL is enough to cancel the appointment and to read the
 * patient's phone.
 */
export function ReceptionCode({ number, code }: ReceptionCodeProps) {
  const t = useT('appointment');
  const text = String(number);
  return (
    <section className={styles.reception} aria-labelledby="reception-title">
      <QrCode text={code ?? text} label={t('reception.code')} className={styles.code} />
      <div className={styles.words}>
        <h2 id="reception-title" className={styles.title}>
          {t('reception.title')}
        </h2>
        <p className={styles.number}>{t('number', { number: text })}</p>
        <p className={styles.hint}>{t('reception.text')}</p>
      </div>
    </section>
  );
}
