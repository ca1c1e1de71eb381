import { HOUR_MS } from '#shared/domain/time/durations.ts';
import { SmsError, type Sms } from '#server/gateways/sms/sms-gateway.ts';
import { maxOf, numberRangeOf, toHit } from '#server/limits/index.ts';
import { composeMessage } from './compose-message.ts';
import type { Messenger } from './messenger.ts';
import { reportUrl } from './report-delivery.ts';
import {
  callBeginAttempt,
  postponeMessage,
  selectMessageDetails,
  settleMessage,
  type ClaimedMessage,
  type MessageDetails,
} from './message-rows.ts';

const MAX_ATTEMPTS = 5;
/** Maximum number of attempts without an outcome: such a message may be crashing its workers. */
const MAX_UNFINISHED_ATTEMPTS = 10;
const FIRST_RETRY_DELAY_MS = 30_000;
/** Retries follow after 0.5, 2, 8 and 32 minutes, so no message is lost in an outage of half an hour. */
const RETRY_DELAY_FACTOR = 4;
/** The pause before a message that waits for something else is checked again. */
const CHECK_PAUSE_MS = 600_000;

/** Two reminders on one day are this far apart, or there is one. */
const MIN_BETWEEN_REMINDERS_MS = 10 * HOUR_MS;

type FinalState = 'sent' | 'dropped' | 'failed';

/**
 * Sends a message that this worker has claimed, and stores the outcome. Checks first that the message is
 * still wanted, as the appointment may have changed since it was queued.
 */
export async function deliverMessage(messenger: Messenger, message: ClaimedMessage): Promise<void> {
  const { database, clock, country, linkOrigin } = messenger;
  const { kind } = message;
  const [details] = await selectMessageDetails(database.pool, [
    message.appointment_id,
    new Date(clock()),
  ]);
  const reason = details === undefined ? 'unwanted' : obsoleteReason(messenger, message, details);
  if (details === undefined || reason !== null) {
    // An attempt without an outcome may have been sent; the provider may report it yet.
    return settle(messenger, message, 'dropped', reason, message.is_unanswered);
  }
  if (details.is_displaced && waitsForDoctor(message)) {
    return postpone(messenger, message, new Date(clock() + CHECK_PAUSE_MS));
  }
  if (respectsQuietHours(kind) && details.is_quiet)
    return postpone(messenger, message, details.quiet_until);
  // If the second reminder is sent, it is the only one; if it fails, this one is.
  if (kind === 'day_before' && details.is_day_before && details.second_reminder === 'due') {
    return postpone(messenger, message, new Date(clock() + CHECK_PAUSE_MS));
  }

  if (message.attempts >= MAX_UNFINISHED_ATTEMPTS) {
    return settle(messenger, message, 'failed', 'no attempt was finished', true);
  }
  const isUnconfirmedResend = message.is_unanswered && messenger.sms.hasSent === undefined;
  const hits = await hitsOf(messenger, details);
  const [begun] = await callBeginAttempt(database.pool, [
    ...claimOf(message),
    new Date(clock()),
    isUnconfirmedResend,
    maxOf(messenger.limits, 'messagesPerPhone'),
    JSON.stringify(hits),
  ]);
  if (begun === undefined || begun.outcome === 'lost') return;
  if (begun.outcome === 'limited') {
    const refused = begun.refused === null ? undefined : hits[begun.refused];
    if (refused !== undefined) messenger.onOutcome(message, 'limited', refused.action);
    return onLimit(messenger, message, begun.retry_at);
  }
  if (isUnconfirmedResend) messenger.onOutcome(message, 'possible_duplicate', null);
  let providerId: string | null = null;
  const text = composeMessage(kind, details, country, linkOrigin);
  try {
    const to = details.client_phone;
    const url = messenger.wantsReports ? reportUrl(country, message.id) : undefined;
    providerId = await sendOnce(messenger, message, { to, text, reportUrl: url });
  } catch (error) {
    if (!(error instanceof SmsError)) throw error;
    return onFailure(messenger, message, begun.attempts, error);
  }
  await settle(messenger, message, 'sent', null, false, providerId);
}

/**
 * Returns the limits that a stolen account or a faulty program would reach: those of the number range, which a provider
 * pays for, of the branch and of the country.
 */
async function hitsOf(
  { limits, readSecret, country }: Messenger,
  { client_phone: phone, clinic_branch_id: branch }: MessageDetails,
) {
  const secret = await readSecret();
  const limited = [
    { limit: 'messagesPerPrefix', subject: numberRangeOf(phone) },
    { limit: 'messagesPerBranch', subject: String(branch) },
    { limit: 'messagesPerCountry', subject: country.code },
  ] as const;
  return limited.map((each) => toHit({ secret, limits }, each));
}

