-- Files of FHIR resources that clinics upload.
alter table import
  -- of a FHIR file: the numbers of its resources, and the faults with their paths; null for a spreadsheet
  add column fhir jsonb;
