import { UserRound } from 'lucide-react';
import { Link } from 'react-router';
import type { StaffUser } from '#shared/contract/identity/sessions.ts';
import { countryOf } from '#shared/countries/index.ts';
import { LANGUAGE_NAMES, type Language } from '#shared/i18n/languages.ts';
import { STAFF_LANGUAGE_COOKIE } from '#shared/staff-state.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Icon } from '#web/ui/display/icon.tsx';
import { Menu } from '#web/ui/menu/menu.tsx';
import { useStaffApp, useText } from '../lib/staff-app.ts';
import { useSessionEnd } from '../session/use-session-end.ts';
import { ACCOUNT_PATH } from './sections.ts';
import styles from './shell.module.css';

const YEAR_SECONDS = 365 * 86_400;

interface AccountMenuProps {
  user: StaffUser;
  /** Null for a person who has no PIN on this device. */
  lock: (() => void) | null;
}

/** The menu of the signed-in account: its page, languages, lock and sign-out. */
export function AccountMenu({ user, lock }: AccountMenuProps) {
  const t = useText('shell');
  const { country, language } = useStaffApp();
  const signOut = useSessionEnd('signOut');
  return (
    <Menu
      label={t('account.menu')}
      align="end"
      items={[
        { key: 'account', label: t('account.own'), href: ACCOUNT_PATH },
        ...countryOf(country).locales.map((locale) => ({
          key: locale,
          label: LANGUAGE_NAMES[locale],
          lang: locale,
          current: locale === language,
          onSelect: () => chooseLanguage(locale),
        })),
        ...(lock === null ? [] : [{ key: 'lock', label: t('account.lock'), onSelect: lock }]),
        { key: 'sign-out', label: t('account.signOut'), onSelect: signOut },
      ]}
      renderLink={({ href, ...link }) => <Link {...link} to={href} />}
      trigger={(props) => (
        <Button {...props} variant="quiet" size="sm">
          <Icon of={UserRound} size={18} />
          <span className={styles.user}>{user.display_name || user.username}</span>
        </Button>
      )}
    />
  );
}

/** Remembers a language in this browser and shows the page in it. */
function chooseLanguage(language: Language): void {
  document.cookie = `${STAFF_LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=strict`;
  location.reload();
}
