-- The id under which the provider sends the receipt of a message.
alter table message add column provider_id text;
create index message_provider on message (provider_id) where provider_id is not null;
