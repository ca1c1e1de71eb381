import { useState, type ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { clickWhileClosing } from '#tests/support/web/click-while-closing.ts';
import { ToastProvider, useToast } from '../toast/toast.tsx';
import { TextField } from '../form/text-field.tsx';
import { Modal } from './modal.tsx';

interface ExampleProps {
  takesFocus?: boolean;
  size?: ComponentProps<typeof Modal>['size'];
  modal?: boolean;
}

function Example({ takesFocus = false, size = 'sm', modal = true }: ExampleProps) {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const showToast = useToast();
  return (
    <>
      <button onClick={() => setOpen(true)}>Opener</button>
      <button>Behind</button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title="Choose a time"
        size={size}
        modal={modal}
        labels={{ close: 'Close', back: 'Back', reset: 'Reset all' }}
        onBack={() => setOpen(false)}
        onReset={() => setName('')}
        footer={<button onClick={() => showToast({ message: 'Saved' })}>Apply</button>}
      >
        <TextField
          name="name"
          label="Name"
          value={name}
          onChange={setName}
          takesFocus={takesFocus}
        />
      </Modal>
    </>
  );
}

async function open(example = <Example />) {
  await render(
    <ToastProvider labels={{ region: 'Messages', dismiss: 'Dismiss' }}>{example}</ToastProvider>,
  );
  await page.getByText('Opener').click();
  const dialog = page.getByRole('dialog', { name: 'Choose a time' });
  await expect.element(dialog).toBeVisible();
  return dialog;
}

const focused = () => document.activeElement?.textContent || document.activeElement?.ariaLabel;

test('a modal focuses its title, so that its name is announced first', async () => {
  await open();
  await expect.element(page.getByRole('heading')).toHaveFocus();
});

test('a modal focuses the element with data-autofocus', async () => {
  await open(<Example takesFocus />);
  await expect.element(page.getByLabelText('Name')).toHaveFocus();
});

test('a modal traps the focus in both directions', async () => {
  const dialog = await open();
  for (const keys of ['{Tab}', '{Shift>}{Tab}{/Shift}']) {
    for (let press = 0; press < 8; press += 1) {
      await userEvent.keyboard(keys);
      const inside =
        document.activeElement === document.body ||
        dialog.element().contains(document.activeElement);
      expect(inside, `the focus is on ${focused()}`).toBe(true);
    }
  }
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its close button', () => page.getByRole('button', { name: 'Close' }).click()],
  ['its back button', () => page.getByRole('button', { name: 'Back' }).click()],
  [
    'a press on the backdrop',
    () => page.elementLocator(document.body).click({ position: { x: 5, y: 5 }, force: true }),
  ],
])('%s closes a modal and returns the focus', async (_, close) => {
  const dialog = await open();
  await close();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('Opener')).toHaveFocus();
});

test.each([
  ['Escape, wherever the focus is', () => userEvent.keyboard('{Escape}')],
  ['a press on the page', () => page.getByText('Behind').click()],
])('%s closes a dialog that is not modal, which leaves the page usable', async (_, close) => {
  const dialog = await open(<Example modal={false} />);
  await expect.element(page.getByRole('heading')).toHaveFocus();
  expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
  const behind = page.getByText('Behind').element() as HTMLElement;
  behind.focus();
  expect(document.activeElement).toBe(behind);
  await close();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a modal stays open when its form is reset', async () => {
  const dialog = await open();
  await userEvent.fill(page.getByLabelText('Name'), 'Anna');
  await page.getByRole('button', { name: 'Reset all' }).click();
  await expect.element(page.getByLabelText('Name')).toHaveValue('');
  await expect.element(dialog).toBeVisible();
});

test('a modal stays open if a press begins inside and ends outside', async () => {
  const dialog = await open();
  const element = dialog.element();
  page
    .getByRole('heading')
    .element()
    .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  element.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(dialog).toBeVisible();
  expect(element.hasAttribute('data-closing')).toBe(false);
});

