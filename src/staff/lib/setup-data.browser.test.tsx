import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { SETUP, useChanged, useRefreshSetup } from './setup-data.ts';

type Answer = (phone: string | Error) => void;

let answers: Answer[];
beforeEach(() => {
  answers = [];
});

function Pages() {
  const [isOpen, setIsOpen] = useState(false);
  const refresh = useRefreshSetup();
  return (
    <>
      <button onClick={() => setIsOpen(!isOpen)}>{isOpen ? 'Close' : 'Open'}</button>
      <button onClick={() => void refresh()}>Save</button>
      {isOpen ? <PhonePage /> : null}
    </>
  );
}

function PhonePage() {
  const query = useQuery({
    queryKey: [SETUP, 'phone'],
    retry: false,
    queryFn: () =>
      new Promise<string>((resolve, reject) => {
        answers.push((phone) => (typeof phone === 'string' ? resolve(phone) : reject(phone)));
      }),
  });
  return <QueryView query={query}>{(phone) => <input readOnly value={phone} />}</QueryView>;
}

const press = (name: string) => userEvent.click(page.getByRole('button', { name }));
const answer = async (phone: string | Error) => {
  await expect.poll(() => answers).toHaveLength(1);
  answers.pop()?.(phone);
};
const input = page.getByRole('textbox');

async function openAgain() {
  await renderStaffPage(<Pages />, { path: '/', role: 'clinic_admin', api: {} });
  await press('Open');
  await answer('1');
  await expect.element(input).toHaveValue('1');
  await press('Close');
  await press('Save');
  await press('Open');
}

test('a page that is opened again after a save waits until its data are read again', async () => {
  await openAgain();
  await expect.element(input).not.toBeInTheDocument();
  await answer('2');
  await expect.element(input).toHaveValue('2');
});

test('a page that is opened again after a save is not shown with old data if they cannot be read', async () => {
  await openAgain();
  await answer(new Error('No connection'));
  await press('Try again');
  await answer('2');
  await expect.element(input).toHaveValue('2');
});

test('an open page stays while its data are read again', async () => {
  await openAgain();
  await answer('2');
  await press('Save');
  await expect.element(input).toHaveValue('2');
  await answer(new Error('No connection'));
  await expect.element(input).toHaveValue('2');
});

test('a form that is left keeps its data until the next page, which reads them again', async () => {
  await renderStaffPage(<FormPage />, { path: '/', role: 'clinic_admin', api: {} });
  await answer('1');
  await expect.element(input).toHaveValue('1');
  const seen = new Set<string>();
  const watcher = new MutationObserver(() =>
    seen.add(document.querySelector('main')?.textContent ?? ''),
  );
  watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
  await press('Leave');
  await answer('2');
  await expect.element(input).toHaveValue('2');
  watcher.disconnect();
  expect([...seen][0]).toContain('Next');
});

/** A form that shows another page with the same data after a save. */
function FormPage() {
  const [search] = useSearchParams();
  return search.has('next') ? (
    <>
      <h1>Next</h1>
      <PhonePage />
    </>
  ) : (
    <Form />
  );
}

function Form() {
  const changed = useChanged();
  return (
    <>
      <button onClick={() => changed('/?next')}>Leave</button>
      <PhonePage />
    </>
  );
}
