/** The actions of staff in the console and the cabinet. */
const STAFF_ACTIONS = [
  'published',
  'rejected',
  'second_look',
  'blanked',
  'undone',
  'taken',
  'released',
  'noted',
  'retried',
  'resent',
  'closed',
  'tested',
  'created',
  'changed',
  'deleted',
  'merged',
  'signed_in',
  'session_ended',
  'password_changed',
  'invited',
  'invitation_accepted',
  'second_factor_added',
  'second_factor_removed',
  'second_factor_failed',
  'locked',
  'unlocked',
  'erasure_prepared',
  'erasure_confirmed',
  'erasure_rejected',
  'erasure_expired',
  'skipped',
  'removed',
  'confirmed',
  'ended',
] as const;

/** The actions on an appointment: `viewed` is a look at a patient. */
const APPOINTMENT_ACTIONS = [
  'viewed',
  'booked',
  'moved',
  'cancelled',
  'reviewed',
  'arrived',
  'in_room',
  'seen',
  'no_show',
  'erased',
] as const;

/** The actions of the audit. */
export const AUDIT_ACTIONS = [...APPOINTMENT_ACTIONS, ...STAFF_ACTIONS] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** The kinds of things that the actions of the audit are about. */
export const AUDIT_SUBJECTS = [
  'appointment',
  'message',
  'review',
  'clinic_request',
  'contact_message',
  'survey_answer',
  'staff_user',
  'clinic',
  'clinic_branch',
  'doctor',
  'doctor_service',
  'schedule',
  'service',
  'service_category',
  'city',
  'city_area',
  'insurance',
  'clinic_branch_field',
  'erasure',
  'holiday',
  'season',
  'walk_in',
  'absence',
] as const;
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];
