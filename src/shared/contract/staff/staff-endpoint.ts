import type { Permission } from '#shared/domain/identity/permissions.ts';
import type { Endpoint } from '../endpoint.ts';

/** The groups of the staff API, in the order of its documentation. */
export const STAFF_TAGS = {
  'Sign-in': 'Passwords, second factors, invitations and sessions.',
  Inbox: 'Requests and messages of visitors.',
  Reviews: 'Moderation of reviews, replies of clinics and their reports.',
  Setup: 'Places, services, clinics, doctors and their schedules.',
  Content: 'What patients read about clinics and doctors: drafts and their publication.',
  Onboarding: 'Clinics from their request to join until patients see them.',
  Holidays: 'Public holidays, and the hours of branches on them.',
  Accounts: 'Staff accounts and their invitations.',
  Desk: 'The day of a branch: appointments, arrivals and bookings at the reception.',
  Absences: 'Absences of doctors, and what happens to the appointments within them.',
  Figures: 'Counts of appointments and times, without patients.',
  Imports: 'Price lists and appointments of clinics: upload, match, preview, apply, undo.',
  Calendars: 'Subscriptions of calendar programs to appointments.',
  Support: 'Appointments of patients who call.',
  Messages: 'Messages to patients and their delivery.',
  Audit: 'What staff did.',
  Erasures: 'Requests to erase a patient, prepared and confirmed by two people.',
} as const;

/**
 * One call of the staff API, which only the staff hosts serve. `permission` is one of the table, or `public`
 * for calls that open a session or have a secret in their path.
 */
export interface StaffEndpoint extends Endpoint<keyof typeof STAFF_TAGS> {
  readonly path: `/api/staff/v1/${string}/`;
  readonly permission: Permission | 'public';
}
