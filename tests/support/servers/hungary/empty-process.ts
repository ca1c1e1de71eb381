import { serveHungary } from './serve-hungary.ts';

/** Serves Hungary without any data, with an account for each role that sets up a country. */
await serveHungary({ roles: ['admin', 'account_manager'], password: process.argv[2] ?? '' });
