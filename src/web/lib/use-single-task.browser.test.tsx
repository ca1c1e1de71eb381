import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useSingleTask } from './use-single-task.ts';

function Example({ task }: { task: () => Promise<void> }) {
  const { isPending, run } = useSingleTask();
  return (
    <button
      type="button"
      aria-busy={isPending}
      onClick={() => void run(task).catch(() => undefined)}
    >
      Send
    </button>
  );
}

const button = page.getByRole('button', { name: 'Send' });

test('a task is not started while another one runs', async () => {
  const first = Promise.withResolvers<void>();
  const task = vi.fn(() => first.promise);
  await render(<Example task={task} />);
  await userEvent.dblClick(button);
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  expect(task).toHaveBeenCalledOnce();
  first.resolve();
  await expect.element(button).toHaveAttribute('aria-busy', 'false');
});

test('the next task starts after one that throws', async () => {
  const task = vi.fn(() => Promise.reject(new Error('lost')));
  await render(<Example task={task} />);
  await userEvent.click(button);
  await expect.element(button).toHaveAttribute('aria-busy', 'false');
  await userEvent.click(button);
  await vi.waitFor(() => expect(task).toHaveBeenCalledTimes(2));
});
