-- The forms of names that sentences need. Null falls back to the plain name.

-- The city as the place of something: "in Dubai", "Budapesten", "Алматы қаласындағы".
alter table city add column locative_names localized_text;

-- Specialties only: several doctors ("Cardiologists"), and what is booked ("Cardiology consultation").
alter table service
  add column plural_names localized_text,
  add column consultation_names localized_text;
