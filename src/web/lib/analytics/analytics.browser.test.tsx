import type { DataRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { flagsOf } from '#shared/countries/flags.ts';
import { countryOf } from '#shared/countries/index.ts';
import { makeSettings } from '#tests/support/web/settings.ts';
import { HttpError, NetworkError } from '../failures/api-failure.ts';
import { createFailures } from '../failures/failures.ts';
import { trackPages } from './track-pages.ts';
import { reportBooking } from './report-booking.ts';

const TAG = 'G-TEST';
const HASH = '0123456789abcdef0123456789abcdef';
const ORIGIN = 'https://vizit.hu';
type State = DataRouter['state'];

let scripts: HTMLScriptElement[];
beforeEach(() => {
  scripts = [];
  // Prevents the download of Google's script.
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (script instanceof HTMLScriptElement) scripts.push(script);
  });
});
afterEach(() => {
  vi.useRealTimers();
  delete window.dataLayer;
});

/** Returns the commands of one kind that the tag received. */
function sentTo(...kind: string[]): unknown[] {
  const commands = (window.dataLayer ?? []).map((command) => [...command] as unknown[]);
  return commands
    .filter((command) => kind.every((word, index) => command[index] === word))
    .map((command) => command.at(-1));
}

/** Creates a router that a test controls. */
function fakeRouter(path: string, id: string) {
  let listener: (state: State) => void = () => undefined;
  const at = (address: string, page: string) => {
    const { pathname, search } = new URL(address, ORIGIN);
    const location = { pathname, search };
    return { location, navigation: { state: 'idle' }, matches: [{ route: { id: page } }] };
  };
  let state = at(path, id) as unknown as State;
  const router: Parameters<typeof trackPages>[2] = {
    get state() {
      return state;
    },
    subscribe: (subscriber) => {
      listener = subscriber as (state: State) => void;
      return () => undefined;
    },
  };
  return {
    router,
    startNavigation(address: string) {
      const { location } = at(address, '');
      listener({ ...state, navigation: { state: 'loading', location } } as unknown as State);
    },
    finishNavigation(address: string, page: string) {
      state = at(address, page) as unknown as State;
      listener(state);
    },
  };
}

function startTracking(router: Parameters<typeof trackPages>[2], analyticsCookies = false) {
  const failures = createFailures();
  const flags = flagsOf('hu', { analyticsCookies });
  trackPages(TAG, { flags, language: 'hu', origin: ORIGIN, failures }, router);
  return failures;
}

test('analytics page views are sent once per page', () => {
  const { router, finishNavigation } = fakeRouter('/?gclid=x', 'home');
  startTracking(router);
  finishNavigation('/doctors/budapest/dentist', 'doctors-list');
  finishNavigation('/doctors/budapest/dentist?nearme=47,19', 'doctors-list');
  const home = `${ORIGIN}/?gclid=x`;
  expect(sentTo('event', 'page_view')).toMatchObject([
    { page_location: home, page_title: 'home', language: 'hu' },
    { page_location: `${ORIGIN}/doctors/budapest/dentist`, page_referrer: home },
  ]);
  expect(scripts.map(({ src }) => src)).toEqual([
    'https://www.googletagmanager.com/gtag/js?id=G-TEST',
  ]);
});

test('analytics page views hide the hash of an appointment from the tag', () => {
  const { router, startNavigation, finishNavigation } = fakeRouter('/', 'home');
  startTracking(router);
  startNavigation(`/appointments/17?hash=${HASH}`);
  // Set before the browser shows the URL.
  expect(sentTo('set').at(-1)).toMatchObject({ page_location: `${ORIGIN}/appointments` });
  finishNavigation(`/appointments/17?hash=${HASH}`, 'appointment');
  expect(sentTo('event', 'page_view').at(-1)).toMatchObject({
    page_location: `${ORIGIN}/appointments`,
    page_title: 'appointment',
  });
  expect(JSON.stringify(sentTo('event'))).not.toContain(HASH);
});

