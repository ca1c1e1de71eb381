import type { FastifyInstance } from 'fastify';
import { deskQueueEndpoints as endpoints } from '#shared/contract/desk/queue.ts';
import { addWalkIn } from '#server/features/desk/queue/add-walk-in.ts';
import { changeWalkIn } from '#server/features/desk/queue/change-walk-in.ts';
import { readDeskQueue } from '#server/features/desk/queue/read-queue.ts';
import { setUpQueue } from '#server/features/desk/queue/set-up-queue.ts';
import { registerStaffEndpoints } from '../endpoint/register-staff-endpoint.ts';

export function deskQueue(app: FastifyInstance): void {
  registerStaffEndpoints(app, endpoints, {
    deskQueue: ({ http, params, caller }) => readDeskQueue(http.context, caller, params.id),
    setUpQueue: ({ http, params, body, caller }) =>
      setUpQueue(http.context, caller, {
        branch: params.id,
        isOpen: body.is_open,
        hasNewScreen: body.has_new_screen ?? false,
      }),
    addWalkIn: ({ http, params, body, caller }) =>
      addWalkIn(http.context, caller, { ...body, ...params }),
    changeWalkIn: ({ http, params, body, caller }) =>
      changeWalkIn(http.context, caller, { ...body, ...params }),
  });
}
