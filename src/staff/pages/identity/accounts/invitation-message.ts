import { wallClockOf } from '#shared/domain/time/zoned-time.ts';
import { formatDay, formatTime } from '#shared/i18n/format-date.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Translator } from '#staff/lib/text/texts.ts';

export interface Invitation {
  /** The secret link. */
  readonly address: string;
  /** The username that the person will sign in with, if it is known. */
  readonly username: string | undefined;
  /** The ISO time from which the link works; null if it works at once. */
  readonly effectiveAt: string | null;
}

interface Message {
  readonly subject: string;
  readonly text: string;
}

/** Marks that keep names of other scripts apart in a page; other programs would take them into the link. */
const BIDI_MARKS = /[\u2066-\u2069]/g;

/** Returns the message to an invited person, in the language of the texts. */
export function invitationMessage(
  t: Translator<'accounts'>,
  {
    address,
    username,
    effectiveAt,
    brand,
    language,
  }: Invitation & { brand: string; language: Language },
): Message {
  const lines = [
    t('message.intro', { brand }),
    address,
    ...(username === undefined ? [] : [t('message.username', { username })]),
    effectiveAt === null
      ? t('message.lifetime')
      : t('message.later', { when: dateTime(effectiveAt, language) }),
    t('message.secret'),
  ];
  return {
    subject: plain(t('message.subject', { brand })),
    text: lines.map(plain).join('\n\n'),
  };
}

/** Returns the address that opens the mail program with a message; the person adds a receiver that is not known. */
export function mailAddress(email: string, { subject, text }: Message): string {
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${body}`;
}

/** Returns the address that opens the program for SMS with a message. iOS reads the text after `&`, Android after `?`. */
export function smsAddress(phone: string, { text }: Message): string {
  return `sms:${phone.replaceAll(/[^+\d]/g, '')}?&body=${encodeURIComponent(text)}`;
}

function dateTime(iso: string, language: Language): string {
  const { date, minuteOfDay } = wallClockOf(iso);
  return `${formatDay(date, language, 'short')}, ${formatTime(minuteOfDay)}`;
}

const plain = (text: string): string => text.replaceAll(BIDI_MARKS, '');
