import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastQueue } from './toast-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const messages = (queue: ReturnType<typeof createToastQueue>) =>
  queue.current().map((toast) => toast.message);

test('a toast goes after 4 seconds', () => {
  const queue = createToastQueue();
  queue.add({ message: 'saved' });
  vi.advanceTimersByTime(3999);
  expect(messages(queue)).toEqual(['saved']);
  vi.advanceTimersByTime(1);
  expect(messages(queue)).toEqual([]);
});

test('the clock stands still while paused and goes on with what was left', () => {
  const queue = createToastQueue();
  queue.add({ message: 'saved' });
  vi.advanceTimersByTime(3000);
  queue.pause();
  vi.advanceTimersByTime(60_000);
  queue.resume();
  vi.advanceTimersByTime(999);
  expect(messages(queue)).toEqual(['saved']);
  vi.advanceTimersByTime(1);
  expect(messages(queue)).toEqual([]);
});

test('a toast that comes while paused waits as well', () => {
  const queue = createToastQueue();
  queue.add({ message: 'first' });
  queue.pause();
  queue.add({ message: 'second' });
  vi.advanceTimersByTime(10_000);
  expect(messages(queue)).toEqual(['first', 'second']);
  queue.resume();
  vi.advanceTimersByTime(4000);
  expect(messages(queue)).toEqual([]);
});

test('the fourth sends the oldest away', () => {
  const queue = createToastQueue();
  for (const message of ['1', '2', '3', '4']) queue.add({ message });
  expect(messages(queue)).toEqual(['2', '3', '4']);
});

test('the same message again starts its time anew and does not stand there twice', () => {
  const queue = createToastQueue();
  queue.add({ message: 'failed', tone: 'error' });
  vi.advanceTimersByTime(3000);
  queue.add({ message: 'failed', tone: 'error' });
  expect(messages(queue)).toEqual(['failed']);
  vi.advanceTimersByTime(3000);
  expect(messages(queue)).toEqual(['failed']);
});

test('dismissing the last one under the pointer lets the next one run', () => {
  const queue = createToastQueue();
  queue.add({ message: 'first' });
  queue.pause();
  queue.dismiss(queue.current()[0]?.id ?? 0);
  queue.add({ message: 'second' });
  vi.advanceTimersByTime(4000);
  expect(messages(queue)).toEqual([]);
});
