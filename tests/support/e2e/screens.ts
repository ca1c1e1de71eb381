import { phone } from './test.ts';

/** Combinations of country and screen, as pages differ by both. */
export const SCREENS = [
  { name: 'Hungarian on a desktop', country: 'hu', language: 'hu', other: 'ru', use: {} },
  {
    name: 'Russian on a phone',
    country: 'kz',
    language: 'ru',
    other: 'en',
    use: { ...phone, viewport: { width: 360, height: 740 } },
  },
  {
    name: 'English on a tablet',
    country: 'ae',
    language: 'en',
    other: 'ru',
    use: { viewport: { width: 820, height: 1180 } },
  },
] as const;

/** The screens for pages that look the same on tablets and desktops. */
export const DESKTOP_AND_PHONE = [SCREENS[0], SCREENS[1]] as const;
