import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Modal } from '../modal/modal.tsx';
import { ToastProvider, useToast } from './toast.tsx';

function Buttons() {
  const showToast = useToast();
  return (
    <>
      <button onClick={() => showToast({ tone: 'success', message: 'Saved' })}>Save</button>
      <button onClick={() => showToast({ tone: 'error', message: 'Failed' })}>Fail</button>
    </>
  );
}

/** A dialog that is removed when its button is pressed. */
function Dialog() {
  const showToast = useToast();
  const [isOpen, setIsOpen] = useState(false);
  function save() {
    showToast({ tone: 'success', message: 'Saved' });
    setIsOpen(false);
  }
  if (!isOpen) return <button onClick={() => setIsOpen(true)}>Open</button>;
  return (
    <Modal open title="Change" labels={{ close: 'Close' }} onClose={() => setIsOpen(false)}>
      <button onClick={save}>Save and close</button>
    </Modal>
  );
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  await render(
    <ToastProvider labels={{ region: 'Messages', dismiss: 'Dismiss' }}>
      <Buttons />
      <Dialog />
    </ToastProvider>,
  );
});

afterEach(() => void vi.useRealTimers());

const saved = page.getByText('Saved');

test('a toast is shown at the top right, above everything, for 4 seconds', async () => {
  await userEvent.click(page.getByText('Save'));
  await expect.element(saved).toBeVisible();
  const region = page.getByRole('region', { name: 'Messages' }).element();
  expect(region.matches(':popover-open')).toBe(true);
  expect(window.innerWidth - region.getBoundingClientRect().right).toBeLessThan(40);
  // The clock may run during the first click; this repetition restarts the toast's time.
  const save = page.getByRole('button', { name: 'Save' }).element();
  save.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  vi.advanceTimersByTime(3999);
  await expect.element(saved).toBeVisible();
  vi.advanceTimersByTime(1);
  await expect.element(saved).not.toBeInTheDocument();
});

test('an error toast is announced assertively, others politely', async () => {
  await userEvent.click(page.getByText('Save'));
  await userEvent.click(page.getByText('Fail'));
  await expect.element(page.getByRole('status')).toHaveTextContent('Saved');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed');
});

test('a toast stays while it is hovered', async () => {
  await userEvent.click(page.getByText('Save'));
  await userEvent.hover(saved);
  vi.advanceTimersByTime(60_000);
  await expect.element(saved).toBeVisible();
  await userEvent.hover(page.getByText('Fail'));
  vi.advanceTimersByTime(4000);
  await expect.element(saved).not.toBeInTheDocument();
});

test('a toast stays while it is focused, and returns the focus when dismissed', async () => {
  const save = page.getByText('Save', { exact: true });
  await userEvent.click(save);
  await userEvent.hover(page.getByText('Fail'));
  page.getByRole('button', { name: 'Dismiss' }).element().focus();
  vi.advanceTimersByTime(60_000);
  await expect.element(saved).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(saved).not.toBeInTheDocument();
  await expect.element(save).toHaveFocus();
});

test('a toast is shown if its dialog is removed at the same time', async () => {
  await userEvent.click(page.getByText('Open'));
  await userEvent.click(page.getByText('Save and close'));
  await expect.element(saved).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
