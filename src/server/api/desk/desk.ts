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
  registerStaffEndpoint(app, endpoints.deskBranches, ({ http, caller }) =>
    listDeskBranches(http.context, caller),
  );
  registerStaffEndpoint(app, endpoints.deskDoctors, ({ http, params, caller }) =>
    listDeskDoctors(http.context, caller, params.id),
  );
  registerStaffEndpoint(app, endpoints.deskDay, ({ http, params, query, caller }) =>
    readDeskDay(http.context, caller, { branch: params.id, day: params.day, doctor: query.doctor }),
  );
  registerStaffEndpoint(app, endpoints.setDelay, ({ http, params, body, caller }) =>
    setDelay(http.context, caller, { ...body, ...params }),
  );
  registerStaffEndpoint(app, endpoints.setMaxExtra, ({ http, params, body, caller }) =>
    setMaxExtra(http.context, caller, { ...body, ...params }),
  );
  registerStaffEndpoint(app, endpoints.deskStarts, ({ http, params, query, caller }) =>
    findStarts(http.context, caller, { offer: params.id, from: query.from }),
  );
  registerStaffEndpoint(app, endpoints.findPatients, ({ http, params, body, caller }) =>
    findPatients(http.context, caller, { branch: params.id, text: body.text }),
  );
  registerStaffEndpoint(app, endpoints.bookVisit, ({ http, body, caller }) =>
    bookVisit(http.context, caller, body),
  );
  registerStaffEndpoint(app, endpoints.cancelledVisits, ({ http, params, query, caller }) =>
    listCancelled(http.context, caller, { branch: params.id, day: params.day, ...query }),
  );
  registerStaffEndpoint(app, endpoints.visitDetails, ({ http, params, caller }) =>
    readVisit(http.context, caller, params.id),
  );
  registerStaffEndpoint(app, endpoints.moveVisit, ({ http, params, body, caller }) =>
    moveVisit(http.context, caller, { ...body, ...params }),
  );
  registerStaffEndpoint(app, endpoints.cancelVisit, ({ http, params, body, caller }) =>
    cancelVisit(http.context, caller, { ...body, ...params }),
  );
  registerStaffEndpoint(app, endpoints.setAttendance, ({ http, params, body, caller }) =>
    setAttendance(http.context, caller, { ...body, ...params }),
  );
  registerStaffEndpoint(app, endpoints.checkIn, ({ http, params, body, caller }) =>
    checkIn(http.context, caller, { branch: params.id, code: body.code }),
  );
  registerStaffEndpoint(app, endpoints.saveVisitNote, ({ http, params, body, caller }) =>
    saveVisitNote(http.context, caller, { ...body, ...params }),
  );
  registerStaffEndpoint(app, endpoints.deskTasks, ({ http, params, query, caller }) =>
    readDeskTasks(http.context, caller, { branch: params.id, day: query.day }),
  );
  registerStaffEndpoint(app, endpoints.resendVisitLink, ({ http, params, caller }) =>
    resendVisitLink(http.context, caller, params.id),
  );
  registerStaffEndpoint(app, endpoints.reachByPhone, ({ http, params, caller }) =>
    reachByPhone(http.context, caller, params.id),
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
    ({ http, params, reply, signal, caller }) => {
      void reply.type('text/event-stream').header('x-accel-buffering', 'no');
      return openDeskStream(
        http.site,
        caller,
        params.id,
        AbortSignal.any([closing.signal, signal]),
      );
    },
  );
}
