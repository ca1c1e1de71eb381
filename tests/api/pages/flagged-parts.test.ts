import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FlagName, Flags } from '#shared/countries/flags.ts';
import { routes } from '#shared/contract/routes.ts';
import { paths } from '#shared/paths.ts';
import { payload, slotsOn, TUESDAY } from '#tests/support/data/booking.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { wordsOf } from '#tests/support/journey/words.ts';
import {
  startSwitchedSites,
  type SwitchedSite,
  type SwitchedSites,
} from '#tests/support/servers/switched-site.ts';

/** The part of a page or response that exists on one side of a flag. */
interface Part {
  what: string;
  flag: FlagName;
  /** Other flags that the part needs. */
  beside?: Partial<Flags>;
  look(site: SwitchedSite): Promise<unknown>;
  on: unknown;
  off: unknown;
}

const t = wordsOf('en');
const HOME = '/en';
const LIST = '/en/doctors/budapest/cardiologist';
const PHONE = '+36 20 123 4567';

let sites: SwitchedSites;
let slot: number;
/** An appointment in the future. */
let appointment: { id: number; hash: string };
beforeAll(async () => {
  sites = await startSwitchedSites();
  const [free] = await slotsOn(sites.server, TUESDAY);
  const site = await sites.open({ otp: false });
  const booked = await site.post(routes.createAppointment.path, payload(free?.id ?? 0));
  appointment = JSON.parse(booked.text);
});
beforeEach(async () => {
  slot = (await slotsOn(sites.server, TUESDAY))[0]?.id ?? 0;
});
afterAll(() => sites.close());

/** Returns whether the visible text of a page contains a text. */
const says = (path: string, text: string) => async (site: SwitchedSite) =>
  (await site.get(path)).text.includes(text.replaceAll('&', '&amp;'));

const codeOf = (answer: { text: string }) =>
  (JSON.parse(answer.text) as { errors?: { code: string; attr: string | null }[] }).errors?.map(
    ({ code, attr }) => `${attr}: ${code}`,
  );

const PARTS: readonly Part[] = [
  {
    what: 'below the doctors visitors are asked whether the right one was there',
    flag: 'survey',
    look: says(LIST, `aria-label="${t.doctors('survey.action')}"`),
    on: true,
    off: false,
  },
  {
    what: 'a list can be narrowed by language',
    flag: 'languageFilter',
    look: says(LIST, `>${t.filters('language.short')}<`),
    on: true,
    off: false,
  },
  {
    what: 'a list of an insurance that nobody has marked is for search engines',
    flag: 'insuranceNoindexException',
    look: async (site) =>
      !(await site.get(`${LIST}?insurance=${ids.insurance}`)).text.includes('noindex'),
    on: true,
    off: false,
  },
  {
    what: 'clinics are invited on the home page',
    flag: 'join',
    look: says(HOME, t.home('join.title')),
    on: true,
    off: false,
  },
  {
    what: 'the home page tells of the code',
    flag: 'otp',
    look: async (site) => [
      await says(HOME, t.home('steps.confirm.withCode'))(site),
      await says(HOME, t.home('steps.confirm.withoutCode'))(site),
    ],
    on: [true, false],
    off: [false, true],
  },
  {
    what: 'a code is sent',
    flag: 'otp',
    look: async (site) =>
      JSON.parse((await site.post(routes.registrationCodes.path, { phone: PHONE })).text),
    on: { send_sms: true },
    off: { send_sms: false },
  },
  {
    what: 'a booking needs a code',
    flag: 'otp',
    look: async (site) =>
      JSON.parse((await site.post(routes.validateAppointment.path, payload(slot))).text),
    on: { is_valid: true, needs_code: true },
    off: { is_valid: true, needs_code: false },
  },
  {
    what: 'a booking needs a surname',
    flag: 'surname',
    look: async (site) =>
      codeOf(
        await site.post(
          routes.validateAppointment.path,
          payload(slot, { client_surname: undefined }),
        ),
      ),
    on: ['client_surname: required'],
    off: undefined,
  },
  {
    what: 'a booking needs consent',
    flag: 'consent',
    look: async (site) =>
      codeOf(await site.post(routes.validateAppointment.path, payload(slot, { consents: [] }))),
    on: ['consents: consent_required'],
    off: undefined,
  },
  {
    what: 'whoever writes to the operator is asked for consent',
    flag: 'consent',
    look: says('/en/contacts', 'name="consent"'),
    on: true,
    off: false,
  },
  {
    what: 'the consent says where the policy is',
    flag: 'privacyPolicy',
    beside: { consent: true },
    look: async (site) => {
      const { text } = await site.get('/en/contacts');
      return /<main.*<\/main>/s.exec(text)?.[0].includes(`href="/en${paths.privacyPolicy()}"`);
    },
    on: true,
    off: false,
  },
  {
    what: 'the home page tells that a visit can be moved',
    flag: 'reschedule',
    look: async (site) => [
      await says(HOME, t.home('steps.visit.canMove'))(site),
      await says(HOME, t.home('steps.visit.canCancel'))(site),
    ],
    on: [true, false],
    off: [false, true],
  },
  {
    what: 'the contacts page tells how to move a visit',
    flag: 'reschedule',
    look: async (site) => [
      await says('/en/contacts', t.contacts('visit.canMove'))(site),
      await says('/en/contacts', t.contacts('visit.canCancel'))(site),
    ],
    on: [true, false],
    off: [false, true],
  },
  {
    what: 'the page of an appointment and its saved copy say that it can be moved',
    flag: 'reschedule',
    look: async (site) => {
      const { id, hash } = appointment;
      const page = `/en${paths.appointment(id, hash)}`;
      const copy = `/en${paths.appointmentCopy(id, hash)}`;
      return [
        await says(page, t.appointment('change.canMove'))(site),
        await says(page, t.appointment('change.canCancel'))(site),
        await says(copy, t.offline('copy.canMove'))(site),
        await says(copy, t.offline('copy.canCancel'))(site),
      ];
    },
    on: [true, false, true, false],
    off: [false, true, false, true],
  },
];

test.each(PARTS)('the flag $flag switches $what', async ({ flag, beside, look, on, off }) => {
  expect(await look(await sites.open({ ...beside, [flag]: true }))).toEqual(on);
  expect(await look(await sites.open({ ...beside, [flag]: false }))).toEqual(off);
});
