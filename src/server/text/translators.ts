import type { Language } from '#shared/i18n/languages.ts';
import { createTranslator, type MessageKey, type Translate } from '#shared/i18n/messages.ts';
import enBooking from '#shared/i18n/locales/en/booking.json' with { type: 'json' };
import enErrors from '#shared/i18n/locales/en/errors.json' with { type: 'json' };
import enPreparation from '#shared/i18n/locales/en/preparation.json' with { type: 'json' };
import enServer from '#shared/i18n/locales/en/server.json' with { type: 'json' };
import huBooking from '#shared/i18n/locales/hu/booking.json' with { type: 'json' };
import huErrors from '#shared/i18n/locales/hu/errors.json' with { type: 'json' };
import huPreparation from '#shared/i18n/locales/hu/preparation.json' with { type: 'json' };
import huServer from '#shared/i18n/locales/hu/server.json' with { type: 'json' };
import kkBooking from '#shared/i18n/locales/kk/booking.json' with { type: 'json' };
import kkErrors from '#shared/i18n/locales/kk/errors.json' with { type: 'json' };
import kkPreparation from '#shared/i18n/locales/kk/preparation.json' with { type: 'json' };
import kkServer from '#shared/i18n/locales/kk/server.json' with { type: 'json' };
import roBooking from '#shared/i18n/locales/ro/booking.json' with { type: 'json' };
import roErrors from '#shared/i18n/locales/ro/errors.json' with { type: 'json' };
import roPreparation from '#shared/i18n/locales/ro/preparation.json' with { type: 'json' };
import roServer from '#shared/i18n/locales/ro/server.json' with { type: 'json' };
import ruBooking from '#shared/i18n/locales/ru/booking.json' with { type: 'json' };
import ruErrors from '#shared/i18n/locales/ru/errors.json' with { type: 'json' };
import ruPreparation from '#shared/i18n/locales/ru/preparation.json' with { type: 'json' };
import ruServer from '#shared/i18n/locales/ru/server.json' with { type: 'json' };

const TEXTS = {
  booking: { en: enBooking, hu: huBooking, kk: kkBooking, ro: roBooking, ru: ruBooking },
  errors: { en: enErrors, hu: huErrors, kk: kkErrors, ro: roErrors, ru: ruErrors },
  preparation: {
    en: enPreparation,
    hu: huPreparation,
    kk: kkPreparation,
    ro: roPreparation,
    ru: ruPreparation,
  },
  server: { en: enServer, hu: huServer, kk: kkServer, ro: roServer, ru: ruServer },
};

/** A key of the booking form's texts. */
export type BookingText = MessageKey<typeof enBooking>;

interface Keys {
  booking: BookingText;
  errors: MessageKey<typeof enErrors>;
  preparation: MessageKey<typeof enPreparation>;
  server: MessageKey<typeof enServer>;
}

/** Returns the translator of a namespace that the server uses. */
export function translatorFor<N extends keyof Keys>(
  namespace: N,
  language: Language,
): Translate<Keys[N]> {
  return createTranslator<Keys[N]>(TEXTS[namespace][language], language);
}
