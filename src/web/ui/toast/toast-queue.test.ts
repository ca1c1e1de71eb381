import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastQueue } from './toast-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const messages = (queue: ReturnType<typeof createToastQueue>) =>
  queue.current().map((toast) => toast.message);

test('a toast is removed after 4 seconds', () => {
  const queue = createToastQueue();
  queue.add({ message: 'saved' });
  vi.advanceTimersByTime(3999);
  expect(messages(queue)).toEqual(['saved']);
  vi.advanceTimersByTime(1);
  expect(messages(queue)).toEqual([]);
});

test('the remaining time of a toast can be paused and resumed', () => {
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

test('a toast added while paused waits as well', () => {
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

test('a fourth toast removes the oldest', () => {
  const queue = createToastQueue();
  for (const message of ['1', '2', '3', '4']) queue.add({ message });
  expect(messages(queue)).toEqual(['2', '3', '4']);
});

test('a repeated message restarts the time of its toast instead of adding another', () => {
  const queue = createToastQueue();
  queue.add({ message: 'failed', tone: 'error' });
  vi.advanceTimersByTime(3000);
  queue.add({ message: 'failed', tone: 'error' });
  expect(messages(queue)).toEqual(['failed']);
  vi.advanceTimersByTime(3000);
  expect(messages(queue)).toEqual(['failed']);
});

test('dismissing the last paused toast resumes the queue for the next one', () => {
  const queue = createToastQueue();
  queue.add({ message: 'first' });
  queue.pause();
  queue.dismiss(queue.current()[0]?.id ?? 0);
  queue.add({ message: 'second' });
  vi.advanceTimersByTime(4000);
  expect(messages(queue)).toEqual([]);
});
