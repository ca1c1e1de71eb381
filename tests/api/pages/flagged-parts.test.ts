import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FlagName, Flags } from '#shared/countries/flags.ts';
import { routes } from '#shared/contract/routes.ts';
import { paths } from '#shared/paths.ts';
import { payload, slotsOn, TUESDAY } from '#tests/support/data/booking.ts';
import { ids } from '#tests/support/data/clinic.ts';
import { textsOf } from '#tests/support/e2e/texts.ts';
import {
  startSitesWithFlags,
  type SiteWithFlags,
  type SitesWithFlags,
} from '#tests/support/servers/sites-with-flags.ts';

/** A part of a page or response that depends on a flag. */
interface Part {
  what: string;
  flag: FlagName;
  /** Other flags that the part needs. */
  otherFlags?: Partial<Flags>;
  read(site: SiteWithFlags): Promise<unknown>;
  on: unknown;
  off: unknown;
}

const t = textsOf('en');
const HOME = '/en';
const LIST = '/en/doctors/budapest/cardiologist';
const PHONE = '+36 20 123 4567';

let sites: SitesWithFlags;
let slot: number;
/** An appointment in the future. */
let appointment: { id: number; hash: string };
beforeAll(async () => {
  sites = await startSitesWithFlags();
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
const contains = (path: string, text: string) => async (site: SiteWithFlags) =>
  (await site.get(path)).text.includes(text.replaceAll('&', '&amp;'));

const codeOf = (response: { text: string }) =>
  (JSON.parse(response.text) as { errors?: { code: string; attr: string | null }[] }).errors?.map(
    ({ code, attr }) => `${attr}: ${code}`,
  );

const PARTS: readonly Part[] = [
  {
    what: 'the survey below the doctors list',
    flag: 'survey',
    read: contains(LIST, `aria-label="${t.doctors('survey.action')}"`),
    on: true,
    off: false,
  },
  {
    what: 'the language filter of a list',
    flag: 'languageFilter',
    read: contains(LIST, `>${t.filters('language.short')}<`),
    on: true,
    off: false,
  },
  {
    what: 'indexing of unmarked insurance lists',
    flag: 'insuranceNoindexException',
    read: async (site) =>
      !(await site.get(`${LIST}?insurance=${ids.insurance}`)).text.includes('noindex'),
    on: true,
    off: false,
  },
  {
    what: 'the invitation to clinics on the home page',
    flag: 'join',
    read: contains(HOME, t.home('join.title')),
    on: true,
    off: false,
  },
  {
    what: 'the mention of codes on the home page',
    flag: 'otp',
    read: async (site) => [
      await contains(HOME, t.home('steps.confirm.withCode'))(site),
      await contains(HOME, t.home('steps.confirm.withoutCode'))(site),
    ],
    on: [true, false],
    off: [false, true],
  },
  {
    what: 'sending of codes',
    flag: 'otp',
    read: async (site) =>
      JSON.parse((await site.post(routes.registrationCodes.path, { phone: PHONE })).text),
    on: { send_sms: true },
    off: { send_sms: false },
  },
  {
    what: 'the code of a booking',
    flag: 'otp',
    read: async (site) =>
      JSON.parse((await site.post(routes.validateAppointment.path, payload(slot))).text),
    on: { is_valid: true, needs_code: true },
    off: { is_valid: true, needs_code: false },
  },
  {
    what: 'the surname of a booking',
    flag: 'surname',
    read: async (site) =>
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
    read: async (site) =>
      codeOf(await site.post(routes.validateAppointment.path, payload(slot, { consents: [] }))),
    on: ['consents: consent_required'],
    off: undefined,
  },
  {
    what: 'the consent of a contact message',
    flag: 'consent',
    read: contains('/en/contacts', 'name="consent"'),
    on: true,
    off: false,
  },
  {
    what: 'the link from the consent to the policy',
    flag: 'privacyPolicy',
    otherFlags: { consent: true },
    read: async (site) => {
      const { text } = await site.get('/en/contacts');
      return /<main.*<\/main>/s.exec(text)?.[0].includes(`href="/en${paths.privacyPolicy()}"`);
    },
    on: true,
    off: false,
  },
  {
    what: 'the mention of rescheduling on the home page',
    flag: 'reschedule',
    read: async (site) => [
      await contains(HOME, t.home('steps.appointment.canMove'))(site),
      await contains(HOME, t.home('steps.appointment.canCancel'))(site),
    ],
    on: [true, false],
    off: [false, true],
  },
  {
    what: 'the help for rescheduling on the contacts page',
    flag: 'reschedule',
    read: async (site) => [
      await contains('/en/contacts', t.contacts('appointment.canMove'))(site),
      await contains('/en/contacts', t.contacts('appointment.canCancel'))(site),
    ],
    on: [true, false],
    off: [false, true],
  },
  {
    what: 'the mention of rescheduling on the appointment page and its offline copy',
    flag: 'reschedule',
    read: async (site) => {
      const { id, hash } = appointment;
      const page = `/en${paths.appointment(id, hash)}`;
      const copy = `/en${paths.appointmentCopy(id, hash)}`;
      return [
        await contains(page, t.appointment('change.canMove'))(site),
        await contains(page, t.appointment('change.canCancel'))(site),
        await contains(copy, t.offline('copy.canMove'))(site),
        await contains(copy, t.offline('copy.canCancel'))(site),
      ];
    },
    on: [true, false, true, false],
    off: [false, true, false, true],
  },
];

test.each(PARTS)(
  'the flag $flag determines $what',
  async ({ flag, otherFlags: beside, read: look, on, off }) => {
    expect(await look(await sites.open({ ...beside, [flag]: true }))).toEqual(on);
    expect(await look(await sites.open({ ...beside, [flag]: false }))).toEqual(off);
  },
);
