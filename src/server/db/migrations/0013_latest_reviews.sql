-- The newest good reviews of all doctors, for the home page.
create index review_latest on review (created_at desc, id desc)
  where is_published and is_verified and score >= 9 and comment <> '';
