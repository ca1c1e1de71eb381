-- A confirmed price is one of a row and a service, no longer one of a row only.
update import set choices = choices - 'confirmed' where state = 'read';
