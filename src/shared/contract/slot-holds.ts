import Type, { type Static } from 'typebox';
import { DateTime, Entity, Id, Nothing, Nullable } from './common.ts';
import type { Endpoint } from './endpoint.ts';
import { SlotId } from './slots.ts';

/** Opens a hold to the browser that took it: 128 random bits. */
export const HoldToken = Type.String({ pattern: '^[0-9a-f]{32}$' });

/** The time and whose code is being typed. */
export const SlotHoldPayload = Type.Object({
  doctor_service: Id,
  slot: SlotId,
  client_phone: Type.String({ minLength: 1, maxLength: 40 }),
  instead_of: Type.Optional(Nullable(HoldToken)),
});
export type SlotHoldPayload = Static<typeof SlotHoldPayload>;

export const SlotHold = Entity({
  token: HoldToken,
  expires_at: DateTime,
});
export type SlotHold = Static<typeof SlotHold>;

export const slotHoldEndpoints = {
  holdSlot: {
    method: 'POST',
    path: '/api/v1/slot-holds/',
    tag: 'Appointments',
    summary: 'Keep a time while its patient types the one-time code',
    refusals: [429],
    body: SlotHoldPayload,
    success: { status: 201, schema: SlotHold },
  },
  releaseSlot: {
    method: 'DELETE',
    path: '/api/v1/slot-holds/:token/',
    tag: 'Appointments',
    summary: 'Give a kept time back; also when it is gone already',
    params: Type.Object({ token: HoldToken }),
    success: { status: 204, schema: Nothing },
  },
} as const satisfies Record<string, Endpoint>;
