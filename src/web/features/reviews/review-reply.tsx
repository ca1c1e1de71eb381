import type { Review } from '#shared/contract/reviews/reviews.ts';
import { wallClockOf } from '#shared/domain/time/zoned-time.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import styles from './reviews.module.css';

/** The reply of a clinic below its review, in the language that it was written in. */
export function ReviewReply({ reply }: { reply: NonNullable<Review['reply']> }) {
  const t = useT('profile');
  const format = useFormat();
  return (
    <div className={styles.reply}>
      <div className={styles.replyHead}>
        <h4 className={styles.clinic}>{t('reviews.reply', { clinic: reply.clinic })}</h4>
        <time dateTime={reply.written_at}>
          {format.day(wallClockOf(reply.written_at).date, 'year')}
        </time>
      </div>
      <p lang={reply.language} className={styles.comment}>
        {reply.text}
      </p>
    </div>
  );
}
