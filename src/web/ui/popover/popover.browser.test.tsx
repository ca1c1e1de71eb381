import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Popover } from './popover.tsx';
import styles from './popover.test.module.css';

beforeEach(async () => {
  await render(
    <>
      <Popover label="Age" trigger={(props) => <button {...props}>Child</button>}>
        {(close) => <button onClick={close}>Apply</button>}
      </Popover>
      <button>Elsewhere</button>
      <div className={styles.tall} />
    </>,
  );
  await userEvent.click(trigger);
  await expect.element(panel).toBeVisible();
});

const trigger = page.getByRole('button', { name: 'Child' });
const panel = page.getByRole('dialog', { name: 'Age' });

test('Escape closes a popover and returns the focus to its button', async () => {
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByText('Apply')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
});

test('a popover closes when its content calls close', async () => {
  await userEvent.click(page.getByText('Apply'));
  await expect.element(panel).not.toBeInTheDocument();
});

test('a popover closes on a press outside', async () => {
  await userEvent.click(page.getByText('Elsewhere'));
  await expect.element(panel).not.toBeInTheDocument();
});

test('a popover closes when the page scrolls', async () => {
  window.scrollBy(0, 40);
  await expect.element(panel).not.toBeInTheDocument();
});

test('a popover stays open on a scroll that does not move its button', async () => {
  window.dispatchEvent(new Event('scroll'));
  expect(panel.element().matches(':popover-open')).toBe(true);
});

test('a popover closes when the focus leaves it by Tab', async () => {
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(page.getByText('Elsewhere')).toHaveFocus();
  await expect.element(panel).not.toBeInTheDocument();
});