test('a modal stays mounted during its closing animation', async () => {
  const dialog = await open();
  const element = dialog.element();
  let closing = 0;
  let animation = '';
  const { promise: stayed, resolve } = Promise.withResolvers<number>();
  const watch = new MutationObserver(() => {
    if (closing === 0) {
      closing = performance.now();
      animation = getComputedStyle(element).animationDuration;
    }
    if (!element.isConnected) resolve(performance.now() - closing);
  });
  watch.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-closing'],
  });
  await userEvent.keyboard('{Escape}');
  expect(await stayed).toBeGreaterThan(150);
  expect(animation).toBe('0.18s');
  watch.disconnect();
});

test('a modal locks the scroll of the page behind it, and unlocks it on close', async () => {
  const dialog = await open();
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
});

test('a toast above a modal can be dismissed, or stays after the modal closes', async () => {
  const dialog = await open();
  await page.getByText('Apply').click();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(page.getByText('Saved')).not.toBeInTheDocument();
  await page.getByText('Apply').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('Saved')).toBeVisible();
});

test('a modal is a bottom sheet on a phone, at least 430px high', async () => {
  await page.viewport(360, 780);
  const dialog = await open();
  await expect.poll(() => Math.round(dialog.element().getBoundingClientRect().bottom)).toBe(780);
  const { width, height } = dialog.element().getBoundingClientRect();
  expect(width).toBe(360);
  expect(height).toBeCloseTo(430, 0);
});

test('a modal stays above the on-screen keyboard with its button in view', async () => {
  await page.viewport(360, 780);
  const dialog = await open();
  const viewport = window.visualViewport;
  if (!viewport) throw new Error('This browser has no visual viewport');
  vi.spyOn(viewport, 'height', 'get').mockReturnValue(480);
  viewport.dispatchEvent(new Event('resize'));
  await expect.poll(() => Math.round(dialog.element().getBoundingClientRect().bottom)).toBe(480);
  expect(dialog.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  expect(page.getByText('Apply').element().getBoundingClientRect().bottom).toBeLessThan(480);
});

test.each([
  ['sm', 500],
  ['lg', 600],
  ['xl', 700],
] as const)('a modal of size %s is %ipx wide in the middle of a desktop', async (size, width) => {
  await page.viewport(1280, 800);
  const dialog = await open(<Example size={size} />);
  const { left, right, top, bottom } = dialog.element().getBoundingClientRect();
  expect(right - left).toBe(width);
  expect(left).toBeCloseTo(1280 - right, 0);
  expect(top).toBeCloseTo(800 - bottom, 0);
});

test('a modal of size auto is as wide as its content', async () => {
  await page.viewport(1280, 800);
  const dialog = await open(<Example size="auto" />);
  const { width } = dialog.element().getBoundingClientRect();
  expect(width).toBeGreaterThanOrEqual(336);
  expect(width).toBeLessThanOrEqual(700);
});

test.each([
  [360, 780],
  [1280, 800],
])('a fullscreen modal covers the whole window of %i by %i', async (width, height) => {
  await page.viewport(width, height);
  const dialog = await open(<Example size="fullscreen" />);
  await expect.poll(() => dialog.element().getBoundingClientRect()).toMatchObject({ x: 0, y: 0 });
  expect(dialog.element().getBoundingClientRect()).toMatchObject({ width, height });
});

test('a modal of size side is as high as the screen and shows part of the page', async () => {
  await page.viewport(360, 780);
  const dialog = await open(<Example size="side" />);
  await expect.poll(() => Math.round(dialog.element().getBoundingClientRect().right)).toBe(360);
  const { left, height } = dialog.element().getBoundingClientRect();
  expect(left).toBeGreaterThan(40);
  expect(height).toBe(780);
});

test('a modal ignores clicks while it closes', async () => {
  const dialog = await open();
  const clicked = clickWhileClosing(dialog.getByText('Apply').element());
  await dialog.getByRole('button', { name: 'Close' }).click();
  await clicked;
  await expect.element(dialog).not.toBeInTheDocument();
  expect(page.getByText('Saved').elements()).toEqual([]);
});
