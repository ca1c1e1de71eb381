-- The insurer of the starter catalogue that a row is, also after it was renamed or merged; null for one that was typed.
alter table insurance add starter_key text unique;
