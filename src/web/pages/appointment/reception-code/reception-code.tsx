import { QrCode } from '#web/ui/display/qr/qr-code.tsx';
import { useT } from '#web/lib/i18n/use-t.ts';
import styles from './reception-code.module.css';

/**
 * The number of the appointment for reception, as a QR code and as text. It is not the URL of the
 * page: everyone in the waiting room can see a code on paper, and that URL is enough to cancel the
 * appointment and to read the patient's phone. Reception finds the appointment by number in its own
 * list.
 */
export function ReceptionCode({ number }: { number: number }) {
  const t = useT('appointment');
  const text = String(number);
  return (
    <section className={styles.reception} aria-labelledby="reception-title">
      <QrCode text={text} label={t('reception.code')} className={styles.code} />
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
