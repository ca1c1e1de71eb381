import type { Role } from '#shared/domain/identity/roles.ts';
import { serveOneCountry } from './serve-one-country.ts';

/** Serves Hungary without any data, with an account for each of the named roles. */
const [password = '', ...roles] = process.argv.slice(2);
await serveOneCountry({ roles: roles as Role[], password });
