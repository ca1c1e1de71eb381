import { MAX_OFFSET, MAX_PAGE } from '#shared/contract/limits.ts';
import type { Endpoint } from '#shared/contract/endpoints.ts';

/** The rules of all calls; backticks mark code. */
export const GUIDE: readonly { title: string; text: string }[] = [
  {
    title: 'Trying it',
    text:
      'Calls go to this site. A booking that you try is a real one and needs a phone of the ' +
      'country; `appointments/validate` only checks a booking.',
  },
  {
    title: 'Country and language',
    text:
      'The host chooses the country. `Accept-Language` chooses the language, `en`, `hu`, `kk`, ' +
      '`ro` or `ru`; `locale` in the query overrides it, also for errors.',
  },
  {
    title: 'Lists',
    text:
      'Lists are paginated: a page has the total `count`, its `results`, and the paths of the ' +
      `\`next\` and \`previous\` page. The maximum of \`limit\` is ${MAX_PAGE}, that of ` +
      `\`offset\` ${MAX_OFFSET}; \`limit=none\` returns all entries, where a list allows it. ` +
      'Join several ids by commas, as in `service=1,2`.',
  },
  {
    title: 'Expand',
    text:
      'Links are ids unless expanded: `expand=services,clinic_branches`, with dots for nested ' +
      'links, as in `expand=clinic_branches.services`.',
  },
  {
    title: 'Times and money',
    text:
      'Instants carry the offset of the city, as in `2026-11-24T14:30:00+01:00`; days, as in ' +
      '`2026-11-24`, are days of the city. Prices are in the currency of the country.',
  },
  {
    title: 'Errors',
    text:
      'Every error is `{ "type", "errors": [{ "code", "detail", "attr" }] }`. A `code` never ' +
      'changes its meaning, `detail` is for users and in their language, `attr` names the field, ' +
      'as in `additional_fields.0.value`. An invalid value, or an id that does not exist, is a ' +
      '400; unknown fields of a body and unknown parameters are ignored. An unknown path is a ' +
      '404, a method that a path does not allow a 405 with `Allow`. (Errors of the search differ.)',
  },
  {
    title: 'Idempotency',
    text:
      'Send an `Idempotency-Key` with a booking, and the same key when you retry after a lost ' +
      'response: you get the first outcome. The same key with another body is a 400.',
  },
  {
    title: 'Caching and limits',
    text:
      'Responses that may be cached have `Cache-Control` and an `ETag`; `If-None-Match` gets a 304 ' +
      'while they are unchanged. Above a limit the response is a 429 with `Retry-After` in seconds.',
  },
];

export const SEARCH_TAG = 'Search';

/** The tags with their descriptions, in the order in which a client needs them. */
export const TAGS: Readonly<Record<Endpoint['tag'] | typeof SEARCH_TAG, string>> = {
  Settings: 'Currency, languages, flags and search credentials',
  Places: 'Cities, their districts, and accepted insurances',
  Services: 'Specialties and procedures',
  Doctors: 'Lists, profiles and reviews',
  Clinics: 'Clinics and their branches',
  Slots: 'Available slots',
  Appointments: 'From the one-time code to the calendar; an appointment needs its hash',
  Feedback: 'After the appointment',
  Requests: 'Messages, survey answers and applications of clinics',
  [SEARCH_TAG]: 'For unmodified clients of Algolia; the credentials are in the settings',
  Staff: 'Sessions of staff',
};