test('analytics page views start on the first public page', () => {
  const { router, finishNavigation } = fakeRouter(`/feedback/17?hash=${HASH}`, 'feedback');
  startTracking(router);
  expect(scripts).toEqual([]);
  expect(window.dataLayer).toBeUndefined();
  finishNavigation('/', 'home');
  expect(sentTo('event', 'page_view')).toMatchObject([{ page_location: `${ORIGIN}/` }]);
  expect(scripts).toHaveLength(1);
});

test.each([
  [false, 'denied'],
  [true, 'granted'],
])(
  'analytics page views have storage consent with analyticsCookies %s: %s',
  (isAllowed, storage) => {
    startTracking(fakeRouter('/', 'home').router, isAllowed);
    expect(sentTo('consent', 'default')).toEqual([
      {
        analytics_storage: storage,
        ad_storage: storage,
        ad_user_data: 'denied',
        ad_personalization: 'denied',
      },
    ]);
  },
);

test('analytics receive only server errors, as fatal exceptions', () => {
  const failures = startTracking(fakeRouter('/', 'home').router);
  const report = (error: Error) => failures.report({ error, kind: 'mutation', isSilent: false });
  report(new HttpError(404, '404 Not Found'));
  report(new NetworkError(null));
  report(new HttpError(502, 'of 0612345678'));
  expect(sentTo('event', 'exception')).toEqual([{ description: 'HTTP 502', fatal: true }]);
});

describe('the analytics event of a booking', () => {
  const booking: Parameters<typeof reportBooking>[1] = {
    booking_page: 'doctors-list',
    source: 'web-mobile',
    list_position: 2,
    client_phone: '+36201234567',
    consents: ['personal_data'],
  };
  const report = (change: Partial<typeof booking> = {}, enhancedConversions = true) => {
    const flags = flagsOf('hu', { enhancedConversions });
    const settings = { ...makeSettings(countryOf('hu'), flags), google_tag_id: TAG };
    return reportBooking({ settings, flags }, { ...booking, ...change });
  };
  async function sentBooking() {
    await vi.waitFor(() => expect(sentTo('event', 'booking')).toHaveLength(1));
    return sentTo('event', 'booking')[0] as { event_callback: () => void };
  }

  test('the analytics event of a booking contains the hash of the phone number and resolves once it is sent', async () => {
    startTracking(fakeRouter('/', 'home').router);
    const reporting = report();
    const event = await sentBooking();
    expect(event).toEqual({
      booking_page: 'doctors-list',
      source: 'web-mobile',
      list_position: 2,
      user_data: {
        sha256_phone_number: 'a314d11719385177681b7b2fd5be700bff1afa059d9738203868c4799dd7bc7a',
      },
      event_callback: expect.any(Function),
    });
    expect(sentTo('consent', 'update')).toEqual([{ ad_user_data: 'granted' }]);
    event.event_callback();
    await reporting;
  });

  test.each([
    ['the patient', { consents: [] }, true],
    ['the operator', {}, false],
  ])(
    'the analytics event of a booking omits the phone number without the consent of %s',
    async (_who, change, isAllowed) => {
      startTracking(fakeRouter('/', 'home').router);
      const reporting = report(change, isAllowed);
      const event = await sentBooking();
      expect(event).not.toHaveProperty('user_data');
      expect(sentTo('consent', 'update')).toEqual([]);
      event.event_callback();
      await reporting;
    },
  );

  test('the analytics event of a booking resolves after at most 1,400 ms', async () => {
    startTracking(fakeRouter('/', 'home').router);
    vi.useFakeTimers();
    const onDone = vi.fn();
    void report().then(onDone);
    await vi.advanceTimersByTimeAsync(1399);
    expect(onDone).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onDone).toHaveBeenCalled();
  });

  test('the analytics event of a booking resolves at once if the tag is blocked or absent', async () => {
    startTracking(fakeRouter('/', 'home').router);
    scripts[0]?.dispatchEvent(new Event('error'));
    // No time passes.
    vi.useFakeTimers();
    await report();
    const flags = flagsOf('hu');
    await reportBooking({ settings: makeSettings(countryOf('hu'), flags), flags }, booking);
    expect(sentTo('event', 'booking')).toEqual([]);
  });
});
