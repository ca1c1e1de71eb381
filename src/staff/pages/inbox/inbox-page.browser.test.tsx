import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError } from '#shared/contract/api-error.ts';
import type { InboxDetails } from '#shared/contract/inbox/inbox.ts';
import type { StaffApp } from '#staff/lib/staff-app.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { NetworkError } from '#web/lib/failures/api-failure.ts';
import { InboxPage } from './inbox-page.tsx';

type Api = StaffApp['api'];

const KATA = { id: 7, username: 'kata' };
const IMRE = { id: 8, username: 'imre' };

let items: InboxDetails[];
/** The owner that a colleague becomes before the next call; null for none. */
let faster: typeof IMRE | null;
beforeEach(() => {
  faster = null;
  items = [
    { ...makeItem('contact-1'), is_overdue: true },
    makeItem('contact-2'),
    { ...makeItem('contact-3'), owner: IMRE },
  ];
});

function makeItem(id: string): InboxDetails {
  return {
    id,
    kind: 'contact',
    created_at: '2026-11-20T09:00:00+01:00',
    sender: `Sender ${id}`,
    clinic_names: null,
    due_at: '2026-11-23T17:00:00+01:00',
    is_overdue: false,
    text: `Text of ${id}`,
    appointment: null,
    owner: null,
    done_at: null,
    done_by: null,
    note: null,
    can_handle: true,
    events: [],
    fields: [
      {
        name: 'email',
        value: 'eva@example.com',
      },
    ],
  };
}

const find = (id: string) => {
  const item = items.find((each) => each.id === id);
  if (item === undefined) throw new Error(`No item ${id}`);
  return item;
};
const change = (id: string, values: Partial<InboxDetails>) => {
  items = items.map((each) => (each.id === id ? { ...each, ...values } : each));
  return Promise.resolve(find(id));
};

const api: Partial<Api> = {
  inbox: () => {
    const results = items.filter((item) => item.done_at === null);
    return Promise.resolve({ count: results.length, results });
  },
  inboxItem: ({ id }) => Promise.resolve(find(id)),
  takeInboxItem: ({ id }) => change(id, { owner: faster ?? KATA }),
  releaseInboxItem: ({ id }) => change(id, { owner: null }),
  closeInboxItem: ({ id, note }) =>
    change(id, { note, done_at: '2026-11-23T12:00:00+01:00', done_by: 'operator kata' }),
};

const open = () => openWith(api);
const openWith = async (calls: Partial<Api>) => {
  await renderStaffPage(<InboxPage />, { path: '/inbox/:id?', role: 'operator', api: calls });
  await expect.element(page.getByRole('link', { name: /Sender contact-1/ })).toBeVisible();
};

const rowOf = (id: string) =>
  page
    .getByRole('list', { name: 'Items' })
    .getByRole('listitem')
    .filter({ hasText: `Sender ${id}` });

test('an item is found, opened, taken and closed by keyboard alone', async () => {
  await open();
  await userEvent.keyboard('jjk{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Sender contact-1' })).toBeVisible();
  await userEvent.keyboard('t');
  await expect.element(page.getByRole('button', { name: 'Release' })).toBeVisible();
  await userEvent.keyboard('c');
  await expect.element(page.getByRole('dialog', { name: 'Close the item' })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'What was done' })).toHaveFocus();
  await userEvent.keyboard('Answered by email{Tab}{Enter}');
  await expect.element(page.getByText(/^Closed by kata/)).toBeVisible();
  expect(find('contact-1')).toMatchObject({ note: 'Answered by email', owner: KATA });
  await expect
    .element(page.getByRole('link', { name: /Sender contact-1/ }))
    .not.toBeInTheDocument();
});

test('an overdue item says so in words', async () => {
  await open();
  await expect.element(rowOf('contact-1').getByText(/Overdue:.reply.was.due/)).toBeInTheDocument();
  await expect.element(rowOf('contact-2').getByText(/Reply by .*23.Nov/)).toBeInTheDocument();
});

test('a member of staff sees which colleague was faster', async () => {
  faster = IMRE;
  await open();
  await userEvent.keyboard('jt');
  await expect.element(page.getByText('imre was faster and has taken this item')).toBeVisible();
  await expect.element(rowOf('contact-1').getByText(/Taken.by.*imre/)).toBeInTheDocument();
});

test('a free item is taken from its row without opening it', async () => {
  await open();
  await userEvent.click(page.getByRole('button', { name: 'Take: Sender contact-2' }));
  await expect.element(rowOf('contact-2').getByText(/Taken.by.you/)).toBeInTheDocument();
  await expect
    .element(page.getByRole('button', { name: 'Take: Sender contact-2' }))
    .not.toBeInTheDocument();
});

