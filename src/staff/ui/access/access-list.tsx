import type { AccountAccess } from '#shared/contract/identity/access.ts';
import { useText, useUser } from '../../lib/staff-app.ts';
import common from '../common.module.css';
import { DeviceRow, FactorRow, FeedRow, LinkRow, SessionRow } from './access-rows.tsx';
import styles from './access.module.css';

/** The calls by which a reader of the list ends things, by their ids; those of links by the account they open. */
interface AccessEnds {
  readonly session?: (id: number) => Promise<unknown>;
  readonly factor?: (id: number) => Promise<unknown>;
  readonly feed?: (id: number) => Promise<unknown>;
  /** Ends a link that opens the account of the list. */
  readonly ownLink?: (opened: number) => Promise<unknown>;
  /** Ends a link that the account has made for another one. */
  readonly madeLink?: (opened: number) => Promise<unknown>;
}

interface AccessListProps {
  /** The id of the account. */
  account: number;
  access: AccountAccess;
  ends: AccessEnds;
}

/** Everything that opens an account or reads in its name, as one list. */
export function AccessList({ account, access, ends }: AccessListProps) {
  const t = useText('account');
  const { id: reader } = useUser();
  const isEmpty = Object.values(access).every((rows) => rows.length === 0);
  if (isEmpty) return <p className={common.quiet}>{t('access.none')}</p>;
  return (
    <ul className={styles.rows}>
      {access.sessions.map((session) => (
        <SessionRow key={session.id} session={session} onEnd={ends.session} />
      ))}
      {access.devices.map((device) => (
        <DeviceRow key={device.expires_at} device={device} />
      ))}
      {access.second_factors.map((factor) => (
        <FactorRow key={factor.id} factor={factor} onEnd={ends.factor} />
      ))}
      {access.calendar_feeds.map((feed) => (
        <FeedRow key={feed.id} feed={feed} onEnd={ends.feed} />
      ))}
      {access.links.map((link) => {
        const isOwn = link.account_id === account;
        const end = isOwn ? ends.ownLink : ends.madeLink;
        // A link to the own account ends by a new password only.
        const onEnd = link.account_id === reader ? undefined : end;
        return <LinkRow key={link.account_id} link={link} isOwn={isOwn} onEnd={onEnd} />;
      })}
    </ul>
  );
}
