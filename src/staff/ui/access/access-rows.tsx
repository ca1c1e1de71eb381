import type { AccountAccess } from '#shared/contract/identity/access.ts';
import { useFormat } from '../../lib/format.ts';
import { useText } from '../../lib/staff-app.ts';
import { DeleteButton } from '../dialog/delete-button.tsx';
import { AccessRow, EndButton } from './access-row.tsx';

type Entry<Kind extends keyof AccountAccess> = AccountAccess[Kind][number];
/** Ends a row by its id; undefined for a reader who may not. */
type OnEnd = ((id: number) => Promise<unknown>) | undefined;

/** Returns functions that say since and until when something opens an account. */
function useTimes() {
  const t = useText('account');
  const format = useFormat();
  return {
    since: (at: string) => t('access.since', { when: format.dateTime(at) }),
    until: (at: string) => t('access.until', { when: format.dateTime(at) }),
  };
}

/** A place where the account is signed in. */
export function SessionRow({ session, onEnd }: { session: Entry<'sessions'>; onEnd: OnEnd }) {
  const t = useText('account');
  const format = useFormat();
  const { since } = useTimes();
  const names = [session.browser, session.operating_system].filter(Boolean).join(', ');
  const device = names === '' ? t('sessions.unknown') : names;
  return (
    <AccessRow
      title={t('sessions.title', { device })}
      facts={[
        since(session.created_at),
        t('sessions.seen', { when: format.fromNow(session.last_seen_at) }),
        ...(session.is_same_network === false ? [t('sessions.elsewhere')] : []),
        ...(session.is_verified ? [] : [t('sessions.unverified')]),
      ]}
      isCurrent={session.is_current}
    >
      {onEnd === undefined || session.is_current ? null : (
        <EndButton
          label={t('sessions.endOf', { device })}
          done={t('sessions.ended')}
          onEnd={() => onEnd(session.id)}
        >
          {t('sessions.end')}
        </EndButton>
      )}
    </AccessRow>
  );
}

/** A browser in which the PIN of the account works. */
export function DeviceRow({ device }: { device: Entry<'devices'> }) {
  const t = useText('account');
  const { until } = useTimes();
  return (
    <AccessRow
      title={t('devices.title')}
      facts={[until(device.expires_at), t('devices.end')]}
      isCurrent={device.is_current}
    />
  );
}

/** A passkey or an app for codes. */
export function FactorRow({ factor, onEnd }: { factor: Entry<'second_factors'>; onEnd: OnEnd }) {
  const t = useText('account');
  const format = useFormat();
  const kind = t(`factors.kinds.${factor.kind}`);
  const { last_used_at: usedAt } = factor;
  const name = factor.name === '' ? kind : factor.name;
  return (
    <AccessRow
      title={factor.name === '' ? kind : `${kind}: ${name}`}
      facts={[
        t('factors.since', { when: format.dateTime(factor.created_at) }),
        usedAt === null ? t('factors.unused') : t('factors.used', { when: format.fromNow(usedAt) }),
      ]}
    >
      {onEnd === undefined ? null : (
        <DeleteButton
          variant="secondary"
          size="sm"
          aria-label={t('factors.removeOf', { name })}
          subject={name}
          onDelete={() => onEnd(factor.id)}
        >
          {t('factors.remove')}
        </DeleteButton>
      )}
    </AccessRow>
  );
}

/** A subscription by which a calendar program shows appointments. */
export function FeedRow({ feed, onEnd }: { feed: Entry<'calendar_feeds'>; onEnd: OnEnd }) {
  const t = useText('account');
  const format = useFormat();
  const { since } = useTimes();
  const name = `${feed.doctor ?? t('calendars.allDoctors')}, ${feed.branch}`;
  return (
    <AccessRow
      title={`${t('calendars.title')}: ${name}`}
      facts={[
        t(`calendars.details.${feed.detail}`),
        since(feed.created_at),
        feed.read_at === null
          ? t('calendars.neverRead')
          : t('calendars.read', { when: format.fromNow(feed.read_at) }),
      ]}
    >
      {onEnd === undefined ? null : (
        <EndButton
          label={t('calendars.endOf', { name })}
          done={t('calendars.ended')}
          onEnd={() => onEnd(feed.id)}
        >
          {t('calendars.end')}
        </EndButton>
      )}
    </AccessRow>
  );
}

interface LinkRowProps {
  link: Entry<'links'>;
  /** True if it opens the account of the list. */
  isOwn: boolean;
  onEnd: OnEnd;
}

/** An unused link that opens the account, or that it has made for another one. */
export function LinkRow({ link, isOwn, onEnd }: LinkRowProps) {
  const t = useText('account');
  const format = useFormat();
  const { since, until } = useTimes();
  const { name, created_by: by, effective_at: effectiveAt } = link;
  return (
    <AccessRow
      title={isOwn ? t('links.own') : t('links.made', { name })}
      facts={[
        ...(by === null ? [] : [t('links.by', { by })]),
        since(link.created_at),
        ...(effectiveAt === null ? [] : [t('links.from', { when: format.dateTime(effectiveAt) })]),
        until(link.expires_at),
      ]}
    >
      {onEnd === undefined ? null : (
        <EndButton
          label={t('links.endOf', { name })}
          done={t('links.ended')}
          onEnd={() => onEnd(link.account_id)}
        >
          {t('links.end')}
        </EndButton>
      )}
    </AccessRow>
  );
}
