import type { AccountAccess } from '#shared/contract/identity/access.ts';

/** Returns a list with everything that can open an account; the link to Dóra is one that the account has made. */
export function accessOfAccount(account: number): AccountAccess {
  const created_at = '2026-11-20T10:00:00+01:00';
  const session = {
    operating_system: null,
    created_at,
    last_seen_at: created_at,
    is_verified: true,
    is_current: false,
    is_same_network: true,
  };
  const link = {
    created_by: 'manager',
    created_at: '2026-11-22T10:00:00+01:00',
    effective_at: null,
    expires_at: '2026-11-25T10:00:00+01:00',
  };
  const factor = { created_at, last_used_at: null };
  return {
    sessions: [
      { ...session, id: 1, browser: 'Chrome', operating_system: 'Windows', is_current: true },
      { ...session, id: 2, browser: null, is_same_network: false },
    ],
    devices: [{ is_current: false, expires_at: created_at }],
    second_factors: [
      { ...factor, id: 3, kind: 'passkey', name: 'Blue key' },
      { ...factor, id: 4, kind: 'totp', name: '' },
    ],
    calendar_feeds: [
      { id: 5, branch: 'Buda Clinic', doctor: null, detail: 'busy', created_at, read_at: null },
    ],
    links: [
      { ...link, account_id: account, name: 'Kata' },
      { ...link, account_id: 9, name: 'Dóra', created_by: 'kata' },
    ],
  };
}
