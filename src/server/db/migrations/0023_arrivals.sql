-- When the desk scanned the code of the patient's page, which proves the visit for a review.
alter table appointment add column scanned_at timestamptz;
