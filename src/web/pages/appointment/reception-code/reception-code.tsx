import { encode } from 'uqr';
import { useT } from '#web/lib/i18n/use-t.ts';
import { qrPath } from './qr-path.ts';
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
  // Scanners need a border of four modules (ISO/IEC 18004).
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  return (
    <section className={styles.reception} aria-labelledby="reception-title">
      <svg
        className={styles.code}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={t('reception.code')}
      >
        <path d={qrPath(data)} />
      </svg>
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