test('the keys go on from the row whose item is being taken', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const take: Api['takeInboxItem'] = async ({ id }) => {
    await promise;
    return change(id, { owner: KATA });
  };
  await openWith({ ...api, takeInboxItem: take });
  await userEvent.click(page.getByRole('button', { name: 'Take: Sender contact-2' }));
  await expect.element(page.getByRole('link', { name: /Sender contact-2/ })).toHaveFocus();
  await userEvent.keyboard('j');
  await expect.element(page.getByRole('link', { name: /Sender contact-3/ })).toHaveFocus();
  resolve();
  await expect.element(rowOf('contact-2').getByText(/Taken.by.you/)).toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: /Sender contact-3/ })).toHaveFocus();
});

test('an item of a colleague can be taken over, not closed', async () => {
  await open();
  await userEvent.click(page.getByRole('link', { name: /Sender contact-3/ }));
  await expect.element(page.getByRole('button', { name: 'Take over' })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Close', exact: true }))
    .not.toBeInTheDocument();
});

test('the main button of a request to join starts to set the clinic up', async () => {
  items = [{ ...makeItem('clinic-1'), kind: 'clinic' }];
  await renderStaffPage(<InboxPage />, { path: '/inbox/:id?', role: 'admin', api });
  await userEvent.click(page.getByRole('link', { name: /Sender clinic-1/ }));
  const start = page.getByRole('button', { name: 'Start setting up' });
  const close = page.getByRole('button', { name: 'Close', exact: true });
  await expect.element(start).toBeVisible();
  const colour = (button: typeof start) => getComputedStyle(button.element()).backgroundColor;
  expect(colour(start)).not.toBe(colour(close));
  await userEvent.click(close);
  await expect.element(page.getByRole('dialog', { name: 'Close the item' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(start);
  await expect.element(page.getByRole('textbox', { name: /username/i })).toBeVisible();
});

const choose = (id: string) =>
  userEvent.click(page.getByRole('checkbox', { name: `Choose: Sender ${id}, Message` }));
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));

test('chosen items are taken together', async () => {
  await open();
  await choose('contact-1');
  await choose('contact-2');
  await expect.element(page.getByText('Chosen: 2')).toBeVisible();
  expect(page.getByRole('button', { name: /^Take over:/ }).elements()).toEqual([]);
  expect(await axeViolations()).toEqual([]);
  await press('Take: 2');
  await expect.element(page.getByText('Taken: 2')).toBeVisible();
  expect(items.map(({ owner }) => owner)).toEqual([KATA, KATA, IMRE]);
});

test('chosen items are released together', async () => {
  await change('contact-1', { owner: KATA });
  await open();
  await choose('contact-1');
  await press('Release: 1');
  await expect.element(page.getByText('Released: 1')).toBeVisible();
  expect(find('contact-1').owner).toBeNull();
});

test('the keys begin at the head of the list after a change of several items', async () => {
  await open();
  await choose('contact-1');
  await choose('contact-2');
  await press('Take: 2');
  await expect.element(page.getByRole('heading', { name: 'Items', exact: true })).toHaveFocus();
  await userEvent.keyboard('c');
  expect(page.getByRole('dialog').elements()).toEqual([]);
  await userEvent.keyboard('j');
  await expect.element(page.getByRole('link', { name: /Sender contact-1/ })).toHaveFocus();
});

test('items of colleagues are taken over by their own button', async () => {
  await open();
  await choose('contact-1');
  await press('Choose all: 3');
  await press('Take over: 1');
  await expect.element(rowOf('contact-3').getByText(/Taken.by.you/)).toBeInTheDocument();
  expect(find('contact-1').owner).toBeNull();
});

test('chosen items are closed with one note, which is added to those that they have', async () => {
  items = items.map((item) => ({ ...item, owner: null }));
  await change('contact-2', { note: 'Called back' });
  await open();
  await choose('contact-1');
  await choose('contact-2');
  await press('Close: 2');
  const dialog = page.getByRole('dialog', { name: 'Close items: 2' });
  await userEvent.fill(dialog.getByRole('textbox', { name: 'What was done' }), 'Answered');
  expect(await axeViolations()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Close', exact: true }).last());
  await expect.element(page.getByText('Closed: 2')).toBeVisible();
  expect(find('contact-1').note).toBe('Answered');
  expect(find('contact-2').note).toBe('Called back\n\nAnswered');
});

test('items that are not changed with the others are named with the reason', async () => {
  const gone = new ApiError(404, {
    type: 'client_error',
    errors: [{ code: 'not_found', attr: null, detail: 'Not found.' }],
  });
  const take: Api['takeInboxItem'] = ({ id }) =>
    id === 'contact-2' ? Promise.reject(gone) : change(id, { owner: IMRE });
  await openWith({ ...api, takeInboxItem: take });
  await choose('contact-1');
  await choose('contact-2');
  await press('Take: 2');
  const report = page.getByRole('status').filter({ hasText: 'Unchanged: 2' });
  await expect.element(report).toBeVisible();
  expect(report.element().textContent).toMatch(
    /Sender contact-1, Message: .*imre.* was faster.*Sender contact-2, Message: it no longer exists/,
  );
  expect(await axeViolations()).toEqual([]);
  await userEvent.click(report.getByRole('button', { name: 'Close' }));
  await expect.element(report).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Inbox', exact: true })).toHaveFocus();
});

test('the report stays when the last items of the list have gone', async () => {
  items = [makeItem('contact-1'), makeItem('contact-2')];
  const close: Api['closeInboxItem'] = ({ id, note }) =>
    change(id, { note, done_at: '2026-11-23T12:00:00+01:00', done_by: 'operator imre' });
  await openWith({ ...api, closeInboxItem: close });
  await choose('contact-1');
  await choose('contact-2');
  await press('Close: 2');
  await userEvent.keyboard('Answered{Tab}{Enter}');
  await expect.element(page.getByText('Everything is answered')).toBeVisible();
  const report = page.getByRole('status').filter({ hasText: 'Unchanged: 2' });
  await expect.element(report).toBeVisible();
});

test('an item of the report opens beside the same list and report', async () => {
  faster = IMRE;
  await open();
  await userEvent.click(page.getByRole('button', { name: 'Mine', exact: true }));
  await choose('contact-1');
  await press('Take: 1');
  const report = page.getByRole('status').filter({ hasText: 'Unchanged: 1' });
  await userEvent.click(report.getByRole('link', { name: 'Sender contact-1, Message' }));
  await expect.element(page.getByRole('heading', { name: 'Sender contact-1' })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Mine', exact: true }))
    .toHaveAttribute('aria-pressed', 'true');
  await expect.element(report).toBeInTheDocument();
});

test('items that a lost connection leaves behind stay chosen', async () => {
  const take: Api['takeInboxItem'] = ({ id }) =>
    id === 'contact-2' ? Promise.reject(new NetworkError('offline')) : change(id, { owner: KATA });
  await openWith({ ...api, takeInboxItem: take });
  await choose('contact-1');
  await choose('contact-2');
  await press('Take: 2');
  await expect.element(page.getByText('Taken: 1')).toBeVisible();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: /contact-2/ })).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: /contact-1/ })).not.toBeChecked();
});

