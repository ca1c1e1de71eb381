/** The kinds of messages to patients about their appointments. */
export const MESSAGE_KINDS = [
  'confirmation',
  'moved',
  'corrected',
  'cancelled',
  'day_before',
  'hours_before',
  'feedback',
  'delayed',
  'delayed_more',
  'choice',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/**
 * The states of messages, as staff see them. `sent` means that the provider has accepted the message,
 * `delivered` that it has reported that the phone has it, and `dropped` that it was no longer needed.
 */
export const MESSAGE_STATES = ['waiting', 'sent', 'delivered', 'failed', 'dropped'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];
