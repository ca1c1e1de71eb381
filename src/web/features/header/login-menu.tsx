import { ChevronDown, LogIn } from 'lucide-react';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import { Menu } from '#web/ui/menu/menu.tsx';
import styles from './login-menu.module.css';

/** The menu with the logins for patients and clinics, if the country has any. */
export function LoginMenu() {
  const { patient_login_url: patientLogin, clinic_cabinet_url: clinicCabinet } = useApp().settings;
  const t = useT('common');
  const items = [
    { key: 'patient', label: t('login.patient'), href: patientLogin },
    { key: 'clinic', label: t('login.clinic'), href: clinicCabinet },
  ].flatMap(({ href, ...item }) => (href === null ? [] : [{ ...item, href }]));
  if (items.length === 0) return null;

  return (
    <div className={styles.place}>
      <Menu
        label={t('login.button')}
        align="end"
        items={items}
        renderLink={({ children, ...link }) => <a {...link}>{children}</a>}
        trigger={(props) => (
          <button type="button" {...props} className={styles.trigger}>
            <Icon of={LogIn} size={18} />
            <span>{t('login.button')}</span>
            <Icon of={ChevronDown} size={16} />
          </button>
        )}
      />
    </div>
  );
}
