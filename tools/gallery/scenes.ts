import type { Page } from '@playwright/test';
import type { Language } from '#shared/i18n/languages.ts';
import { bookingDialog, type Patient } from '#tests/support/e2e/page-objects/booking-dialog.ts';
import { cardOf, firstSlot } from '#tests/support/e2e/page-objects/doctors-list.ts';
import type { PageKinds } from '#tests/support/e2e/data/page-kinds.ts';
import { textsOf } from '#tests/support/e2e/texts.ts';

interface Stage {
  page: Page;
  url: (path: string) => string;
  language: Language;
  patient: Patient;
}

interface Scene {
  name: string;
  /** Captures the whole page instead of the viewport. */
  isWhole: boolean;
  show(stage: Stage): Promise<unknown>;
}

const STEPS = ['info', 'form', 'errors', 'slots', 'otp'] as const;

/** Returns the scenes: each kind of page, the steps of a booking, and an error. */
export function scenesOf({ slot, pages }: PageKinds): Scene[] {
  const { list, doctor } = slot;
  return [
    ...[...pages].map(([name, path]) => ({
      name,
      // A map is as high as the screen.
      isWhole: name !== 'map',
      show: ({ page, url }: Stage) => page.goto(url(path)),
    })),
    ...STEPS.map((step) => ({
      name: `booking-${step}`,
      isWhole: false,
      async show(stage: Stage) {
        await stage.page.goto(stage.url(list));
        await firstSlot(cardOf(stage.page, doctor)).click();
        await goTo(step, stage);
      },
    })),
    {
      name: 'error',
      isWhole: true,
      async show({ page, url }) {
        await page.goto(url(list));
        await page.route(/\/api\/v1\/doctors\/[^/]+\/$/, (route) => route.abort());
        await cardOf(page, doctor).getByRole('link', { name: doctor.name }).click();
        await page.getByRole('heading', { level: 1 }).waitFor();
      },
    },
  ];
}

/** Continues in the booking dialog, opened at a slot with price conditions. */
async function goTo(step: (typeof STEPS)[number], { page, language, patient }: Stage) {
  const t = textsOf(language);
  const { dialog, expectStep, fillIn, submit, changeTime } = bookingDialog(page, t);
  await expectStep('info');
  if (step === 'info') return;
  await dialog.getByRole('button', { name: t.booking('info.continue') }).click();
  await expectStep('form');
  if (step === 'errors') await submit();
  if (step === 'slots') {
    await changeTime();
    await expectStep('slots');
  }
  if (step === 'otp') {
    await fillIn(patient);
    await submit();
    await expectStep('otp');
  }
}
