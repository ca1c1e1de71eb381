import type { AccountAccess } from '#shared/contract/identity/access.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { staffNetworkHash } from '#server/features/identity/accounts/staff-network.ts';
import type { ActiveSession } from '#server/features/identity/sessions/find-session.ts';
import { deviceHash } from '#server/features/identity/sessions/session-token.ts';
import { requireManaged } from '#server/features/identity/team/list-accounts.ts';
import { maxOf } from '#server/limits/index.ts';
import type { RequestContext } from '#server/request-context.ts';
import {
  selectDevices,
  selectFactors,
  selectFeeds,
  selectLinks,
  selectSessions,
} from './access-rows.ts';

/** The session, the device and the network of a request of the owner. */
interface Current {
  readonly session: number;
  readonly deviceHash: string | null;
  readonly networkHash: string;
}

/** The client of a request; `device` is the token of the browser, if it has one. */
interface OwnClient {
  readonly address: string;
  readonly device: string | null;
}

/** Lists what opens the account of a session. */
export function listOwnAccess(
  context: RequestContext,
  { id, user }: ActiveSession,
  { address, device }: OwnClient,
): Promise<AccountAccess> {
  const { secret } = context.site;
  return listAccess(context, user.id, {
    session: id,
    deviceHash: device === null ? null : deviceHash(secret, device),
    networkHash: staffNetworkHash(secret, address),
  });
}

/** Lists what opens an account that the caller manages; throws a 404 for every other. */
export async function listManagedAccess(
  context: RequestContext,
  id: number,
  manager: Caller,
): Promise<AccountAccess> {
  const { site } = context;
  await requireManaged(site.database.pool, site, manager, id);
  return listAccess(context, id, null);
}

async function listAccess(
  { site, language }: RequestContext,
  user: number,
  current: Current | null,
): Promise<AccountAccess> {
  const { country, limits } = site;
  const { pool } = site.database;
  const now = new Date(site.clock());
  const iso = (at: Date) => zonedIso(at.getTime(), country.timeZone);
  const isoOrNull = (at: Date | null) => at && iso(at);
  const sessions = await selectSessions(pool, [user, now]);
  const devices = await selectDevices(pool, [user, now, maxOf(limits, 'wrongPinsPerDevice')]);
  const factors = await selectFactors(pool, [user]);
  const feeds = await selectFeeds(pool, [user, language, country.locales[0]]);
  const links = await selectLinks(pool, [user, now]);
  return {
    sessions: sessions.map(({ network_hash: network, ...row }) => ({
      ...row,
      created_at: iso(row.created_at),
      last_seen_at: iso(row.last_seen_at ?? row.created_at),
      is_current: row.id === current?.session,
      is_same_network:
        current === null || network === null ? null : network === current.networkHash,
    })),
    devices: devices.map((row) => ({
      is_current: row.device_hash === current?.deviceHash,
      expires_at: iso(row.expires_at),
    })),
    second_factors: factors.map((row) => ({
      ...row,
      created_at: iso(row.created_at),
      last_used_at: isoOrNull(row.last_used_at),
    })),
    calendar_feeds: feeds.map((row) => ({
      ...row,
      branch: row.branch ?? '',
      created_at: iso(row.created_at),
      read_at: isoOrNull(row.read_at),
    })),
    links: links.map((row) => ({
      ...row,
      created_at: iso(row.created_at),
      effective_at: isoOrNull(row.effective_at),
      expires_at: iso(row.expires_at),
    })),
  };
}
