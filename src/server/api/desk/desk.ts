import type { FastifyInstance } from 'fastify';
import { deskDayEndpoints } from '#shared/contract/desk/day.ts';
import { deskTaskEndpoints } from '#shared/contract/desk/tasks.ts';
import { visitEndpoints } from '#shared/contract/desk/visits.ts';
import { bookVisit } from '#server/features/desk/appointments/book-visit.ts';
import {
  cancelVisit,
  moveVisit,
  saveVisitNote,
  setAttendance,
} from '#server/features/desk/appointments/change-visit.ts';
import { checkIn } from '#server/features/desk/appointments/check-in.ts';
import { findPatients } from '#server/features/desk/find-patients.ts';
import { findStarts } from '#server/features/desk/find-starts.ts';
import { listCancelled } from '#server/features/desk/appointments/list-cancelled.ts';
import { listDeskBranches } from '#server/features/desk/list-branches.ts';
import { listDeskDoctors } from '#server/features/desk/list-doctors.ts';
import { openDeskStream } from '#server/features/desk/open-desk-stream.ts';
import {
  reachByPhone,
  resendVisitLink,
} from '#server/features/desk/appointments/contact-patient.ts';
import { readDeskDay } from '#server/features/desk/read-day.ts';
import { readDeskTasks } from '#server/features/desk/read-tasks.ts';
import { readVisit } from '#server/features/desk/appointments/read-visit.ts';
import { setDelay } from '#server/features/desk/set-delay.ts';
import { setMaxExtra } from '#server/features/desk/set-max-extra.ts';
import { registerStaffEndpoint } from '../endpoint/register-staff-endpoint.ts';

export function desk(app: FastifyInstance): void {
  const endpoints = { ...deskDayEndpoints, ...visitEndpoints, ...deskTaskEndpoints };
  registerStaffEndpoint(app, endpoints.deskBranches, ({ http, caller: { user } }) =>
    listDeskBranches(http.context, user),
  );
  registerStaffEndpoint(app, endpoints.deskDoctors, ({ http, params, caller: { user } }) =>
    listDeskDoctors(http.context, user, params.id),
  );
  registerStaffEndpoint(app, endpoints.deskDay, ({ http, params, query, caller: { user } }) =>
    readDeskDay(http.context, user, { branch: params.id, day: params.day, doctor: query.doctor }),
  );
  registerStaffEndpoint(app, endpoints.setDelay, ({ http, params, body, caller: { user } }) =>
    setDelay(http.context, user, { ...body, ...params }),
  );
  registerStaffEndpoint(app, endpoints.setMaxExtra, ({ http, params, body, caller: { user } }) =>
    setMaxExtra(http.context, user, { ...body, ...params }),
  );
  registerStaffEndpoint(app, endpoints.deskStarts, ({ http, params, query, caller: { user } }) =>
    findStarts(http.context, user, { offer: params.id, from: query.from }),
  );
  registerStaffEndpoint(app, endpoints.findPatients, ({ http, params, body, caller: { user } }) =>
    findPatients(http.context, user, { branch: params.id, text: body.text }),
  );
  registerStaffEndpoint(app, endpoints.bookVisit, ({ http, body, caller: { user } }) =>
    bookVisit(http.context, user, body),
  );
  registerStaffEndpoint(
    app,
    endpoints.cancelledVisits,
    ({ http, params, query, caller: { user } }) =>
      listCancelled(http.context, user, { branch: params.id, day: params.day, ...query }),
  );
  registerStaffEndpoint(app, endpoints.visitDetails, ({ http, params, caller: { user } }) =>
    readVisit(http.context, user, params.id),
  );
  registerStaffEndpoint(app, endpoints.moveVisit, ({ http, params, body, caller: { user } }) =>
    moveVisit(http.context, user, { ...body, ...params }),
  );
  registerStaffEndpoint(app, endpoints.cancelVisit, ({ http, params, body, caller: { user } }) =>
    cancelVisit(http.context, user, { ...body, ...params }),
  );
  registerStaffEndpoint(app, endpoints.setAttendance, ({ http, params, body, caller: { user } }) =>
    setAttendance(http.context, user, { ...body, ...params }),
  );
  registerStaffEndpoint(app, endpoints.checkIn, ({ http, params, body, caller: { user } }) =>
    checkIn(http.context, user, { branch: params.id, code: body.code }),
  );
  registerStaffEndpoint(app, endpoints.saveVisitNote, ({ http, params, body, caller: { user } }) =>
    saveVisitNote(http.context, user, { ...body, ...params }),
  );
  registerStaffEndpoint(app, endpoints.deskTasks, ({ http, params, query, caller: { user } }) =>
    readDeskTasks(http.context, user, { branch: params.id, day: query.day }),
  );
  registerStaffEndpoint(app, endpoints.resendVisitLink, ({ http, params, caller: { user } }) =>
    resendVisitLink(http.context, user, params.id),
  );
  registerStaffEndpoint(app, endpoints.reachByPhone, ({ http, params, caller: { user } }) =>
    reachByPhone(http.context, user, params.id),
  );
  deskChanges(app);
}

/** Registers the stream of changes, which ends when the server closes. */
function deskChanges(app: FastifyInstance): void {
  const closing = new AbortController();
  app.addHook('preClose', () => closing.abort());
  registerStaffEndpoint(
    app,
    deskDayEndpoints.deskChanges,
    ({ http, params, reply, signal, caller: { user } }) => {
      void reply.type('text/event-stream').header('x-accel-buffering', 'no');
      return openDeskStream(http.site, user, params.id, AbortSignal.any([closing.signal, signal]));
    },
  );
}
