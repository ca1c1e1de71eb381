import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { FlagName } from '#shared/countries/flags.ts';
import { bookableServer, resetBookingState, openModal } from '#tests/support/web/bookable-page.tsx';

resetBookingState();

const text = (words: RegExp) => page.getByText(words);

/** The part of the form that is shown for each flag, on and off. */
const FORM = [
  {
    flag: 'surname',
    on: page.getByLabelText(/^Last name/),
    off: page.getByLabelText('First and last name'),
  },
  { flag: 'consent', on: page.getByRole('checkbox'), off: null },
  {
    flag: 'otp',
    on: text(/^We will send you a code by SMS/),
    off: text(/^The clinic will call only/),
  },
] as const satisfies readonly { flag: FlagName; on: unknown; off: unknown }[];

test.each(FORM)('the flag $flag changes the form', async ({ flag, on, off }) => {
  bookableServer();
  const { unmount } = await openModal({ flags: { [flag]: true } });
  await expect.element(on).toBeVisible();
  await unmount();
  await openModal({ flags: { [flag]: false } });
  await expect.element(page.getByLabelText('Mobile phone')).toBeVisible();
  await expect.element(on).not.toBeInTheDocument();
  if (off !== null) await expect.element(off).toBeVisible();
});
