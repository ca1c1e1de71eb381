import { prepared } from '#server/db/pool/prepared.ts';

/** Rebuilds what lists and searches show of the doctors, and lets every process count them again. */
export const refreshListings = prepared<object, [doctors: number[]]>(
  'refresh_listings_of_edit',
  `select refresh_doctor_listing($1), notify_doctors_changed($1),
     pg_notify('reference_changed', '')`,
);
