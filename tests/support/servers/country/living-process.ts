import type { Country } from '#shared/countries/country.ts';
import type { Database } from '#server/db/database.ts';
import { isCountryCode } from '#shared/countries/codes.ts';
import { countryOf } from '#shared/countries/index.ts';
import { saveStaffUser } from '#server/features/identity/accounts/save-staff-user.ts';
import { createDemoLife, loadDemoData } from '#demo/index.ts';
import { MORNING } from '../../e2e/data/today.ts';
import { serveOneCountry } from './serve-one-country.ts';

const SEED = 7;
const LARGEST_BRANCH = `select b.id as branch, b.clinic_id as clinic from clinic_branch b
  join schedule s on s.clinic_branch_id = b.id
  group by b.id order by count(*) desc, b.id limit 1`;

const [password = '', country = '', doctors = ''] = process.argv.slice(2);
if (!isCountryCode(country)) throw new Error(`There is no country ${country}`);

/**
 * Serves a country with demo data, whose largest clinic has four months of appointments, with accounts of the console,
 * an administrator of that clinic and the desk of its largest branch.
 */
await serveOneCountry({
  country,
  roles: ['admin', 'account_manager', 'operator_manager'],
  password,
  async fill(database) {
    const now = MORNING;
    await loadDemoData(database, {
      country,
      doctors: Number(doctors),
      seed: SEED,
      now,
      hasLife: true,
    });
    await fillPast(database, countryOf(country));
    await addAccounts(database);
  },
});

/** Adds the appointments of the months before the week that the demo data have. */
async function fillPast({ pool }: Database, country: Country): Promise<void> {
  const client = await pool.connect();
  try {
    await createDemoLife(country).run(client, MORNING);
  } finally {
    client.release();
  }
}

async function addAccounts({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ branch: number; clinic: number }>(LARGEST_BRANCH);
  for (const { branch, clinic } of rows) {
    for (const account of [
      { username: 'clinic_admin', role: 'clinic_admin', clinicIds: [clinic] },
      {
        username: 'desk',
        role: 'clinic_branch_admin',
        position: 'desk',
        branchIds: [branch],
      },
    ] as const) {
      await saveStaffUser(pool, { ...account, password }, MORNING);
    }
  }
}
