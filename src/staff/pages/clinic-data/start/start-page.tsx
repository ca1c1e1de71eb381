import { CircleCheck, CircleDashed } from 'lucide-react';
import { Link } from 'react-router';
import {
  START_STEPS,
  type CountryStart,
  type StartStep,
} from '#shared/contract/clinic-data/onboarding/country-start.ts';
import { paths } from '#shared/paths.ts';
import { Card } from '#web/ui/display/card.tsx';
import { Disclosure } from '#web/ui/display/disclosure.tsx';
import { Icon } from '#web/ui/display/icon.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useCountryStart } from '#staff/lib/country-start.ts';
import { usePatientUrl } from '#staff/lib/patient-url.ts';
import { useText } from '#staff/lib/staff-app.ts';
import common from '#staff/ui/common.module.css';
import { Page } from '#staff/ui/page/page.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { cataloguePath } from '../catalogue/catalogue-kind.ts';
import styles from './start.module.css';

/** The page on which each step is taken. */
const PAGE_OF = {
  catalogue: cataloguePath('services'),
  city: cataloguePath('cities'),
  admin: '/accounts',
  holidays: '/holidays',
  account_manager: '/accounts',
  request: '/inbox',
  clinic: '/onboarding',
} as const satisfies Record<StartStep, string>;

/** The steps from an empty country to its first patients. Each is computed, and leads to the page that takes it. */
export function StartPage() {
  const t = useText('start');
  const query = useCountryStart();
  return (
    <Page title={t('title')}>
      <QueryView query={query}>{(start) => <Steps start={start} />}</QueryView>
    </Page>
  );
}

function Steps({ start: { is_live: isLive, done } }: { start: CountryStart }) {
  const t = useText('start');
  const url = usePatientUrl();
  const open = START_STEPS.filter((step) => !done.includes(step));
  return (
    <Card tag="section" className={styles.card}>
      {isLive ? <Notice tone="success">{t('live')}</Notice> : <p>{t('text')}</p>}
      <ol className={styles.steps}>
        {open.map((step) => (
          <li key={step} className={styles.step}>
            <Icon of={CircleDashed} size={20} />
            <div>
              <Link to={PAGE_OF[step]} className={styles.name}>
                {t(`steps.${step}.title`)}
              </Link>
              <p className={common.quiet}>{t(`steps.${step}.text`)}</p>
              {step === 'request' ? (
                <a
                  href={url(paths.join())}
                  target="_blank"
                  rel="noreferrer"
                  className={styles.form}
                >
                  {t('form')}
                </a>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
      {done.length === 0 ? null : (
        <Disclosure
          summary={t('done', { done: String(done.length), all: String(START_STEPS.length) })}
        >
          <ul className={styles.steps}>
            {done.map((step) => (
              <li key={step} className={styles.step}>
                <Icon of={CircleCheck} size={20} className={styles.mark} />
                <Link to={PAGE_OF[step]}>{t(`steps.${step}.title`)}</Link>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Card>
  );
}
