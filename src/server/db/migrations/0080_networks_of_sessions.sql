-- The keyed hash of the network in which a session began, so that its owner sees sessions of other networks; null
-- for sessions from before. The address itself is not stored.
alter table staff_session add network_hash text;
