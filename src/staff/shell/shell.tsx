import { Info, Keyboard, Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { NavLink, Outlet, useLocation, useNavigate } from 'react-router';
import { countryOf } from '#shared/countries/index.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { handleKey, useKeys } from '../lib/keys/key-bindings.ts';
import { useSettingUp } from '../lib/setting-up.ts';
import { usePermission, useStaffApp, useText, useUser } from '../lib/staff-app.ts';
import { useIdleLock } from '../session/lock/use-idle-lock.ts';
import { WaitingInvitations } from '../ui/waiting-invitations.tsx';
import { AccountMenu } from './account-menu.tsx';
import { keepFocus } from './focus/keep-focus.ts';
import { KeyList } from './key-list.tsx';
import { GETTING_STARTED, SECTIONS, START_SECTION, type Section } from './sections.ts';
import { useCountryStart } from '../lib/country-start.ts';
import { usePageOutdated } from '../lib/build-version.ts';
import { useMenu } from './use-menu.ts';
import styles from './shell.module.css';

/** The sections that a digit opens. */
const MAX_NUMBERED = 9;

/** The frame of every staff page: navigation, account, and the list of keys. */
export function Shell() {
  const t = useText('shell');
  const { country, site } = useStaffApp();
  const user = useUser();
  const can = usePermission();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const lock = useIdleLock();
  const menu = useMenu();
  const [showsKeys, setShowsKeys] = useState(false);
  const isStarting = useCountryStart().data?.is_live === false;
  const settingUp = useSettingUp();
  const sections = useMemo(() => {
    // The order would jump.
    if (settingUp === null) return [];
    const all = SECTIONS[site].filter((section) => can(section.permission));
    if (isStarting) return [START_SECTION, ...all];
    return settingUp === 'none'
      ? all
      : [GETTING_STARTED, ...all.filter((section) => section !== GETTING_STARTED)];
  }, [site, can, isStarting, settingUp]);
  const current = sections.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));

  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  useEffect(() => keepFocus(), []);
  useKeys(
    useMemo(
      () => [
        { key: '?', label: t('keys.show'), run: () => setShowsKeys(true) },
        ...(lock === null ? [] : [{ key: 'l', label: t('account.lock'), run: lock }]),
        ...sections.slice(0, MAX_NUMBERED).map((section, index) => ({
          key: String(index + 1),
          label: t(`sections.${section.name}`),
          run: () => void navigate(section.path),
        })),
      ],
      [t, navigate, sections, lock],
    ),
  );

  return (
    <div className={styles.shell} data-folded={menu.isFolded || undefined}>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      <header className={styles.header}>
        <Button
          variant="quiet"
          size="sm"
          className={styles.menu}
          aria-expanded={menu.isOpen}
          aria-controls="sections"
          onClick={() => menu.open(!menu.isOpen)}
        >
          <Icon of={Menu} size={20} />
          {current === undefined ? t('nav') : t(`sections.${current.name}`)}
        </Button>
        <span className={styles.brand}>
          {countryOf(country).brandName} <span className={styles.site}>{t(`sites.${site}`)}</span>
        </span>
        <IconButton
          icon={Keyboard}
          className={styles.keys}
          label={t('keys.show')}
          onClick={() => setShowsKeys(true)}
        />
        <AccountMenu user={user} lock={lock} />
      </header>
      <VersionNotice />
      <nav
        id="sections"
        className={styles.nav}
        aria-label={t('nav')}
        data-open={menu.isOpen || undefined}
      >
        {sections.map((section) => (
          <SectionLink key={section.path} section={section} isFolded={menu.isFolded} />
        ))}
        <IconButton
          icon={menu.isFolded ? PanelLeftOpen : PanelLeftClose}
          className={styles.fold}
          label={t(menu.isFolded ? 'menu.unfold' : 'menu.fold')}
          onClick={() => menu.fold(!menu.isFolded)}
        />
      </nav>
      <main id="content" className={styles.content} tabIndex={-1}>
        {user.role === 'clinic_admin' ? <WaitingInvitations /> : null}
        <Outlet />
      </main>
      <KeyList open={showsKeys} onClose={() => setShowsKeys(false)} />
    </div>
  );
}

interface SectionLinkProps {
  section: Section;
  isFolded: boolean;
}

function SectionLink({ section: { path, name, icon }, isFolded }: SectionLinkProps) {
  const t = useText('shell');
  const text = t(`sections.${name}`);
  return (
    <NavLink to={path} className={classNames(styles.link)} title={isFolded ? text : undefined}>
      <Icon of={icon} size={18} />
      <span className={styles.name}>{text}</span>
    </NavLink>
  );
}

/** Says in a bar that the server has a newer version of the page. It waits, so that nothing half typed is lost. */
function VersionNotice() {
  const t = useText('shell');
  if (!usePageOutdated()) return null;
  return (
    <div role="status" className={styles.version}>
      <Icon of={Info} size={18} />
      <p>
        <strong>{t('version.title')}</strong> {t('version.text')}
      </p>
      <Button size="sm" onClick={() => location.reload()}>
        {t('version.reload')}
      </Button>
    </div>
  );
}
