import { QUEUE_CODE } from './sample-clinic.ts';
import fc from 'fast-check';
import { completeBody } from './complete-body.ts';
import { inUrl, isFields, type Draft } from './draft.ts';
import type { Draw } from './known-values.ts';
import type { Operation } from './operations.ts';
import { objectOf, validValue } from './valid-values.ts';
import { pick, type Appointment, type Environment } from './environment.ts';

/** Draws a request that the document allows, mostly about existing data. */
export function validRequest(operation: Operation): fc.Arbitrary<Draw<Draft>> {
  const of = (place: string) => operation.parameters.filter((each) => each.in === place);
  const queries = of('query');
  const query = objectOf(
    Object.fromEntries(queries.map(({ name, schema }) => [name, schema])),
    queries.filter(({ required }) => required).map(({ name }) => name),
  );
  const body: fc.Arbitrary<Draw | null> =
    operation.body === undefined ? fc.constant(null) : validValue(operation.body);
  return fc
    .record({ query, body, headers: headersOf(operation), at: fc.nat(), other: fc.nat() })
    .map(({ query, body, headers, at, other }) => (environment) => {
      const appointment = pickAppointment(operation, environment, at);
      const fields = query(environment);
      if (queries.some(({ name }) => name === 'hash') && at % 10 > 0)
        fields['hash'] = appointment.hash;
      const draft: Draft = {
        method: operation.method,
        segments: Object.fromEntries(
          of('path').map(({ name }) => [
            name,
            segment(operation, environment, name, appointment, other),
          ]),
        ),
        query: Object.entries(fields).map(([name, value]) => [name, inUrl(String(value))]),
        headers: headers(environment),
        slips: [],
      };
      if (body !== null) draft.json = body(environment);
      if (isFields(draft.json)) {
        if ('consents' in (operation.body?.properties ?? {})) {
          draft.json['consents'] = ['personal_data'];
        }
        completeBody(draft.json, draft.headers, environment, { appointment, at, other });
      }
      return draft;
    });
}

function headersOf(operation: Operation): fc.Arbitrary<Draw<Record<string, string>>> {
  return fc
    .record({
      language: fc.constantFrom('en', 'hu', 'ru-RU', 'kk, en;q=0.5', 'ro', '*', ''),
      key: fc.option(fc.oneof(fc.uuid(), fc.constantFrom('one', 'two', 'three')), { freq: 1 }),
      at: fc.nat(),
    })
    .map(({ language, key, at }) => (environment) => ({
      'accept-language': language,
      ...(key !== null && operation.parameters.some(({ name }) => name === 'Idempotency-Key')
        ? { 'idempotency-key': key }
        : {}),
      ...(operation.needsSession
        ? { authorization: `Bearer ${pick(environment.tokens.slice(-3), at)}` }
        : {}),
      ...(operation.isSearch
        ? {
            'x-algolia-application-id': environment.search.application_id,
            'x-algolia-api-key': environment.search.api_key,
          }
        : {}),
      ...(operation.body === undefined
        ? {}
        : { 'content-type': operation.isSearch && at % 2 > 0 ? 'text/plain' : 'application/json' }),
    }));
}

const isCalendar = (path: string) => path.includes('/calendar/{');

/** Picks an appointment that can be reviewed, changed or read, as the operation needs. */
function pickAppointment(
  { path, method }: Operation,
  { appointments }: Environment,
  at: number,
): Appointment {
  const shared = appointments.filter(({ calendarToken }) => calendarToken !== null);
  if (isCalendar(path) && shared.length > 0) return pick(shared, at);
  const fit = appointments.filter(({ isOpen }) => (path.includes('/feedback/') ? !isOpen : isOpen));
  const isForAny = method === 'GET' || fit.length === 0 || at % 5 === 0;
  return pick(isForAny ? appointments : fit, at);
}

function segment(
  { path }: Operation,
  environment: Environment,
  name: string,
  appointment: Appointment,
  other: number,
): string {
  switch (name) {
    case 'slug': {
      const kind = (['services', 'clinics'] as const).find((each) => path.includes(`/${each}/`));
      return pick(environment.slugs[kind ?? 'doctors'], other);
    }
    case 'id':
      return String(
        path.includes('clinic-branches') ? pick(environment.ids.branch, other) : appointment.id,
      );
    case 'token':
      return isCalendar(path)
        ? (appointment.calendarToken ?? '0'.repeat(64))
        : pick(environment.holds.slice(-3), other);
    case 'index':
      return 'catalog';
    case 'code':
      return QUEUE_CODE;
    default:
      throw new Error(`no valid value for {${name}}`);
  }
}
