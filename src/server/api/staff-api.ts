import type { FastifyInstance } from 'fastify';
import { staffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import type { StaffEndpoint } from '#shared/contract/staff/staff-endpoint.ts';
import { STAFF_HOST } from '#shared/countries/staff-hosts.ts';
import { lazy } from '#server/lib/lazy.ts';
import { staffOpenApiDocument } from './docs/staff-openapi.ts';
import { rejectOtherMethods } from './endpoint/reject-other-methods.ts';
import { absences } from './desk/absences.ts';
import { account } from './identity/account.ts';
import { accounts } from './identity/accounts.ts';
import { desk } from './desk/desk.ts';
import { deskQueue } from './desk/queue.ts';
import { audit } from './identity/audit.ts';
import { busyCalendars } from './desk/busy-calendars.ts';
import { calendars } from './desk/calendars.ts';
import { figures } from './desk/figures.ts';
import { imports } from './clinic-data/imports.ts';
import { erasures } from './inbox/erasures.ts';
import { holidays } from './clinic-data/holidays.ts';
import { invitations } from './identity/sign-in/invitations.ts';
import { onboarding } from './clinic-data/onboarding.ts';
import { pins } from './identity/sign-in/pins.ts';
import { secondFactors } from './identity/sign-in/second-factors.ts';
import { sessions } from './identity/sign-in/sessions.ts';
import { messages } from './messages/messages.ts';
import { support } from './inbox/support.ts';
import { inbox } from './inbox/inbox.ts';
import { reviews } from './reviews/reviews.ts';
import { receivedReviews } from './reviews/received-reviews.ts';
import { replyModeration } from './reviews/reply-moderation.ts';
import { catalogue } from './clinic-data/catalogue.ts';
import { content } from './clinic-data/content.ts';
import { pictures } from './clinic-data/pictures.ts';
import { preparations } from './clinic-data/preparations.ts';
import { prices } from './clinic-data/prices.ts';
import { schedules } from './clinic-data/schedules.ts';
import { proposals } from './clinic-data/proposals.ts';
import { setup } from './clinic-data/setup.ts';
import { starter } from './clinic-data/starter.ts';
import { texts } from './clinic-data/texts.ts';

// Building it takes longer than the rest of a start, and few read it.
const documentJson = lazy(() => JSON.stringify(staffOpenApiDocument()));

/** Registers the API of staff, which exists on the staff hosts only. */
export async function staffApi(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    route.constraints = { host: STAFF_HOST };
  });
  const endpointsByPath = Map.groupBy(
    Object.values<StaffEndpoint>(staffEndpoints),
    ({ path }) => path,
  );
  for (const [path, ofPath] of endpointsByPath) rejectOtherMethods(app, path, ofPath);
  sessions(app);
  secondFactors(app);
  pins(app);
  invitations(app);
  account(app);
  inbox(app);
  reviews(app);
  receivedReviews(app);
  replyModeration(app);
  catalogue(app);
  starter(app);
  setup(app);
  schedules(app);
  onboarding(app);
  proposals(app);
  await pictures(app);
  prices(app);
  preparations(app);
  content(app);
  texts(app);
  holidays(app);
  support(app);
  messages(app);
  audit(app);
  erasures(app);
  accounts(app);
  desk(app);
  deskQueue(app);
  absences(app);
  await busyCalendars(app);
  figures(app);
  await imports(app);
  calendars(app);
  app.get('/api/staff/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(documentJson()),
  );
}
