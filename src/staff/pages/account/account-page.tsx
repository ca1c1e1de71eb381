import { usePermission, useText } from '#staff/lib/staff-app.ts';
import { Page } from '#staff/ui/page/page.tsx';
import { ContactSection } from './contact-section.tsx';
import { NewCalendarFeed } from './new-calendar-feed.tsx';
import { OwnAccess } from './own-access.tsx';
import { PinSection } from './pin-section.tsx';
import { PasswordSection } from './password-section.tsx';

/** The own account: what opens it, password, PIN and calendar subscriptions. */
export function AccountPage() {
  const t = useText('account');
  const can = usePermission();
  return (
    <Page title={t('title')}>
      <OwnAccess />
      {can('contact.edit') ? <ContactSection /> : null}
      <PasswordSection />
      {can('appointments.view') ? (
        <>
          <PinSection />
          <NewCalendarFeed />
        </>
      ) : null}
    </Page>
  );
}
