import { serveOneCountry } from './serve-one-country.ts';

/** Serves Hungary without any data, with an account for each role that sets up a country. */
await serveOneCountry({ roles: ['admin', 'account_manager'], password: process.argv[2] ?? '' });
