-- The name of an insurance in each language; null falls back to `name`.
alter table insurance add column names localized_text;
