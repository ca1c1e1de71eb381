-- The audit records who marks a year of holidays as complete; its id is the year.
alter table staff_event drop constraint staff_event_subject_table_check;
alter table staff_event add constraint staff_event_subject_table_check check (subject_table in (
  'review', 'clinic_request', 'contact_message', 'survey_answer', 'message', 'staff_user',
  'city', 'city_area', 'service_category', 'service', 'insurance', 'clinic', 'clinic_branch',
  'clinic_branch_field', 'doctor', 'doctor_service', 'schedule', 'erasure', 'holiday',
  'holiday_year', 'season', 'walk_in', 'absence', 'review_reply', 'review_report', 'import',
  'busy_calendar'));
