-- The staff site that a session belongs to; null for sessions of the public API. A token of the console
-- opens no cabinet. Sessions from before sign in again.
alter table staff_session add staff_site text check (staff_site in ('operator', 'cabinet'));

drop function if exists renew_staff_session;
