-- A hash names its cost, which may rise later. Until now every hash had this one.
update staff_user set password_hash = replace(password_hash, 'scrypt$', 'scrypt$ln=15,r=8,p=3$')
  where password_hash like 'scrypt$%';
