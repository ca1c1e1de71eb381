import { expect, test } from 'vitest';
import { isSimplePin } from './pin.ts';

test.each(['000000', '121212', '123123', '123456', '345678', '987654', '567890'])(
  '%s is too simple for a PIN',
  (pin) => expect(isSimplePin(pin)).toBe(true),
);

test.each(['135790', '492716', '112233', '123457'])('%s can be a PIN', (pin) =>
  expect(isSimplePin(pin)).toBe(false),
);
