import { paths } from '#shared/paths.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { useHasPage } from '#web/lib/routing/has-page.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import styles from './survey-banner.module.css';

/** The banner below the list that asks whether the visitor found the right doctor. */
export function SurveyBanner() {
  const t = useT('doctors');
  const hasPage = useHasPage();
  if (!hasPage('survey')) return null;
  return (
    <aside className={styles.banner} aria-label={t('survey.action')}>
      <p>{t('survey.text')}</p>
      <AppLink to={paths.survey()} className={buttonClass({ variant: 'secondary' })}>
        {t('survey.action')}
      </AppLink>
    </aside>
  );
}
