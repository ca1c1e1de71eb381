-- The price and the preparation that the patient knew before the message about another service.
alter table message add known_service jsonb;
-- Calendars have to see a later version of an appointment whose end has changed (RFC 5545, 3.8.7.4). Its own sequence
-- counts moves, and messages and absences go by it.
alter table appointment add service_corrections integer not null default 0;
