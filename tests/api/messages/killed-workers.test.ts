import { afterEach, beforeEach, expect, test } from 'vitest';
import { shortCode } from '#shared/domain/text/short-code.ts';
import { CLINIC_NOW, clinic } from '#tests/support/data/clinic.ts';
import { buildAppointment } from '#tests/support/data/factories.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database/database.ts';
import { sendWithKills } from '#tests/support/servers/send-with-kills.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase(clinic());
});
afterEach(() => database.close());

/** Books appointments an hour apart, each with a phone and a confirmation that is due. */
async function bookMany(count: number): Promise<void> {
  const now = Date.parse(CLINIC_NOW);
  const appointments = Array.from({ length: count }, (_, index) => ({
    starts_at: new Date(now + (index + 1) * 3_600_000).toISOString(),
    client_phone: `+3620${1_000_001 + index}`,
    created_at: CLINIC_NOW,
  }));
  await buildAppointment(database.pool, ...appointments);
}

interface Row {
  hash: string;
  state: string;
  unconfirmed_resends: number;
}

/** Returns the confirmations that were due. */
async function confirmations(): Promise<Row[]> {
  const { rows } = await database.pool.query<Row>(
    `select a.hash, m.state, m.unconfirmed_resends
     from message m join appointment a on a.id = m.appointment_id where m.kind = 'confirmation'`,
  );
  return rows;
}

function print(what: string, figures: Record<string, number>): void {
  const listed = Object.entries(figures).map(([name, figure]) => `${figure} ${name}`);
  process.stdout.write(`${what}: ${listed.join(', ')}\n`);
}

test('each message is sent once if the provider lists them', { timeout: 900_000 }, async () => {
  await bookMany(2000);
  const plan = { seed: 12, kills: 50, messages: 2000, canListMessages: true };
  const { killed, started, texts } = await sendWithKills(database, plan);
  const different = new Set(texts).size;
  print('a provider that lists its messages', {
    killed,
    started,
    texts: texts.length,
    different,
  });
  expect(killed).toBe(50);
  expect(different).toBe(2000);
  expect(texts).toHaveLength(2000);
  const rows = await confirmations();
  expect(rows.filter(({ state }) => state !== 'sent')).toEqual([]);
  expect(rows.filter(({ unconfirmed_resends: repeats }) => repeats > 0)).toEqual([]);
});

test(
  'unconfirmed resends are counted if the provider lists nothing',
  { timeout: 900_000 },
  async () => {
    await bookMany(300);
    const plan = { seed: 12, kills: 8, messages: 300, canListMessages: false };
    const { killed, started, texts } = await sendWithKills(database, plan);
    const different = new Set(texts).size;
    const rows = await confirmations();
    const repeats = rows.reduce((sum, { unconfirmed_resends: count }) => sum + count, 0);
    const figures = { killed, started, texts: texts.length, different, repeats };
    print('a provider that lists nothing', figures);
    expect(killed).toBe(8);
    expect(different).toBe(300);
    expect(texts.length).toBeGreaterThan(300);
    const copiesOf = ({ hash }: Row) => texts.filter((text) => text.endsWith(shortCode(hash)));
    const uncounted = rows.filter((row) => copiesOf(row).length > 1 + row.unconfirmed_resends);
    expect(uncounted).toEqual([]);
    expect(rows.filter(({ state }) => state !== 'sent')).toEqual([]);
  },
);
