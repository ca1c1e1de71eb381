import type { FastifyInstance } from 'fastify';
import { staffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import type { StaffEndpoint } from '#shared/contract/staff/staff-endpoint.ts';
import { STAFF_HOST } from '#shared/countries/staff-hosts.ts';
import { lazy } from '#server/lib/lazy.ts';
import { staffOpenApiDocument } from '../docs/staff-openapi.ts';
import { rejectOtherMethods } from '../reject-other-methods.ts';
import { absences } from './absences.ts';
import { account } from './account.ts';
import { accounts } from './accounts.ts';
import { desk } from './desk/desk.ts';
import { deskQueue } from './desk/queue.ts';
import { audit } from './audit.ts';
import { busyCalendars } from './busy-calendars.ts';
import { calendars } from './calendars.ts';
import { figures } from './figures.ts';
import { imports } from './imports.ts';
import { erasures } from './erasures.ts';
import { holidays } from './setup/holidays.ts';
import { invitations } from './sign-in/invitations.ts';
import { onboarding } from './onboarding.ts';
import { pins } from './sign-in/pins.ts';
import { secondFactors } from './sign-in/second-factors.ts';
import { sessions } from './sign-in/sessions.ts';
import { messages } from './messages.ts';
import { support } from './support.ts';
import { inbox } from './inbox/inbox.ts';
import { reviews } from './reviews/reviews.ts';
import { receivedReviews } from './reviews/received-reviews.ts';
import { replyModeration } from './reviews/reply-moderation.ts';
import { catalogue } from './setup/catalogue.ts';
import { content } from './setup/content.ts';
import { pictures } from './setup/pictures.ts';
import { preparations } from './setup/preparations.ts';
import { prices } from './setup/prices.ts';
import { schedules } from './setup/schedules.ts';
import { setup } from './setup/setup.ts';
import { texts } from './setup/texts.ts';

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
  setup(app);
  schedules(app);
  onboarding(app);
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
