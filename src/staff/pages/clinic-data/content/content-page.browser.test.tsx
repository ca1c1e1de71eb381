import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ContentDraft } from '#shared/contract/clinic-data/content/content-schemas.ts';
import type { StaffApp } from '#staff/lib/staff-app.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { ContentPage } from './content-page.tsx';

type Api = StaffApp['api'];

const draft = (id: number, state: ContentDraft['state']): ContentDraft => ({
  id,
  subject: 'doctor',
  subject_id: id,
  names: { en: `Doctor ${id}` },
  state,
  field: 'practising_since',
  base: 1990,
  live: state === 'conflict' ? 1991 : 1990,
  value: 1995,
  drafted_at: '2026-11-24T10:00:00+01:00',
  drafted_by: 'anna',
});

let drafts: ContentDraft[];
let published: number[][];
let saved: unknown[];
let discarded: number[][];
beforeEach(() => {
  drafts = [draft(1, 'ready'), draft(2, 'ready'), draft(3, 'conflict'), draft(4, 'gone')];
  [published, saved, discarded] = [[], [], []];
});

const remove = (ids: readonly number[]) => {
  drafts = drafts.filter(({ id }) => !ids.includes(id));
};
const api: Partial<Api> = {
  content: () => Promise.resolve({ rows: [], drafts }),
  publishContentDrafts({ ids }) {
    published.push(ids);
    remove(ids);
    return Promise.resolve({ published_count: ids.length });
  },
  saveContentDrafts({ changes, id }) {
    saved.push(...changes);
    drafts = drafts.map((each) => (each.subject_id === id ? draft(5, 'ready') : each));
    return Promise.resolve({ id });
  },
  discardContentDrafts({ ids }) {
    discarded.push(ids);
    remove(ids);
    return Promise.resolve({ discarded_count: ids.length });
  },
};
const open = () =>
  renderStaffPage(<ContentPage />, { path: '/content', role: 'clinic_admin', api });
const item = (name: string) => page.getByRole('listitem').filter({ hasText: name });

test('drafts that are left out, in conflict or gone are not published', async () => {
  await open();
  await userEvent.click(page.getByRole('checkbox', { name: /^Doctor 2/ }));
  expect(await axeViolations()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Publish drafts: 1' }));
  await expect.element(item('Doctor 1')).not.toBeInTheDocument();
  expect(published).toEqual([[1]]);
});

test('a draft in conflict shows its base, published and draft values, and "Keep the draft" saves it', async () => {
  await open();
  const conflict = item('Doctor 3');
  for (const value of ['1991', '1990', '1995']) {
    await expect.element(conflict.getByText(value)).toBeVisible();
  }
  await userEvent.click(conflict.getByRole('button', { name: 'Keep the draft' }));
  await expect.element(page.getByRole('button', { name: 'Publish drafts: 3' })).toBeEnabled();
  expect(saved).toEqual([{ field: 'practising_since', value: 1995, live: 1991, draft_id: 3 }]);
});

test('a draft that was discarded comes back by undo', async () => {
  await open();
  await userEvent.click(item('Doctor 1').getByRole('button', { name: 'Discard' }));
  await expect.element(item('Doctor 1')).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(saved).toEqual([{ field: 'practising_since', value: 1995, live: 1990, draft_id: null }]);
});

test('a draft of a row that is gone can only be discarded, by keyboard too', async () => {
  await open();
  const gone = item('Doctor 4');
  await expect.element(gone.getByText(/cannot be published/)).toBeVisible();
  await expect.element(gone.getByRole('checkbox')).not.toBeInTheDocument();
  await expect.element(gone.getByRole('link')).not.toBeInTheDocument();
  gone.getByRole('button', { name: 'Discard' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(gone).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(discarded).toEqual([[4]]);
});
