import { expect, test } from 'vitest';
import { staffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer } from '#tests/support/servers/server.ts';

test('names and titles of a doctor wait for the copywriter, whose text patients read', async () => {
  const server = await startTestServer();
  try {
    await server.database.pool.query(
      `update doctor set science_degrees = '{"hu": "PhD"}' where id = 1`,
    );
    const copywriter = await staffClient(server, 'copywriter');
    const row = { subject: 'doctor', id: 1 } as const;
    const stateOf = async (field: string) =>
      (await copywriter.rowTexts(row)).texts
        .filter((text) => text.field === field)
        .map(({ state }) => state);
    expect(await stateOf('names')).toEqual(['draft', 'draft', 'draft']);
    expect(await stateOf('science_degrees')).toEqual(['draft', 'missing', 'missing']);
    const { results } = await copywriter.texts({ subject: 'doctor', language: 'ru' });
    const counted = results.find(({ id }) => id === row.id);
    // The titles that no language has do not count.
    expect(counted?.missing_count).toBe(1);

    const source = 'Nagy Anna';
    const text = { field: 'names', language: 'ru', text: 'Надь Анна-Мария', source } as const;
    await copywriter.saveTexts({ ...row, texts: [{ ...text, is_checked: true }] });
    expect(await stateOf('names')).toEqual(['draft', 'draft', 'checked']);
    const { body } = await server.get('/api/v1/doctors/nagy-anna/', { 'accept-language': 'ru' });
    expect(body.name).toBe('Надь Анна-Мария');

    const manager = await staffClient(server, 'clinic_admin', { clinicIds: [1], username: 'anna' });
    const { values } = await manager.contentRow(row);
    const states = values.filter(({ field }) => field.startsWith('science_degrees.'));
    expect(states.map((each) => each.text_state)).toEqual(['draft', 'missing', 'missing']);
  } finally {
    await server.close();
  }
});
