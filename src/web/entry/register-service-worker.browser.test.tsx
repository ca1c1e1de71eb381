import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countryOf } from '#shared/countries/index.ts';
import { registerServiceWorker } from './register-service-worker.ts';

const ROUTES = [{ path: '*', loader: () => null }];

beforeEach(() => {
  vi.stubEnv('PROD', true);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** Registers in a browser that cannot fetch the script at first, and waits three seconds. */
async function registerOffline() {
  const register = vi
    .spyOn(navigator.serviceWorker, 'register')
    .mockRejectedValueOnce(new TypeError('Failed to register a ServiceWorker'))
    .mockResolvedValue({ installing: null } as ServiceWorkerRegistration);
  const router = createMemoryRouter(ROUTES);
  registerServiceWorker(countryOf('hu'), router);
  await vi.advanceTimersByTimeAsync(3000);
  expect(register).toHaveBeenCalledTimes(1);
  return { register, router };
}

test('a failed service worker registration is retried after each navigation', async () => {
  const { register, router } = await registerOffline();
  await router.navigate('/next');
  await vi.waitFor(() => expect(register).toHaveBeenCalledTimes(2));
  expect(register).toHaveBeenLastCalledWith('/service-worker.js?locales=hu%2Cen%2Cru');
  await router.navigate('/after-that');
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(3000);
  expect(register).toHaveBeenCalledTimes(2);
});

test('a failed service worker registration is retried when online again', async () => {
  const { register } = await registerOffline();
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(register).toHaveBeenCalledTimes(2));
});

test('a failed service worker installation is retried like a failed registration', async () => {
  const installing = Object.assign(new EventTarget(), { state: 'redundant' });
  const register = vi
    .spyOn(navigator.serviceWorker, 'register')
    .mockResolvedValue({ installing, active: null } as unknown as ServiceWorkerRegistration);
  registerServiceWorker(countryOf('hu'), createMemoryRouter(ROUTES));
  await vi.advanceTimersByTimeAsync(3000);
  installing.dispatchEvent(new Event('statechange'));
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(register).toHaveBeenCalledTimes(2));
});
