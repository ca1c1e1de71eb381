import type { Pdu } from 'smpp';
import type { DeliveryReceipt } from '../sms-gateway.ts';

/** SMPP 3.4, section 5.2.12: the type of a message in `esm_class`, and a receipt. */
const MESSAGE_TYPE = 0x3c;
const RECEIPT = 0x04;

/** The final states of SMPP 3.4, section 5.2.28 and appendix B, by number and by word. */
const FINAL_STATES = new Map<unknown, string>([
  [2, 'DELIVRD'],
  [3, 'EXPIRED'],
  [4, 'DELETED'],
  [5, 'UNDELIV'],
  [8, 'REJECTD'],
]);
const FINAL_WORDS = new Set(FINAL_STATES.values());

/**
 * Reads the receipt of a message from its fields, or from the text `id:… stat:… err:…` of older message
 * centres. Returns null for messages of phones, and for states that are not final.
 */
export function readReceipt(pdu: Pdu): DeliveryReceipt | null {
  if (((pdu.esm_class ?? 0) & MESSAGE_TYPE) !== RECEIPT) return null;
  const message = pdu.short_message?.message;
  const text = typeof message === 'string' ? message : '';
  const valueOf = (name: string) => new RegExp(`\\b${name}:([\\w-]{1,64})`, 'i').exec(text)?.[1];
  const providerId = pdu.receipted_message_id ?? valueOf('id');
  const state = FINAL_STATES.get(pdu.message_state) ?? valueOf('stat')?.toUpperCase() ?? '';
  if (providerId === undefined || !FINAL_WORDS.has(state)) return null;
  if (state === 'DELIVRD') return { providerId, isDelivered: true, code: null };
  return { providerId, isDelivered: false, code: [state, valueOf('err') ?? ''].join(' ').trim() };
}
