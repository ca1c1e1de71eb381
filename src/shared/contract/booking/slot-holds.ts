import Type, { type Static } from 'typebox';
import { DateTime, Entity, Id, Nothing, Nullable } from '../common.ts';
import { withRoutes } from '../with-routes.ts';
import { IsFollowUp, SlotId } from './slots.ts';
import { routes } from '../routes.ts';

/** The secret of a hold: 128 random bits. */
export const HoldToken = Type.String({ pattern: '^[0-9a-f]{32}$' });

/** The slot and the phone that the code is sent to. */
export const SlotHoldPayload = Type.Object({
  doctor_service: Id,
  slot: SlotId,
  client_phone: Type.String({ minLength: 1, maxLength: 40 }),
  is_follow_up: Type.Optional(IsFollowUp),
  instead_of: Type.Optional(Nullable(HoldToken)),
});
export type SlotHoldPayload = Static<typeof SlotHoldPayload>;

export const SlotHold = Entity({
  token: HoldToken,
  expires_at: DateTime,
});
export type SlotHold = Static<typeof SlotHold>;

export const slotHoldEndpoints = withRoutes(routes, {
  holdSlot: {
    tag: 'Appointments',
    summary: 'Hold a slot while the patient enters the one-time code',
    description:
      'Holds a slot for one browser. Send the token with the booking as `hold`; `instead_of` releases ' +
      'an earlier hold.',
    errorStatuses: [429],
    body: SlotHoldPayload,
    success: { status: 201, schema: SlotHold },
  },
  releaseSlot: {
    tag: 'Appointments',
    summary: 'Release a held slot',
    description: 'Responds with 204 even if the hold has ended.',
    params: Type.Object({ token: HoldToken }),
    success: { status: 204, schema: Nothing },
  },
});
