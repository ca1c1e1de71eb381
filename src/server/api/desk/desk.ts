import type { FastifyInstance } from 'fastify';
import { deskDayEndpoints } from '#shared/contract/desk/day.ts';
import { deskTaskEndpoints } from '#shared/contract/desk/tasks.ts';
import { deskAppointmentEndpoints } from '#shared/contract/desk/appointments.ts';
import { bookAtDesk } from '#server/features/desk/appointments/book-at-desk.ts';
import {
  cancelAtDesk,
  moveAtDesk,
  saveAppointmentNote,
  setAttendance,
} from '#server/features/desk/appointments/change-at-desk.ts';
import { checkIn } from '#server/features/desk/appointments/check-in.ts';
import { findPatients } from '#server/features/desk/find-patients.ts';
import { findStarts } from '#server/features/desk/find-starts.ts';
import { listCancelled } from '#server/features/desk/appointments/list-cancelled.ts';
import { listDeskBranches } from '#server/features/desk/list-branches.ts';
import { listDeskDoctors } from '#server/features/desk/list-doctors.ts';
import { openDeskStream } from '#server/features/desk/open-desk-stream.ts';
import {
  reachByPhone,
  resendAppointmentLink,
} from '#server/features/desk/appointments/contact-patient.ts';
import { readDeskDay } from '#server/features/desk/read-day.ts';
import { readDeskTasks } from '#server/features/desk/read-tasks.ts';
import { readDeskAppointment } from '#server/features/desk/appointments/read-desk-appointment.ts';
import { setDelay } from '#server/features/desk/set-delay.ts';
import { setMaxExtra } from '#server/features/desk/set-max-extra.ts';
import { registerStaffEndpoint } from '../endpoint/register-staff-endpoint.ts';

export function desk(app: FastifyInstance): void {
  const endpoints = { ...deskDayEndpoints, ...deskAppointmentEndpoints, ...deskTaskEndpoints };
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
  registerStaffEndpoint(app, endpoints.bookAtDesk, ({ http, body, caller }) =>
    bookAtDesk(http.context, caller, body),
  );
  registerStaffEndpoint(app, endpoints.cancelledAppointments, ({ http, params, query, caller }) =>
    listCancelled(http.context, caller, { branch: params.id, day: params.day, ...query }),
  );
  registerStaffEndpoint(app, endpoints.deskAppointmentDetails, ({ http, params, caller }) =>
    readDeskAppointment(http.context, caller, params.id),
  );
  registerStaffEndpoint(app, endpoints.moveAtDesk, ({ http, params, body, caller }) =>
    moveAtDesk(http.context, caller, { ...body, ...params }),
  );
  registerStaffEndpoint(app, endpoints.cancelAtDesk, ({ http, params, body, caller }) =>
    cancelAtDesk(http.context, caller, { ...body, ...params }),
  );
  registerStaffEndpoint(app, endpoints.setAttendance, ({ http, params, body, caller }) =>
    setAttendance(http.context, caller, { ...body, ...params }),
  );
  registerStaffEndpoint(app, endpoints.checkIn, ({ http, params, body, caller }) =>
    checkIn(http.context, caller, { branch: params.id, code: body.code }),
  );
  registerStaffEndpoint(app, endpoints.saveAppointmentNote, ({ http, params, body, caller }) =>
    saveAppointmentNote(http.context, caller, { ...body, ...params }),
  );
  registerStaffEndpoint(app, endpoints.deskTasks, ({ http, params, query, caller }) =>
    readDeskTasks(http.context, caller, { branch: params.id, day: query.day }),
  );
  registerStaffEndpoint(app, endpoints.resendAppointmentLink, ({ http, params, caller }) =>
    resendAppointmentLink(http.context, caller, params.id),
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
