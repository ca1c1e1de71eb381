import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FlagName, Flags } from '#shared/countries/flags.ts';
import { routes } from '#shared/contract/routes.ts';
import { paths } from '#shared/paths.ts';
import { payload, slotsOn, TUESDAY } from '#tests/support/data/booking.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { textsOf } from '#tests/support/e2e/texts.ts';
import {
  startSwitchedSites,
  type SwitchedSite,
  type SwitchedSites,
} from '#tests/support/servers/switched-site.ts';

/** A part of a page or response that depends on a flag. */
interface Part {
  what: string;
  flag: FlagName;
  /** Other flags that the part needs. */
  beside?: Partial<Flags>;
  look(site: SwitchedSite): Promise<unknown>;
  on: unknown;
  off: unknown;
}

const t = textsOf('en');
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

const codeOf = (response: { text: string }) =>
  (JSON.parse(response.text) as { errors?: { code: string; attr: string | null }[] }).errors?.map(
    ({ code, attr }) => `${attr}: ${code}`,
  );

const PARTS: readonly Part[] = [
  {
    what: 'the survey below the doctors list',
    flag: 'survey',
    look: says(LIST, `aria-label="${t.doctors('survey.action')}"`),
    on: true,
    off: false,
  },
  {
    what: 'the language filter of a list',
    flag: 'languageFilter',
    look: says(LIST, `>${t.filters('language.short')}<`),
    on: true,
    off: false,
  },
  {
    what: 'indexing of unmarked insurance lists',
    flag: 'insuranceNoindexException',
    look: async (site) =>
      !(await site.get(`${LIST}?insurance=${ids.insurance}`)).text.includes('noindex'),
    on: true,
    off: false,
  },
  {
    what: 'the invitation to clinics on the home page',
    flag: 'join',
    look: says(HOME, t.home('join.title')),
    on: true,
    off: false,
  },
  {
    what: 'the mention of codes on the home page',
    flag: 'otp',
    look: async (site) => [
      await says(HOME, t.home('steps.confirm.withCode'))(site),
      await says(HOME, t.home('steps.confirm.withoutCode'))(site),
    ],
    on: [true, false],
    off: [false, true],
  },
  {
    what: 'sending of codes',
    flag: 'otp',
    look: async (site) =>
      JSON.parse((await site.post(routes.registrationCodes.path, { phone: PHONE })).text),
    on: { send_sms: true },
    off: { send_sms: false },
  },
  {
    what: 'the code of a booking',
    flag: 'otp',
    look: async (site) =>
      JSON.parse((await site.post(routes.validateAppointment.path, payload(slot))).text),
    on: { is_valid: true, needs_code: true },
    off: { is_valid: true, needs_code: false },
  },
  {
    what: 'the surname of a booking',
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
    what: 'the consent of a booking',
    flag: 'consent',
    look: async (site) =>
      codeOf(await site.post(routes.validateAppointment.path, payload(slot, { consents: [] }))),
    on: ['consents: consent_required'],
    off: undefined,
  },
  {
    what: 'the consent of a contact message',
    flag: 'consent',
    look: says('/en/contacts', 'name="consent"'),
    on: true,
    off: false,
  },
  {
    what: 'the link from the consent to the policy',
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
    what: 'the mention of rescheduling on the home page',
    flag: 'reschedule',
    look: async (site) => [
      await says(HOME, t.home('steps.visit.canMove'))(site),
      await says(HOME, t.home('steps.visit.canCancel'))(site),
    ],
    on: [true, false],
    off: [false, true],
  },
  {
    what: 'the help for rescheduling on the contacts page',
    flag: 'reschedule',
    look: async (site) => [
      await says('/en/contacts', t.contacts('visit.canMove'))(site),
      await says('/en/contacts', t.contacts('visit.canCancel'))(site),
    ],
    on: [true, false],
    off: [false, true],
  },
  {
    what: 'the mention of rescheduling on the appointment page and its offline copy',
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
