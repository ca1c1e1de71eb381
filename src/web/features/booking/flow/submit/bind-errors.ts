import type { ApiErrorItem, ErrorCode } from '#shared/contract/errors.ts';
import { answerName, type BookingValues } from '../storage/booking-draft.ts';

/** The fields of the form, by the API's names. */
const FIELDS: Readonly<Record<string, keyof BookingValues>> = {
  client_name: 'name',
  client_surname: 'surname',
  client_phone: 'phone',
  phone: 'phone',
  consents: 'consent',
  insurance: 'insurance',
  is_follow_up: 'kind',
};

/** The errors of the API, grouped by where the flow shows them. */
export interface BoundErrors {
  /** The error of the slot. */
  slot: ErrorCode | null;
  /** The message about the one-time code. */
  code: string | null;
  /** Messages by field of the form. */
  fields: Record<string, string[]>;
  /** Messages without a visible field. */
  others: string[];
}

/**
 * Groups the errors of the API. `fieldIds` are the ids of the branch's questions in the order of
 * the request.
 */
export function bindErrors(
  errors: readonly ApiErrorItem[],
  fieldIds: readonly number[],
): BoundErrors {
  const bound: BoundErrors = { slot: null, code: null, fields: {}, others: [] };
  for (const { attr, code, detail } of errors) {
    const [head = '', index] = attr?.split('.') ?? [];
    const questionId = head === 'additional_fields' ? fieldIds[Number(index)] : undefined;
    const field = questionId === undefined ? FIELDS[head] : answerName(questionId);
    if (head === 'slot') bound.slot ??= code;
    else if (head === 'code') bound.code = joinMessages(bound.code, detail);
    else if (field !== undefined) (bound.fields[field] ??= []).push(detail);
    else bound.others.push(detail);
  }
  return bound;
}

function joinMessages(before: string | null, detail: string): string {
  return before === null ? detail : `${before}, ${detail}`;
}
