import { userInfo } from 'node:os';

/** Returns the actor of a command in events: `operator` and the account on this machine. */
export function operatorName(): string {
  return `operator ${userInfo().username}`;
}
