import type { FastifyInstance } from 'fastify';
import { deskDayEndpoints } from '#shared/contract/desk/day.ts';
import { deskSpanEndpoints } from '#shared/contract/desk/span.ts';
import { deskTaskEndpoints } from '#shared/contract/desk/tasks.ts';
import { deskTimeEndpoints } from '#shared/contract/desk/times.ts';
import { deskAppointmentEndpoints } from '#shared/contract/desk/appointments.ts';
import { arrangeDoctors } from '#server/features/desk/arrange-doctors.ts';
import { bookAtDesk } from '#server/features/desk/appointments/book-at-desk.ts';
import { bookFollowUp } from '#server/features/desk/appointments/book-follow-up.ts';
import {
  cancelAtDesk,
  moveAtDesk,
  saveAppointmentNote,
  setAttendance,
} from '#server/features/desk/appointments/change-at-desk.ts';
import { correctAtDesk } from '#server/features/desk/appointments/correct-at-desk.ts';
import { checkIn } from '#server/features/desk/appointments/check-in.ts';
import { findDoubleBookings } from '#server/features/desk/find-double-bookings.ts';
import { findPatients } from '#server/features/desk/find-patients.ts';
import { listCancelled } from '#server/features/desk/appointments/list-cancelled.ts';
import { listDeskBranches } from '#server/features/desk/list-branches.ts';
import { listDeskDoctors } from '#server/features/desk/list-doctors.ts';
import { openDeskStream } from '#server/features/desk/open-desk-stream.ts';
import {
  reachByPhone,
  resendAppointmentLink,
} from '#server/features/desk/appointments/contact-patient.ts';
import { readDeskDay } from '#server/features/desk/read-day.ts';
import { readDeskSpan } from '#server/features/desk/read-span.ts';
import { readDeskTasks } from '#server/features/desk/read-tasks.ts';
import { readDeskAppointment } from '#server/features/desk/appointments/read-desk-appointment.ts';
import { setDelay } from '#server/features/desk/set-delay.ts';
import { setMaxExtra } from '#server/features/desk/set-max-extra.ts';
import { findTimes, findTimesOfOffer } from '#server/features/desk/times/find-times.ts';
import { listTimeChoices } from '#server/features/desk/times/list-time-choices.ts';
import { proposeSeries } from '#server/features/desk/times/propose-series.ts';
import { registerStaffEndpoints } from '../endpoint/register-staff-endpoint.ts';
import { requireStaffUser } from '../endpoint/require-staff-user.ts';

export function desk(app: FastifyInstance): void {
  const endpoints = {
    ...deskDayEndpoints,
    ...deskSpanEndpoints,
    ...deskAppointmentEndpoints,
    ...deskTaskEndpoints,
    ...deskTimeEndpoints,
  };
  // The streams end when the server closes.
  const closing = new AbortController();
  app.addHook('preClose', () => closing.abort());
  registerStaffEndpoints(app, endpoints, {
    deskBranches: ({ http, caller }) => listDeskBranches(http.context, caller),
    deskDoctors: ({ http, params, caller }) => listDeskDoctors(http.context, caller, params.id),
    deskDay: ({ http, params, query, caller }) =>
      readDeskDay(http.context, caller, {
        branch: params.id,
        day: params.day,
        doctor: query.doctor,
      }),
    deskSpan: ({ http, params, query, caller }) =>
      readDeskSpan(http.context, caller, { branch: params.id, from: params.day, ...query }),
    deskChanges: async ({ http, params, reply, signal, caller }) => {
      const { id: session } = await requireStaffUser(http);
      void reply.type('text/event-stream').header('x-accel-buffering', 'no');
      const closed = AbortSignal.any([closing.signal, signal]);
      return openDeskStream(http.site, { caller, session, branch: params.id, signal: closed });
    },
    setDelay: ({ http, params, body, caller }) =>
      setDelay(http.context, caller, { ...body, ...params }),
    setMaxExtra: ({ http, params, body, caller }) =>
      setMaxExtra(http.context, caller, { ...body, ...params }),
    arrangeDoctors: ({ http, params, body, caller }) =>
      arrangeDoctors(http.context, caller, { ...body, ...params }),
    findTimes: ({ http, params, query, caller }) =>
      findTimes(http.context, caller, { ...query, service: params.id }),
    findTimesOfOffer: ({ http, params, query, caller }) =>
      findTimesOfOffer(http.context, caller, { ...query, offer: params.id }),
    proposeSeries: ({ http, params, query, caller }) =>
      proposeSeries(http.context, caller, { ...query, ...params }),
    timeChoices: ({ http, caller }) => listTimeChoices(http.context, caller),
    findPatients: ({ http, params, body, caller }) =>
      findPatients(http.context, caller, { branch: params.id, text: body.text }),
    findDoubleBookings: ({ http, params, body, caller }) =>
      findDoubleBookings(http.context, caller, { offer: params.id, ...body }),
    bookAtDesk: ({ http, body, caller }) => bookAtDesk(http.context, caller, body),
    bookFollowUp: ({ http, params, body, caller }) =>
      bookFollowUp(http.context, caller, { ...body, ...params }),
    cancelledAppointments: ({ http, params, query, caller }) =>
      listCancelled(http.context, caller, { branch: params.id, day: params.day, ...query }),
    deskAppointmentDetails: ({ http, params, caller }) =>
      readDeskAppointment(http.context, caller, params.id),
    moveAtDesk: ({ http, params, body, caller }) =>
      moveAtDesk(http.context, caller, { ...body, ...params }),
    cancelAtDesk: ({ http, params, body, caller }) =>
      cancelAtDesk(http.context, caller, { ...body, ...params }),
    setAttendance: ({ http, params, body, caller }) =>
      setAttendance(http.context, caller, { ...body, ...params }),
    checkIn: ({ http, params, body, caller }) =>
      checkIn(http.context, caller, { branch: params.id, code: body.code }),
    correctAtDesk: ({ http, params, body, caller }) =>
      correctAtDesk(http.context, caller, { ...body, ...params }),
    saveAppointmentNote: ({ http, params, body, caller }) =>
      saveAppointmentNote(http.context, caller, { ...body, ...params }),
    deskTasks: ({ http, params, query, caller }) =>
      readDeskTasks(http.context, caller, { branch: params.id, day: query.day }),
    resendAppointmentLink: ({ http, params, caller }) =>
      resendAppointmentLink(http.context, caller, params.id),
    reachByPhone: ({ http, params, caller }) => reachByPhone(http.context, caller, params.id),
  });
}
