import {
  stopsReply,
  type ReplyProblem,
} from '#shared/domain/reviews/replies/find-reply-problems.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useText } from '#staff/lib/staff-app.ts';

interface ReplyProblemsProps {
  text: string;
  problems: readonly ReplyProblem[];
}

/** Lists what in a reply may tell of the patient: an error if it stops the reply, else a warning. */
export function ReplyProblems({ text, problems }: ReplyProblemsProps) {
  const t = useText('received');
  const moderation = useText('reviews');
  if (problems.length === 0) return null;
  const isStopped = problems.some(({ kind }) => stopsReply(kind));
  return (
    <Notice
      tone={isStopped ? 'error' : 'warning'}
      title={t(isStopped ? 'problems.stopped' : 'problems.warning')}
      announce
    >
      <ul>
        {problems.map(({ kind, start, end }) => (
          <li key={start}>
            {t('problems.item', {
              kind: moderation(`replies.kinds.${kind}`),
              text: text.slice(start, end),
            })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
