-- The price and the preparation that the patient knew before the message about another service.
alter table message add known_service jsonb;
