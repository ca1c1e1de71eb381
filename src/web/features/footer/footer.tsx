import { COUNTRY_CODES } from '#shared/countries/codes.ts';
import { countryOf } from '#shared/countries/index.ts';
import { dateInZone } from '#shared/domain/zoned-time.ts';
import { AppLink } from '#web/lib/app-link.tsx';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Container } from '#web/ui/layout/container.tsx';
import { countryAddress } from './country-address.ts';
import styles from './footer.module.css';
import { LEGAL_LINKS } from './legal-links.ts';

/** The end of every page. */
export function Footer() {
  const { country, flags, settings, origin, renderedAt } = useApp();
  const t = useT('common');
  const { clinicCabinetUrl, supportEmail } = countryOf(country);
  const year = dateInZone(renderedAt, settings.timezone).slice(0, 4);
  const legal = LEGAL_LINKS.filter(({ flag }) => flags[flag]);

  return (
    <footer className={styles.footer}>
      <Container className={styles.content}>
        <nav aria-label={t('footer.countries')}>
          <h2 className={styles.title}>{t('footer.countries')}</h2>
          <ul className={styles.links}>
            {COUNTRY_CODES.map((code) => (
              <li key={code}>
                <a
                  href={countryAddress(code, origin)}
                  aria-current={code === country ? 'true' : undefined}
                >
                  {t(`countries.${code}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className={styles.title}>{t('footer.help')}</h2>
          <ul className={styles.links}>
            <li>
              <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
            </li>
            {clinicCabinetUrl === undefined ? null : (
              <li>
                <a href={clinicCabinetUrl}>{t('clinicCabinet')}</a>
              </li>
            )}
          </ul>
        </div>
        {legal.length === 0 ? null : (
          <nav aria-label={t('footer.legalLinks')}>
            <h2 className={styles.title}>{t('footer.legalLinks')}</h2>
            <ul className={styles.links}>
              {legal.map(({ path, label }) => (
                <li key={path}>
                  <AppLink to={path}>{t(label)}</AppLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <div className={styles.legal}>
          <p>{t('footer.legal')}</p>
          <p>
            {t('footer.copyright', { year, brand: settings.brand_name, address: settings.address })}
          </p>
        </div>
      </Container>
    </footer>
  );
}
