import { encode } from 'uqr';
import { useT } from '#web/lib/i18n/use-t.ts';
import { qrPath } from './qr-path.ts';
import styles from './reception-code.module.css';

/**
 * The number of the appointment for the desk, to be read by a scanner or by a person. Not the
 * address of this page: whoever holds that can cancel the visit and read the patient's phone, and a
 * code on paper is for everybody in the waiting room to see. The desk finds the visit by its number
 * in a list that is its own.
 */
export function ReceptionCode({ number }: { number: number }) {
  const t = useT('appointment');
  const text = String(number);
  // A border of four modules is what scanners need (ISO/IEC 18004).
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
