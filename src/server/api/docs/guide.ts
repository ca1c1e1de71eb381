import { MAX_OFFSET, MAX_PAGE } from '#shared/contract/limits.ts';
import type { Endpoint } from '#shared/contract/endpoints.ts';

/** What holds for every call; `code` is written in backticks. */
export const GUIDE: readonly { title: string; text: string }[] = [
  {
    title: 'Trying it',
    text:
      'Calls are made to the very site you are on, with examples that exist there. A booking you ' +
      'try is a booking, for a phone of the country; `appointments/validate` checks one without ' +
      'making it.',
  },
  {
    title: 'Country and language',
    text:
      'The host chooses the country. `Accept-Language` chooses the language, `en`, `hu`, `kk`, ' +
      '`ro` or `ru`; `locale` in the query overrides it, also in a refusal.',
  },
  {
    title: 'Lists',
    text:
      'A list comes in pages: `count` of all, `results`, and the paths of the `next` and the ' +
      `\`previous\` page. \`limit\` goes up to ${MAX_PAGE}, \`offset\` to ${MAX_OFFSET}; ` +
      '`limit=none` is everything, where a list allows it. Several ids are joined by commas, as ' +
      'in `service=1,2`.',
  },
  {
    title: 'Expand',
    text:
      'Links are ids unless written out: `expand=services,clinic_branches`, with dots for what ' +
      'is inside, as in `expand=clinic_branches.services`.',
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
      'Every refusal is `{ "type", "errors": [{ "code", "detail", "attr" }] }`. A `code` never ' +
      'changes its meaning, `detail` is for people and in their language, `attr` names the field, ' +
      'as in `additional_fields.0.value`. A value that cannot be read, or names nothing that ' +
      'exists, is a 400; unknown fields of a body and unknown parameters are ignored. An address ' +
      'that names nothing is a 404, a method that it does not take a 405 with `Allow`. (Search has ' +
      'refusals of its own.)',
  },
  {
    title: 'Doing it once',
    text:
      'Send an `Idempotency-Key` with a booking, and send the same again if no answer came: the ' +
      'first outcome is answered. With another body the same key is a 400.',
  },
  {
    title: 'Caching and limits',
    text:
      'What may be kept says so in `Cache-Control` and has an `ETag`; `If-None-Match` is answered ' +
      'with 304 while it is still true. Too much of anything is a 429, and ' +
      '`Retry-After` says in how many seconds to come back.',
  },
];

export const SEARCH_TAG = 'Search';

/** What the calls of a tag are for, in the order in which a client needs them. */
export const TAGS: Readonly<Record<Endpoint['tag'] | typeof SEARCH_TAG, string>> = {
  Settings: 'What a client needs to know first',
  Places: 'Cities, their districts, and the insurances taken there',
  Services: 'Specialties and procedures',
  Doctors: 'Lists, profiles and reviews',
  Clinics: 'Clinics and their branches',
  Slots: 'Free times',
  Appointments: 'From the one-time code to the calendar; an appointment opens to its hash only',
  Feedback: 'After the visit',
  Requests: 'What people send us',
  [SEARCH_TAG]: 'For the clients of Algolia as they are; the credentials are in the settings',
  Staff: 'Sessions of people who work here',
};
