import { Send } from 'lucide-react';
import { useState } from 'react';
import type { SentMessage } from '#shared/contract/messages/messages.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useFormat } from '../../lib/format.ts';
import { usePermission, useText } from '../../lib/staff-app.ts';
import { BulkBar } from '../../ui/list/bulk-bar.tsx';
import type { ListColumn, ListRow } from '../../ui/list/list-columns.ts';
import { ListRows } from '../../ui/list/list-rows.tsx';
import { QueryView } from '../../ui/page/query-view.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { StateLabel } from '../../ui/state/state-label.tsx';
import { useResend, type useMessages } from './use-messages.ts';
import styles from './messages.module.css';

const TONES = {
  waiting: 'neutral',
  sent: 'neutral',
  delivered: 'good',
  failed: 'warning',
  dropped: 'neutral',
} as const;

const NO_BREAK_SPACE = '\u00A0';

const KNOWN_REASONS = ['superseded', 'late', 'unwanted', 'limited'] as const;

type Row = ListRow & { message: SentMessage };

type MessageListProps = Pick<ReturnType<typeof useMessages>, 'list' | 'state' | 'kind' | 'choose'>;

/** The messages of a day that match the filters, the newest first; those that failed can be sent again together. */
export function MessageList({ list, ...filters }: MessageListProps) {
  return (
    <QueryView query={list}>
      {({ pages }) => {
        const messages = pages.flatMap(({ results }) => results);
        if (messages.length === 0) return <Nothing {...filters} />;
        return (
          <>
            <MessageRows messages={messages} />
            <div className={styles.more}>
              <ShowMore query={list} />
            </div>
          </>
        );
      }}
    </QueryView>
  );
}

function MessageRows({ messages }: { messages: readonly SentMessage[] }) {
  const t = useText('messages');
  const canResend = usePermission()('messages.resend');
  const resend = useResend();
  const columns = useColumns();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  // A message that has been sent again is no longer one of them.
  const failed = messages.filter((message) => canChoose(message));
  const ids = failed.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  const partsOf = ({ kind, appointment }: SentMessage) => ({
    kind: t(`kinds.${kind}`),
    number: String(appointment),
  });
  return (
    <>
      <ListRows<Row>
        label={t('list')}
        nameLabel={t('kinds.label')}
        rows={messages.map((message) => ({
          key: message.id,
          name: t(`kinds.${message.kind}`),
          message,
        }))}
        columns={columns}
        choice={
          canResend && failed.length > 0
            ? {
                canChoose: ({ message }) => canChoose(message),
                isChosen: ({ message }) => chosen.has(message.id),
                choose({ message }) {
                  setChosen(chosen.symmetricDifference(new Set([message.id])));
                },
                labelOf: ({ message }) => t('chooseOf', partsOf(message)),
              }
            : undefined
        }
        actions={
          canResend
            ? ({ message }) =>
                message.can_resend ? (
                  <Button
                    variant="secondary"
                    size="sm"
                    inProgress={resend.isPending && resend.variables.ids.includes(message.id)}
                    aria-label={t('resendOf', partsOf(message))}
                    onClick={() => resend.mutate({ ids: [message.id] })}
                  >
                    {t('resend')}
                  </Button>
                ) : null
            : undefined
        }
      />
      <BulkBar
        count={ids.length}
        onClear={() => setChosen(new Set())}
        all={
          ids.length < failed.length
            ? {
                label: t('chooseFailed', { number: String(failed.length) }),
                choose: () => setChosen(new Set(failed.map(({ id }) => id))),
              }
            : undefined
        }
      >
        <Button
          size="sm"
          inProgress={resend.isPending}
          onClick={() =>
            resend.mutate(
              { ids },
              {
                // Those that are left stay chosen for another attempt.
                onSuccess: ({ failure }) => {
                  if (failure === null) setChosen(new Set());
                },
              },
            )
          }
        >
          {t('resend')}
        </Button>
      </BulkBar>
    </>
  );
}

/** Tells whether a message failed and can be sent again: only then nothing is counted against its appointment. */
function canChoose({ state, can_resend: canResend }: SentMessage): boolean {
  return state === 'failed' && canResend;
}

/** Returns the columns: the appointment and the network instead of the patient, the state with its reason, the time. */
function useColumns(): ListColumn<Row>[] {
  const t = useText('messages');
  const format = useFormat();
  const reasonOf = ({ reason }: SentMessage) => {
    const known = KNOWN_REASONS.find((each) => each === reason);
    return known === undefined ? reason : t(`reasons.${known}`);
  };
  return [
    {
      key: 'to',
      label: t('to'),
      isPlain: true,
      cell: ({ message }) => t('appointment', { number: String(message.appointment) }),
    },
    {
      key: 'network',
      label: t('network'),
      isPlain: true,
      cell: ({ message: { network, language } }) =>
        `${network?.replaceAll(' ', NO_BREAK_SPACE) ?? t('erased')} · ${format.languageName(language)}`,
    },
    {
      key: 'state',
      label: t('states.label'),
      isPlain: true,
      isWide: true,
      cell({ message }) {
        const reason = reasonOf(message);
        return (
          <>
            <StateLabel tone={TONES[message.state]}>{t(`states.${message.state}`)}</StateLabel>
            {reason === null ? null : ` · ${reason}`}
          </>
        );
      },
    },
    {
      key: 'time',
      label: t('time'),
      isPlain: true,
      isNumber: true,
      cell: ({ message: { at } }) => <time dateTime={at}>{format.time(at)}</time>,
    },
  ];
}

/** Says that there are no messages, and leads out of the filters. */
function Nothing({ state, kind, choose }: Omit<MessageListProps, 'list'>) {
  const t = useText('messages');
  const shell = useText('shell');
  const isFiltered = state !== null || kind !== null;
  return (
    <EmptyState
      icon={Send}
      title={t(isFiltered ? 'empty' : 'none')}
      headingLevel={3}
      actions={
        isFiltered ? (
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              choose('state', null);
              choose('kind', null);
            }}
          >
            {shell('list.reset')}
          </Button>
        ) : null
      }
    />
  );
}
