/** The time of a message in lists: when it was settled, or is due. The index `message_at` has it. */
export const MESSAGE_AT = 'coalesce(m.settled_at, m.due_at)';

/** A message that a worker has claimed still waits, as staff see it. */
export const MESSAGE_STATE = `case m.state when 'sending' then 'waiting' else m.state end`;

/** The first `$1` characters of the phone; null after the patient was erased. */
export const MESSAGE_NETWORK = `nullif(left(a.client_phone, $1), '')`;
