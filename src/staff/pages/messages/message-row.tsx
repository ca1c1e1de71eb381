import type { SentMessage } from '#shared/contract/messages/messages.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { useFormat } from '../../lib/format.ts';
import { usePermission, useText } from '../../lib/staff-app.ts';
import type { useResend } from './use-messages.ts';
import styles from './messages.module.css';

const TONES = {
  waiting: 'accent',
  sent: 'neutral',
  delivered: 'green',
  failed: 'magenta',
  dropped: 'neutral',
} as const;

const KNOWN_REASONS = ['superseded', 'late', 'unwanted', 'limited'] as const;

interface MessageRowProps {
  message: SentMessage;
  resend: ReturnType<typeof useResend>;
}

/** One message: what it is about, never its text or the phone. */
export function MessageRow({ message, resend }: MessageRowProps) {
  const t = useText('messages');
  const format = useFormat();
  const can = usePermission();
  const { id, at, kind, state, network, language } = message;
  const known = KNOWN_REASONS.find((each) => each === message.reason);
  const number = String(message.appointment);
  const facts = [
    t('appointment', { number }),
    network ?? t('erased'),
    format.languageName(language),
    known === undefined ? message.reason : t(`reasons.${known}`),
  ];
  return (
    <li className={styles.row}>
      <time dateTime={at}>{format.time(at)}</time>
      <div className={styles.about}>
        <strong>{t(`kinds.${kind}`)}</strong>
        <p>{facts.filter((fact) => fact !== null).join(' · ')}</p>
      </div>
      <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
      {message.can_resend && can('messages.resend') ? (
        <Button
          variant="secondary"
          size="sm"
          inProgress={resend.isPending && resend.variables.id === id}
          aria-label={t('resendOf', { kind: t(`kinds.${kind}`), number })}
          onClick={() => resend.mutate({ id })}
        >
          {t('resend')}
        </Button>
      ) : null}
    </li>
  );
}
