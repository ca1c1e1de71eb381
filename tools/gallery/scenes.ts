import type { Page } from '@playwright/test';
import type { Language } from '#shared/i18n/languages.ts';
import { bookingDialog, type Patient } from '#tests/support/journey/screens/booking-dialog.ts';
import { cardOf, firstTime } from '#tests/support/journey/screens/doctors-list.ts';
import type { PageKinds } from '#tests/support/journey/page-kinds.ts';
import { wordsOf } from '#tests/support/journey/words.ts';

interface Stage {
  page: Page;
  at: (path: string) => string;
  language: Language;
  patient: Patient;
}

interface Scene {
  name: string;
  /** Captures the viewport instead of the whole page. */
  isWhole: boolean;
  show(stage: Stage): Promise<unknown>;
}

const STEPS = ['info', 'form', 'errors', 'slots', 'otp'] as const;

/** The scenes: each kind of page as it opens, the steps of a booking, an error. */
export function scenesOf({ visit, pages }: PageKinds): Scene[] {
  const { list, doctor } = visit;
  return [
    ...[...pages].map(([name, path]) => ({
      name,
      // A map is as high as the screen.
      isWhole: name !== 'map',
      show: ({ page, at }: Stage) => page.goto(at(path)),
    })),
    ...STEPS.map((step) => ({
      name: `booking-${step}`,
      isWhole: false,
      async show(stage: Stage) {
        await stage.page.goto(stage.at(list));
        await firstTime(cardOf(stage.page, doctor)).click();
        await goTo(step, stage);
      },
    })),
    {
      name: 'error',
      isWhole: true,
      async show({ page, at }) {
        await page.goto(at(list));
        await page.route(/\/api\/v1\/doctors\/[^/]+\/$/, (route) => route.abort());
        await cardOf(page, doctor).getByRole('link', { name: doctor.name }).click();
        await page.getByRole('heading', { level: 1 }).waitFor();
      },
    },
  ];
}

/** Continues in the booking dialog, opened at a slot with price conditions. */
async function goTo(step: (typeof STEPS)[number], { page, language, patient }: Stage) {
  const t = wordsOf(language);
  const { dialog, isAt, fillIn, submit, changeTime } = bookingDialog(page, t);
  await isAt('info');
  if (step === 'info') return;
  await dialog.getByRole('button', { name: t.booking('info.continue') }).click();
  await isAt('form');
  if (step === 'errors') await submit();
  if (step === 'slots') {
    await changeTime();
    await isAt('slots');
  }
  if (step === 'otp') {
    await fillIn(patient);
    await submit();
    await isAt('otp');
  }
}
