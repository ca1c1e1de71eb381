import type { ApiErrorItem, ErrorCode } from '#shared/contract/errors.ts';
import { answerName, type BookingValues } from '../storage/booking-draft.ts';

/** The fields of the form that the API's own fields are typed into. */
const FIELDS: Readonly<Record<string, keyof BookingValues>> = {
  client_name: 'name',
  client_surname: 'surname',
  client_phone: 'phone',
  phone: 'phone',
  consents: 'consent',
  insurance: 'insurance',
};

/** The API's refusals by where they belong in the flow. */
export interface BoundErrors {
  /** Why the time cannot be had; null when nothing is wrong with it. */
  slot: ErrorCode | null;
  /** What is wrong with the one-time code. */
  code: string | null;
  /** Messages by field of the form. */
  fields: Record<string, string[]>;
  /** Messages that belong to nothing in view. */
  others: string[];
}

/** `fieldIds` are the branch's own questions in the order in which their answers were sent. */
export function bindErrors(
  errors: readonly ApiErrorItem[],
  fieldIds: readonly number[],
): BoundErrors {
  const bound: BoundErrors = { slot: null, code: null, fields: {}, others: [] };
  for (const { attr, code, detail } of errors) {
    const [head = '', index] = attr?.split('.') ?? [];
    const answered = head === 'additional_fields' ? fieldIds[Number(index)] : undefined;
    const field = answered === undefined ? FIELDS[head] : answerName(answered);
    if (head === 'slot') bound.slot ??= code;
    else if (head === 'code') bound.code = joined(bound.code, detail);
    else if (field !== undefined) (bound.fields[field] ??= []).push(detail);
    else bound.others.push(detail);
  }
  return bound;
}

function joined(before: string | null, detail: string): string {
  return before === null ? detail : `${before}, ${detail}`;
}