test('the note of items that are closed stays while the list empties below it', async () => {
  items = [makeItem('contact-1'), makeItem('contact-2')];
  const { promise, resolve } = Promise.withResolvers<void>();
  const take: Api['takeInboxItem'] = async ({ id }) => {
    await promise;
    return find(id);
  };
  await openWith({ ...api, takeInboxItem: take });
  await userEvent.click(page.getByRole('button', { name: 'Take: Sender contact-1' }));
  await choose('contact-2');
  await press('Close: 1');
  await userEvent.keyboard('Answered');
  const closed = { done_at: '2026-11-23T12:00:00+01:00', done_by: 'operator imre' };
  await Promise.all([change('contact-1', closed), change('contact-2', closed)]);
  resolve();
  await expect.element(page.getByText('Everything is answered')).toBeInTheDocument();
  const dialog = page.getByRole('dialog', { name: 'Close items: 1' });
  await expect.element(dialog.getByRole('textbox')).toHaveValue('Answered');
});

test('the note of items that a lost connection leaves open is there at the next attempt', async () => {
  const close: Api['closeInboxItem'] = () => Promise.reject(new NetworkError('offline'));
  await openWith({ ...api, closeInboxItem: close });
  await choose('contact-1');
  await press('Close: 1');
  await userEvent.keyboard('Answered{Tab}{Enter}');
  await expect.element(page.getByText('Unchanged: 1')).toBeVisible();
  await press('Close: 1');
  const dialog = page.getByRole('dialog', { name: 'Close items: 1' });
  await expect.element(dialog.getByRole('textbox')).toHaveValue('Answered');
});

test('an inbox with an open item has no accessibility violations', async () => {
  await open();
  await userEvent.keyboard('j{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Sender contact-1' })).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});
