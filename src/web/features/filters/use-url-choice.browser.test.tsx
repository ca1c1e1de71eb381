import { use, useEffect, useEffectEvent } from 'react';
import { useSearchParams, type DataRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '#tests/support/web/render-in-app.tsx';
import { useUrlChoice } from './use-url-choice.ts';

interface Choice {
  date: string;
  insurance: string;
}

/** Calls a function when it is mounted, as the filters do with a choice from before hydration. */
function Early({ onMount }: { onMount: () => void }) {
  const mount = useEffectEvent(onMount);
  useEffect(() => mount(), []);
  return null;
}

/** The rows that a test provides late, by the query of the list. */
const rows = new Map<string, Promise<string>>();

/** A list with a button for each of two filters, which clears it. */
function List({ early }: { early?: Choice }) {
  const [params] = useSearchParams();
  const { choice, change } = useUrlChoice<Choice>({
    current: { date: params.get('date') ?? '', insurance: params.get('insurance') ?? '' },
    urlOf: (wanted) => `/?${new URLSearchParams({ ...wanted }).toString()}`,
  });
  const found = rows.get(params.toString());
  return (
    <>
      <Early onMount={() => early && change(() => early)} />
      <button type="button" onClick={() => change((latest) => ({ ...latest, date: '' }))}>
        {`Date ${choice.date}`}
      </button>
      <button type="button" onClick={() => change((latest) => ({ ...latest, insurance: '' }))}>
        {`Insurance ${choice.insurance}`}
      </button>
      <p>{found === undefined ? 'Rows' : use(found)}</p>
    </>
  );
}

/** Goes back with the event of a browser, which routers in memory do not fire. */
function goBack(router: DataRouter) {
  window.dispatchEvent(new PopStateEvent('popstate'));
  return router.navigate(-1);
}

/** Waits for what runs before the next task, in which React renders. */
async function microtasks() {
  for (let step = 0; step < 100; step += 1) await Promise.resolve();
}

test('a choice that is made before React renders the URL of another keeps both', async () => {
  const { router } = await renderInApp(<List />, { namespaces: [] });
  await router.navigate('/?date=1&insurance=2');
  await expect.element(page.getByRole('button', { name: 'Date 1' })).toBeVisible();
  const [date, insurance] = page.getByRole('button').elements();
  const clearInsurance = vi.fn(async () => {
    await microtasks();
    insurance?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
  const stop = router.subscribe(({ location }) => {
    if (location.search !== '?date=&insurance=2') return;
    stop();
    void clearInsurance();
  });

  date?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await vi.waitFor(() => expect(clearInsurance).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(router.state.location.search).not.toBe('?date=&insurance=2'));
  expect(router.state.location.search).toBe('?date=&insurance=');
});

test('a choice that is made while the list mounts is in the URL', async () => {
  const early = { date: '3', insurance: '' };
  const { router } = await renderInApp(<List early={early} />, { namespaces: [] });
  await vi.waitFor(() => expect(router.state.location.search).toBe('?date=3&insurance='));
});

test('a choice is shown until its list is rendered, and a second one changes it', async () => {
  const { promise: late, resolve: arrive } = Promise.withResolvers<string>();
  rows.set('date=&insurance=2', late);
  const { router } = await renderInApp(<List />, { namespaces: [] });
  await router.navigate('/?date=1&insurance=2');
  await page.getByRole('button', { name: 'Date 1' }).click();
  await vi.waitFor(() => expect(router.state.location.search).toBe('?date=&insurance=2'));
  await expect.element(page.getByRole('button', { name: 'Date', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Insurance 2' }).click();
  await vi.waitFor(() => expect(router.state.location.search).toBe('?date=&insurance='));
  arrive('Late rows');
  rows.clear();
});

test('Back before the list of a choice is rendered shows the choice before', async () => {
  rows.set('date=&insurance=2', Promise.withResolvers<string>().promise);
  const { router } = await renderInApp(<List />, { namespaces: [] });
  await router.navigate('/?date=1&insurance=2');
  await page.getByRole('button', { name: 'Date 1' }).click();
  await vi.waitFor(() => expect(router.state.location.search).toBe('?date=&insurance=2'));
  await goBack(router);
  await page.getByRole('button', { name: 'Date 1' }).click();
  rows.clear();
});

test('Back during a choice shows the choice of the entry before, and the next one starts there', async () => {
  const { router } = await renderInApp(<List />, { namespaces: [] });
  await router.navigate('/?date=1&insurance=2');
  await page.getByRole('button', { name: 'Date 1' }).click();
  await vi.waitFor(() => expect(router.state.location.search).toBe('?date=&insurance=2'));
  await expect.element(page.getByRole('button', { name: 'Date', exact: true })).toBeVisible();
  await goBack(router);
  await page.getByRole('button', { name: 'Date 1' }).click();
  // Without its own history entry yet, Back would leave the entry before.
  await vi.waitFor(() => expect(router.state.location.search).toBe('?date=&insurance=2'));
  await goBack(router);
  await page.getByRole('button', { name: 'Insurance 2' }).click();
  await vi.waitFor(() => expect(router.state.location.search).toBe('?date=1&insurance='));
});

test('Back to the first page of the visit shows its choice', async () => {
  rows.set('date=3&insurance=', Promise.withResolvers<string>().promise);
  const { router } = await renderInApp(<List early={{ date: '3', insurance: '' }} />, {
    namespaces: [],
  });
  await vi.waitFor(() => expect(router.state.location.search).toBe('?date=3&insurance='));
  await goBack(router);
  await expect.element(page.getByRole('button', { name: 'Date', exact: true })).toBeVisible();
  rows.clear();
});
