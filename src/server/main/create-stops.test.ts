import { expect, test } from 'vitest';
import { createStops } from './create-stops.ts';

test('stop functions run once, the last registered first, also those registered while stopping', async () => {
  const { onStop, stopAll } = createStops();
  const stopped: string[] = [];
  const stopping = Promise.withResolvers<void>();
  onStop(async () => stopped.push('databases'));
  onStop(async () => {
    stopped.push('metrics');
    await stopping.promise;
  });
  const first = stopAll();
  onStop(async () => stopped.push('service'));
  const second = stopAll();
  stopping.resolve();
  await Promise.all([first, second]);
  expect(stopped).toEqual(['metrics', 'service', 'databases']);
  onStop(async () => stopped.push('worker'));
  await stopAll();
  expect(stopped).toEqual(['metrics', 'service', 'databases', 'worker']);
});

test('a stop function that fails does not skip the others, and its error is thrown after them', async () => {
  const { onStop, stopAll } = createStops();
  let isStopped = false;
  onStop(async () => {
    isStopped = true;
  });
  onStop(() => Promise.reject(new Error('the provider is gone')));
  await expect(stopAll()).rejects.toThrow('the provider is gone');
  expect(isStopped).toBe(true);
  let isLate = false;
  onStop(async () => {
    isLate = true;
  });
  await expect(stopAll()).rejects.toThrow('the provider is gone');
  expect(isLate).toBe(true);
});
