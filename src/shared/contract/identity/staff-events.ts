import Type from 'typebox';
import { DateTime, Entity } from '../common.ts';

/** The actions that the history of an item or a review shows. */
const HISTORY_ACTIONS = [
  'created',
  'changed',
  'taken',
  'released',
  'noted',
  'retried',
  'resent',
  'closed',
  'published',
  'rejected',
  'second_look',
  'blanked',
  'undone',
] as const;
export type HistoryAction = (typeof HISTORY_ACTIONS)[number];

/** The events of an item or a review, the oldest first. */
export const History = Type.Array(
  Entity({
    at: DateTime,
    actor: Type.String({ examples: ['operator kata'] }),
    action: Type.Enum([...HISTORY_ACTIONS]),
  }),
);
