import type { Review } from '#shared/contract/catalogue/reviews.ts';
import { isLanguage } from '#shared/i18n/languages.ts';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';

/** The language of a review, with a comment in another language than the page. */
export function ReviewLanguage({ review }: { review: Review }) {
  const t = useT('reviews');
  const app = useApp();
  const { language, comment } = review;
  if (comment === '' || language === app.language || !isLanguage(language)) return null;
  return <p>{t(`language.${language}`)}</p>;
}
