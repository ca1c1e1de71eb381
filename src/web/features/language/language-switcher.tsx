import { ChevronDown, Globe } from 'lucide-react';
import { useLocation } from 'react-router';
import { LANGUAGE_NAMES } from '#shared/i18n/languages.ts';
import { localePath } from '#shared/paths.ts';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import { Menu } from '#web/ui/menu/menu.tsx';
import styles from './language-switcher.module.css';

/**
 * The menu of the country's languages. The links load a new document, as a document has one
 * language. They keep the path and the query.
 */
export function LanguageSwitcher() {
  const { language, settings } = useApp();
  const t = useT('common');
  const { pathname, search } = useLocation();
  if (settings.locales.length < 2) return null;

  return (
    <Menu
      label={t('language.choose')}
      align="end"
      items={settings.locales.map((locale) => ({
        key: locale,
        label: LANGUAGE_NAMES[locale],
        lang: locale,
        current: locale === language,
        href: localePath(pathname, locale, settings.default_locale) + search,
      }))}
      renderLink={({ children, ...link }) => <a {...link}>{children}</a>}
      trigger={(props) => (
        <button type="button" {...props} className={styles.trigger}>
          <Icon of={Globe} size={18} className={styles.globe} />
          <VisuallyHidden>{t('language.label')}</VisuallyHidden>
          <span className={styles.name}>{LANGUAGE_NAMES[language]}</span>
          <span className={styles.code} aria-hidden="true">
            {language}
          </span>
          <Icon of={ChevronDown} size={16} />
        </button>
      )}
    />
  );
}
