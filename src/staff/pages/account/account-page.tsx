import { useText } from '../../lib/staff-app.ts';
import { Page } from '../../ui/page.tsx';
import { PasswordSection } from './password-section.tsx';
import { SecondFactors } from './second-factors.tsx';
import { Sessions } from './sessions.tsx';

/** The own account: second factors, sessions and password. */
export function AccountPage() {
  const t = useText('account');
  return (
    <Page title={t('title')}>
      <SecondFactors />
      <Sessions />
      <PasswordSection />
    </Page>
  );
}
