import { ArrowRight, CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Onboarding } from '#shared/contract/clinic-data/onboarding/onboarding.ts';
import { checklistOf } from '#shared/domain/catalogue/places/missing-parts.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { useAccountManagerName } from '#staff/ui/account-manager.tsx';
import { LinkButton } from '#staff/ui/link-button.tsx';
import styles from './onboarding.module.css';
import { useStepLinks } from './use-step-links.ts';

type Step = ReturnType<typeof checklistOf>[number];

/** The parts of a clinic, done or open, each open one with a link to where it is entered, or for whom it waits. */
export function Checklist({ onboarding }: { onboarding: Onboarding }) {
  const t = useText('onboarding');
  const { site } = useStaffApp();
  const linksOf = useStepLinks(onboarding);
  const steps = checklistOf(onboarding.missing);
  const done = steps.filter(({ isDone }) => isDone).length;
  const next = steps.find((step) => isReady(step) && linksOf(step.part).page !== null);
  const nextPage = next === undefined ? null : linksOf(next.part).page;
  const isCabinet = site === 'cabinet';
  return (
    <>
      <p>{t('progress', { done: String(done), all: String(steps.length) })}</p>
      {isCabinet && next !== undefined && nextPage !== null ? (
        <div>
          <LinkButton to={nextPage} icon={ArrowRight} variant="primary">
            {t('next', { step: t(`parts.${next.part}`) })}
          </LinkButton>
        </div>
      ) : null}
      <ol className={styles.parts}>
        {steps.map((step) => (
          <StepItem key={step.part} isDone={step.isDone}>
            <StepName step={step} links={linksOf(step.part)} />
            {isCabinet && !step.isDone ? <StepNote step={step} links={linksOf(step.part)} /> : null}
          </StepItem>
        ))}
        {isCabinet ? <GoingLive clinic={onboarding.clinic_id} /> : null}
      </ol>
    </>
  );
}

function isReady({ isDone, waitsFor }: Step): boolean {
  return !isDone && waitsFor === null;
}

function StepItem({ isDone, children }: { isDone: boolean; children: ReactNode }) {
  const t = useText('onboarding');
  return (
    <li className={isDone ? styles.done : undefined}>
      <span role="img" aria-label={t(isDone ? 'done' : 'open')} className={styles.mark}>
        <Icon of={isDone ? CircleCheck : CircleDashed} size={18} />
      </span>
      <div>{children}</div>
    </li>
  );
}

interface StepProps {
  step: Step;
  links: ReturnType<ReturnType<typeof useStepLinks>>;
}

function StepName({ step, links }: StepProps) {
  const t = useText('onboarding');
  const { site } = useStaffApp();
  const name = t(`parts.${step.part}`);
  // The console shows what comes later too: one person enters all of it.
  const isLink = site === 'operator' ? !step.isDone : isReady(step);
  return isLink && links.page !== null ? <Link to={links.page}>{name}</Link> : name;
}

/** Says below an open step how else it is done, what comes before it, or who does it. */
function StepNote({ step, links }: StepProps) {
  const t = useText('onboarding');
  const { part, waitsFor } = step;
  if (waitsFor !== null) {
    return <p className={styles.quiet}>{t('after', { step: t(`parts.${waitsFor}`) })}</p>;
  }
  if (links.file !== null) {
    return (
      <p className={styles.quiet}>
        <Link to={links.file} aria-label={t('fileOf', { step: t(`parts.${part}`) })}>
          {t('file')}
        </Link>
      </p>
    );
  }
  if (links.page !== null) return null;
  return <p className={styles.quiet}>{t(part === 'rehearsal' ? 'below' : 'waits')}</p>;
}

/** The last step, which the account manager takes. */
function GoingLive({ clinic }: { clinic: number }) {
  const t = useText('onboarding');
  const name = useAccountManagerName(clinic);
  return (
    <StepItem isDone={false}>
      {t('live.title')}
      <p className={styles.quiet}>{t('live.text', { name })}</p>
    </StepItem>
  );
}
