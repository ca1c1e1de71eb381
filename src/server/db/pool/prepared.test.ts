import { expectTypeOf, test } from 'vitest';
import { prepared } from './prepared.ts';

type DeleteReply = [number, number, number, string, Date];

const TEXT = 'select release_holds(array[$1], $2) as released';
const define = {
  asDescribed: () =>
    prepared<{ released: number }, [hash: string, now: Date]>('release_hold', TEXT),
  withoutRow: () => prepared<object, [hash: string, now: Date]>('release_hold', TEXT),
  withColumnThatCanBeNull: () =>
    prepared<{ released: number | null }, [hash: string | null, now: Date]>('release_hold', TEXT),
  // @ts-expect-error -- no such statement
  unknown: () => prepared<{ released: number }, [string, Date]>('release_holds', TEXT),
  // @ts-expect-error -- the column is called `released`
  renamed: () => prepared<{ count: number }, [string, Date]>('release_hold', TEXT),
  // @ts-expect-error -- the column is a number
  otherColumn: () => prepared<{ released: boolean }, [string, Date]>('release_hold', TEXT),
  // @ts-expect-error -- the statement has no column `hash`
  missing: () => prepared<{ released: number; hash: string }, [string, Date]>('release_hold', TEXT),
  // @ts-expect-error -- the second parameter is an instant
  otherParameter: () => prepared<{ released: number }, [string, number]>('release_hold', TEXT),
  // @ts-expect-error -- the statement has two parameters
  oneParameter: () => prepared<{ released: number }, [string]>('release_hold', TEXT),
  // @ts-expect-error -- the outcome is `done` or `changed`
  otherOutcome: () => prepared<{ outcome: 'deleted' }, DeleteReply>('delete_reply', TEXT),
};

test('prepared takes the row and the arguments that the database describes', () => {
  const released = define.asDescribed();
  expectTypeOf(released).returns.resolves.toEqualTypeOf<{ released: number }[]>();
});
