import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './button.tsx';

test('a loading button is disabled and keeps its name, width and focus', async () => {
  const onClick = vi.fn();
  const screen = await render(<Button onClick={onClick}>Book</Button>);
  const button = page.getByRole('button', { name: 'Book' });
  await userEvent.click(button);
  const { width } = button.element().getBoundingClientRect();

  await screen.rerender(
    <Button onClick={onClick} inProgress>
      Book
    </Button>,
  );
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await expect.element(button).toHaveFocus();
  expect(button.element().getBoundingClientRect().width).toBe(width);
  const moving = button.element().getAnimations({ subtree: true });
  expect(moving.map(({ effect }) => effect?.getTiming().iterations)).toContain(Infinity);
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a loading button blocks the submission of its form', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  await render(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" inProgress>
        Book
      </Button>
    </form>,
  );
  await userEvent.click(page.getByLabelText('Name'));
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

describe.each(['primary', 'secondary', 'quiet', 'danger'] as const)('a %s button', (variant) => {
  const button = page.getByRole('button', { name: 'Book' });

  /** Returns the colours at the end of all transitions. */
  function look() {
    for (const animation of button.element().getAnimations()) animation.finish();
    const { backgroundColor, borderColor, color } = getComputedStyle(button.element());
    return [backgroundColor, borderColor, color].join(' ');
  }

  test('a button looks different when idle, hovered, pressed and disabled', async () => {
    const screen = await render(<Button variant={variant}>Book</Button>);
    await userEvent.unhover(button);
    const idle = look();
    await userEvent.hover(button);
    const hovered = look();
    let pressed = '';
    button.element().addEventListener('mousedown', () => {
      pressed = look();
    });
    await userEvent.click(button);
    await userEvent.unhover(button);
    await screen.rerender(
      <Button variant={variant} disabled>
        Book
      </Button>,
    );
    await expect.element(button).toBeDisabled();
    expect(new Set([idle, hovered, pressed, look()]).size).toBe(4);
  });
});
