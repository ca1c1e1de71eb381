import { UserRound } from 'lucide-react';
import type { StaffUser } from '#shared/contract/sessions.ts';
import { LANGUAGE_NAMES } from '#shared/i18n/languages.ts';
import { countryOf } from '#shared/countries/index.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Icon } from '#web/ui/display/icon.tsx';
import { Menu } from '#web/ui/menu/menu.tsx';
import { useSignOut } from '../session/use-sign-out.ts';
import { chooseLanguage } from '../lib/language.ts';
import { useStaffApp, useText } from '../lib/staff-app.ts';

/** The menu of the signed-in account: languages and sign-out. */
export function AccountMenu({ user }: { user: StaffUser }) {
  const t = useText('shell');
  const { country, language } = useStaffApp();
  const signOut = useSignOut();
  const languages = countryOf(country).locales.filter((locale) => locale !== language);
  return (
    <Menu
      label={t('account.menu')}
      align="end"
      items={[
        ...languages.map((locale) => ({
          key: locale,
          label: LANGUAGE_NAMES[locale],
          onSelect: () => chooseLanguage(locale),
        })),
        { key: 'sign-out', label: t('account.signOut'), onSelect: signOut },
      ]}
      renderLink={() => null}
      trigger={(props) => (
        <Button {...props} variant="quiet" size="sm">
          <Icon of={UserRound} size={18} /> {user.username}
        </Button>
      )}
    />
  );
}
