import { Info, Keyboard } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { NavLink, Outlet, useLocation, useNavigate } from 'react-router';
import { countryOf } from '#shared/countries/index.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { handleKey, useKeys } from '../lib/keys/key-bindings.ts';
import { usePermission, useStaffApp, useText, useUser } from '../lib/staff-app.ts';
import { useIdleLock } from '../session/lock/use-idle-lock.ts';
import { WaitingInvitations } from '../ui/waiting-invitations.tsx';
import { AccountMenu } from './account-menu.tsx';
import { KeyList } from './key-list.tsx';
import { SECTIONS, type Section } from './sections.ts';
import { usePageOutdated } from '../lib/build-version.ts';
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
  const nav = useRef<HTMLElement>(null);
  const lock = useIdleLock();
  const [showsKeys, setShowsKeys] = useState(false);
  const sections = useMemo(
    () => SECTIONS[site].filter((section) => can(section.permission)),
    [site, can],
  );

  // On a phone the sections are a row that scrolls.
  useEffect(() => {
    const link = nav.current?.querySelector('[aria-current="page"]');
    link?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
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
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      <header className={styles.header}>
        <span className={styles.brand}>
          {countryOf(country).brandName} <span className={styles.site}>{t(`sites.${site}`)}</span>
        </span>
        <IconButton icon={Keyboard} label={t('keys.show')} onClick={() => setShowsKeys(true)} />
        <AccountMenu user={user} lock={lock} />
      </header>
      <VersionNotice />
      <nav ref={nav} className={styles.nav} aria-label={t('nav')}>
        {sections.map((section) => (
          <SectionLink key={section.path} section={section} />
        ))}
      </nav>
      <main id="content" className={styles.content} tabIndex={-1}>
        {user.role === 'clinic_admin' ? <WaitingInvitations /> : null}
        <Outlet />
      </main>
      <KeyList open={showsKeys} onClose={() => setShowsKeys(false)} />
    </div>
  );
}

function SectionLink({ section: { path, name, icon } }: { section: Section }) {
  const t = useText('shell');
  return (
    <NavLink to={path} className={classNames(styles.link)}>
      <Icon of={icon} size={18} />
      {t(`sections.${name}`)}
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