/**
 * Sends a message, unless the provider has accepted an earlier attempt whose response was lost with the
 * worker or in transit. A provider without a status query gets the message again: twice is better than
 * never, and such resends are counted. Returns the provider’s id for the receipt, if the provider sends one.
 */
async function sendOnce(
  { sms }: Messenger,
  { first_attempt_at: since }: ClaimedMessage,
  message: Sms,
): Promise<string | null> {
  if (since !== null && (await sms.hasSent?.(message, since.getTime())) === true) return null;
  return (await sms.send(message)) ?? null;
}

/** Returns the reason why a message is obsolete, or null. */
function obsoleteReason(
  { clock, flags }: Messenger,
  message: ClaimedMessage,
  details: MessageDetails,
): string | null {
  const { sequence, status, attendance, delay } = details;
  const { is_reviewed: isReviewed, is_displaced: isDisplaced, is_missed: isMissed } = details;
  if (sequence !== message.sequence) return 'superseded';
  if (message.expires_at.getTime() <= clock()) return 'late';
  if (status === 'cancelled' && message.kind !== 'cancelled') return 'superseded';
  if (message.kind === 'choice' && !isDisplaced) return 'unwanted';
  if (isTooSoon(clock(), message, details)) return 'unwanted';
  if (isAboutDelay(message) && (delay === null || attendance !== 'expected')) return 'unwanted';
  if (message.kind === 'feedback' && (!flags.feedback || isReviewed || isMissed)) return 'unwanted';
  return null;
}

/**
 * Tells whether a reminder follows another one too soon before the day of the appointment, where both go out if it is
 * early.
 */
function isTooSoon(
  now: number,
  { kind }: ClaimedMessage,
  { is_day_before: isDayBefore, reminded_at: remindedAt, second_reminder: second }: MessageDetails,
): boolean {
  if (!isDayBefore) return false;
  if (kind === 'day_before') return second === 'sent';
  const since = now - (remindedAt?.getTime() ?? -Infinity);
  return kind === 'hours_before' && since < MIN_BETWEEN_REMINDERS_MS;
}

/**
 * Returns true for messages that say that the appointment takes place. While the doctor is absent and nothing
 * is decided with the patient, they wait.
 */
function waitsForDoctor({ kind }: ClaimedMessage): boolean {
  return kind !== 'choice' && kind !== 'moved' && kind !== 'cancelled';
}

const isAboutDelay = ({ kind }: ClaimedMessage) => kind === 'delayed' || kind === 'delayed_more';

/**
 * Returns true for reminders and requests for feedback. Other messages confirm an action of the patient
 * and are sent even in quiet hours.
 */
function respectsQuietHours(kind: ClaimedMessage['kind']): boolean {
  return kind === 'day_before' || kind === 'hours_before' || kind === 'feedback';
}

/** Postpones a message, or drops it if it expires before `retryAt`. */
async function onLimit(messenger: Messenger, message: ClaimedMessage, retryAt: Date) {
  if (retryAt < message.expires_at) return postpone(messenger, message, retryAt);
  return settle(messenger, message, 'dropped', 'limited');
}

async function onFailure(
  messenger: Messenger,
  message: ClaimedMessage,
  attempts: number,
  error: SmsError,
): Promise<void> {
  const { message: reason, isFinal } = error;
  const isUnanswered = error.isUnanswered || message.is_unanswered;
  const next = messenger.clock() + FIRST_RETRY_DELAY_MS * RETRY_DELAY_FACTOR ** (attempts - 1);
  if (isFinal || attempts >= MAX_ATTEMPTS || next >= message.expires_at.getTime()) {
    return settle(messenger, message, 'failed', reason, isUnanswered);
  }
  await postponeMessage(messenger.database.pool, [
    ...claimOf(message),
    new Date(next),
    reason,
    isUnanswered,
  ]);
  messenger.onOutcome(message, 'retried', reason);
}

async function settle(
  { database, clock, onOutcome }: Messenger,
  message: ClaimedMessage,
  state: FinalState,
  reason: string | null,
  isUnanswered = false,
  providerId: string | null = null,
): Promise<void> {
  const rows = await settleMessage(database.pool, [
    ...claimOf(message),
    state,
    reason,
    new Date(clock()),
    isUnanswered,
    providerId,
  ]);
  if (rows.length > 0) onOutcome(message, state === 'failed' ? 'dead_lettered' : state, reason);
}

async function postpone({ database }: Messenger, message: ClaimedMessage, until: Date) {
  await postponeMessage(database.pool, [...claimOf(message), until, null, message.is_unanswered]);
}

function claimOf({ appointment_id: appointment, kind, sequence, claim }: ClaimedMessage) {
  return [appointment, kind, sequence, claim] as const;
}
