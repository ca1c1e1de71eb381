import type { StaffAccount } from '#shared/contract/identity/accounts.ts';

/** Returns an operator that has signed in before, as the list of accounts shows it. */
export const accountOf = (id: number, name: string): StaffAccount => ({
  id,
  username: name.toLowerCase(),
  display_name: name,
  role: 'operator',
  clinic_ids: [],
  branch_ids: [],
  position: null,
  doctor_id: null,
  can_manage: true,
  is_locked: false,
  is_accepted: true,
  invitation_ends_at: null,
  has_second_factor: true,
  last_seen_at: null,
});
