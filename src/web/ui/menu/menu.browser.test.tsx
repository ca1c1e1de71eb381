import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Menu } from './menu.tsx';

const onSelect = vi.fn();

beforeEach(async () => {
  onSelect.mockClear();
  await render(
    <>
      <Menu
        label="Cities"
        items={[
          { key: 'budapest', label: 'Budapest', href: '#budapest' },
          { key: 'debrecen', label: 'Debrecen', current: true, onSelect },
          {
            key: 'szeged',
            label: 'Szeged',
            items: [
              { key: 'all', label: 'All districts', onSelect },
              { key: 'inner', label: 'Inner city', onSelect },
            ],
          },
        ]}
        renderLink={({ href, children, ...rest }) => (
          <a href={href} {...rest}>
            {children}
          </a>
        )}
        trigger={(props) => <button {...props}>City</button>}
      />
      <button>Elsewhere</button>
    </>,
  );
});

const trigger = page.getByRole('button', { name: 'City' });
const menu = page.getByRole('menu', { name: 'Cities' });
const item = (name: string) => page.getByRole('menuitem', { name });

test('a menu is opened by its button and focuses the current choice', async () => {
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(trigger);
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
  await expect.element(item('Debrecen')).toHaveFocus();
  await expect.element(item('Debrecen')).toHaveAttribute('aria-current', 'true');
});

test('a menu is placed 2px below its button', async () => {
  await userEvent.click(trigger);
  await expect.element(menu).toBeVisible();
  const gap = () =>
    menu.element().getBoundingClientRect().top - trigger.element().getBoundingClientRect().bottom;
  await expect.poll(gap).toBeCloseTo(2, 0);
});

test('arrow keys, Home, End and letters move the focus in a menu', async () => {
  trigger.element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Debrecen')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(item('Budapest')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(item('Szeged')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(item('Budapest')).toHaveFocus();
  await userEvent.keyboard('s');
  await expect.element(item('Szeged')).toHaveFocus();
});

test('Escape closes a menu and returns the focus', async () => {
  await userEvent.click(trigger);
  await expect.element(item('Debrecen')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});

test('a menu closes when an item is chosen', async () => {
  await userEvent.click(trigger);
  await userEvent.click(item('Debrecen'));
  expect(onSelect).toHaveBeenCalledTimes(1);
  await expect.element(menu).not.toBeInTheDocument();
});

test('a menu closes when the focus leaves it by Tab', async () => {
  await userEvent.click(trigger);
  await expect.element(item('Debrecen')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(menu).not.toBeInTheDocument();
});

test('the right arrow opens a submenu, the left arrow closes it', async () => {
  await userEvent.click(trigger);
  await expect.element(item('Debrecen')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(item('Szeged')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(item('All districts')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Inner city')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(item('Szeged')).toHaveFocus();
  await expect.element(item('Inner city')).not.toBeInTheDocument();
});

test('hovering opens a submenu, and choosing from it closes the whole menu', async () => {
  await userEvent.click(trigger);
  await userEvent.hover(item('Szeged'));
  await expect.element(item('All districts')).toBeVisible();
  await userEvent.click(item('All districts'));
  expect(onSelect).toHaveBeenCalledTimes(1);
  await expect.element(menu).not.toBeInTheDocument();
});

test('pressing a line whose submenu is open by hovering keeps it open and moves the focus there', async () => {
  await userEvent.click(trigger);
  await userEvent.hover(item('Szeged'));
  await expect.element(item('All districts')).toBeVisible();
  await userEvent.click(item('Szeged'));
  await expect.element(item('All districts')).toBeVisible();
  await expect.element(item('All districts')).toHaveFocus();
});
