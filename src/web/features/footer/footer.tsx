import { COUNTRY_CODES } from '#shared/countries/codes.ts';
import { countryAddress } from '#shared/countries/country-address.ts';
import { countryOf } from '#shared/countries/index.ts';
import { dateInZone } from '#shared/domain/time/zoned-time.ts';
import { paths } from '#shared/paths.ts';
import { useApp } from '#web/lib/app.ts';
import { useSections } from '#web/lib/routing/has-page.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { useTracking } from '#web/lib/routing/use-tracking.ts';
import { Container } from '#web/ui/layout/container.tsx';
import styles from './footer.module.css';
import { LEGAL_LINKS } from './legal-links.ts';
import { LinkGroup } from './link-group.tsx';
import { useFooterGroups } from './use-footer-groups.ts';

/** The footer of every page. */
export function Footer() {
  const { country, flags, settings, origin, renderedAt } = useApp();
  const t = useT('common');
  const track = useTracking();
  const groups = useFooterGroups();
  const sections = useSections();
  const { supportEmail } = countryOf(country);
  const year = dateInZone(renderedAt, settings.timezone).slice(0, 4);
  const legal = LEGAL_LINKS.filter(
    ({ flag, path }) => flags[flag] && sections.includes(path.slice(1)),
  );
  const social = [
    { key: 'facebook', label: 'Facebook', to: settings.facebook ?? '' },
    { key: 'instagram', label: 'Instagram', to: settings.instagram ?? '' },
  ].filter(({ to }) => to !== '');

  return (
    <footer className={styles.footer}>
      <Container className={styles.content}>
        <div className={styles.groups}>
          {groups.map(({ title, links }) => (
            <LinkGroup key={title} title={title} links={links} />
          ))}
        </div>
        <div className={styles.site}>
          <LinkGroup
            title={t('footer.countries')}
            inLine
            links={COUNTRY_CODES.map((code) => ({
              key: code,
              label: t(`countries.${code}`),
              to: countryAddress(code, origin) + track(paths.home()),
              isCurrent: code === country,
            }))}
          />
          <div className={styles.contact}>
            <LinkGroup title={t('footer.social')} inLine isShort links={social} />
            <LinkGroup
              title={t('footer.help')}
              inLine
              isShort
              links={[{ key: 'email', label: supportEmail, to: `mailto:${supportEmail}` }]}
            />
          </div>
        </div>
        <LinkGroup
          title={t('footer.legalLinks')}
          note={t('footer.legal')}
          inLine
          links={legal.map(({ flag, path, label }) => ({ key: flag, to: path, label: t(label) }))}
        />
        <p>
          {t('footer.copyright', { year, brand: settings.brand_name, address: settings.address })}
        </p>
      </Container>
    </footer>
  );
}
