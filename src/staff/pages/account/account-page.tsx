import { usePermission, useText } from '#staff/lib/staff-app.ts';
import { Page } from '#staff/ui/page/page.tsx';
import { CalendarFeeds } from './calendar-feeds.tsx';
import { PinSection } from './pin-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SecondFactors } from './second-factors.tsx';
import { Sessions } from './sessions.tsx';

/** The own account: second factors, sessions, password and PIN. */
export function AccountPage() {
  const t = useText('account');
  const can = usePermission();
  return (
    <Page title={t('title')}>
      <SecondFactors />
      <Sessions />
      <PasswordSection />
      {can('appointments.view') ? (
        <>
          <PinSection />
          <CalendarFeeds />
        </>
      ) : null}
    </Page>
  );
}
