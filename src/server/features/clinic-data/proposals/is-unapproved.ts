/**
 * The condition that an account manager still approves what a clinic `k` enters of the doctor of a schedule `s`: with
 * the clinic, or with the doctor.
 */
export const IS_UNAPPROVED = `(k.is_draft or exists (
  select from clinic_proposal u where u.clinic_id = k.id and u.doctor_id = s.doctor_id))`;
