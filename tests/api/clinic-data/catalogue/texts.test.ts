import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Translation } from '#shared/contract/clinic-data/setup/texts.ts';
import { continueIds } from '#tests/support/data/setup.ts';
import { staffClient, type StaffClient } from '#tests/support/data/staff-client.ts';
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts';

let server: TestServer;
let copywriter: StaffClient;
beforeEach(async () => {
  server = await startTestServer();
  await continueIds(server);
  copywriter = await staffClient(server, 'copywriter');
});
afterEach(() => server.close());

const CARDIOLOGIST = { subject: 'service', id: 1 } as const;
type Text = Pick<Translation, 'field' | 'language'> & { text: string; source: string };

const save = (texts: readonly Text[], isChecked = true) =>
  copywriter.saveTexts({
    ...CARDIOLOGIST,
    texts: texts.map((text) => ({ ...text, is_checked: isChecked })),
  });
const name = (language: 'hu' | 'en' | 'ru', text: string, source = 'Kardiológus'): Text => ({
  field: 'names',
  language,
  text,
  source,
});
const NAMES = [name('hu', 'Kardiológus'), name('en', 'Cardiologist'), name('ru', 'Кардиолог')];

const statesOf = async (field: Translation['field']) => {
  const { texts } = await copywriter.rowTexts(CARDIOLOGIST);
  return texts.filter((text) => text.field === field).map(({ state }) => state);
};

test('a text is missing, a draft, then checked', async () => {
  expect(await statesOf('alternate_names')).toEqual(['missing', 'missing', 'missing']);
  const words: Text = {
    field: 'alternate_names',
    language: 'hu',
    text: 'szívorvos',
    source: 'szívorvos',
  };
  await save([words], false);
  expect(await statesOf('alternate_names')).toEqual(['draft', 'missing', 'missing']);
  await save([words]);
  expect(await statesOf('alternate_names')).toEqual(['checked', 'missing', 'missing']);
});

test('a text is a draft again once its source changes, in every language', async () => {
  await save(NAMES);
  expect(await statesOf('names')).toEqual(['checked', 'checked', 'checked']);
  await save([name('hu', 'Szívgyógyász', 'Szívgyógyász')], false);
  expect(await statesOf('names')).toEqual(['draft', 'draft', 'draft']);
  const { texts } = await copywriter.rowTexts(CARDIOLOGIST);
  expect(texts[1]).toMatchObject({ text: 'Cardiologist', checked_source: 'Kardiológus' });
});

test('a text stays checked if a text of another language changes', async () => {
  await save(NAMES);
  await save([name('en', 'Heart doctor')], false);
  expect(await statesOf('names')).toEqual(['checked', 'draft', 'checked']);
});

test('a text stays a draft if it was compared with a source that a colleague has changed', async () => {
  await save([name('hu', 'Szívgyógyász', 'Szívgyógyász')]);
  await save([name('en', 'Cardiologist', 'Kardiológus')]);
  expect(await statesOf('names')).toEqual(['checked', 'draft', 'draft']);
});

test('a text becomes a draft by an edit in the catalogue as well', async () => {
  await save(NAMES);
  const admin = await staffClient(server, 'admin');
  const service = (await admin.catalogue()).services.find(({ id }) => id === 1);
  if (service === undefined) throw new Error('No service 1');
  await admin.saveService({
    ...service,
    plural_names: null,
    names: { ...service.names, hu: 'Szívorvos' },
  });
  expect(await statesOf('names')).toEqual(['draft', 'draft', 'draft']);
});

test('the queue of texts lists rows by the number of missing texts, until they are checked', async () => {
  const before = await copywriter.texts({ subject: 'insurance' });
  expect(before).toMatchObject({ count: 1, results: [{ id: 1, subject: 'insurance' }] });
  const names = (['hu', 'en', 'ru'] as const).map((language) => ({
    field: 'names' as const,
    language,
    text: 'Fényes',
    source: 'Fényes',
    is_checked: true,
  }));
  await copywriter.saveTexts({ subject: 'insurance', id: 1, texts: names });
  expect(await copywriter.texts({ subject: 'insurance' })).toEqual({ count: 0, results: [] });
});

test('the queue of texts counts the texts of one language only', async () => {
  await save(NAMES);
  const { results } = await copywriter.texts({ subject: 'service', language: 'ru' });
  const own = results.find(({ id }) => id === 1);
  expect(own).toMatchObject({ missing_count: 1, draft_count: 1 });
});

test('the queue of texts is read page by page', async () => {
  const { count } = await copywriter.texts({ limit: 1 });
  const all = await copywriter.texts({});
  const second = await copywriter.texts({ limit: 1, offset: 1 });
  expect(count).toBe(all.results.length);
  expect(second.results).toEqual([all.results[1]]);
});

test.each([
  ['a name with markup', [name('hu', '<b>X</b>')], '400 name_invalid'],
  ['a name that loses a language', [name('ru', ' ')], '400 required'],
  ['a language of another country', [{ ...name('hu', 'Х'), language: 'kk' }], '400 does_not_exist'],
  [
    'a field of another table',
    [{ ...name('hu', 'X'), field: 'locative_names' }],
    '400 does_not_exist',
  ],
  [
    'a form of the name in one language only',
    [{ ...name('hu', 'Kardiológusok'), field: 'plural_names' }],
    '400 required',
  ],
] as [string, Text[], string][])('%s', async (_case, texts, error) => {
  await expect(save(texts)).rejects.toThrow(error);
});

test('a row that does not exist', async () => {
  await expect(copywriter.saveTexts({ subject: 'doctor', id: 999, texts: [] })).rejects.toThrow(
    '404',
  );
});

test('patients see a draft at once', async () => {
  await save([name('hu', 'Szívorvos', 'Szívorvos')], false);
  await server.site.reference.reload();
  const { body } = await server.get('/api/v1/services/cardiologist/?locale=hu');
  expect(body.name).toBe('Szívorvos');
});
