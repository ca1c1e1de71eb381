import { useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import type { SecondFactor } from '#shared/contract/identity/sign-in/second-factors.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Icon } from '#web/ui/display/icon.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { useSessionStep } from '#staff/session/use-session-step.ts';
import { createPasskey, passkeyFailure } from '#staff/session/steps/passkeys.ts';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { DeleteButton } from '#staff/ui/dialog/delete-button.tsx';
import { FailureNotice } from '#staff/ui/failure-notice.tsx';
import common from '#staff/ui/common.module.css';
import styles from './account.module.css';

const KEY = ['second-factors'];

/** The passkeys and apps that the account signs in with. */
export function SecondFactors() {
  const t = useText('account');
  const { api } = useStaffApp();
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: KEY });
  const query = useQuery({ queryKey: KEY, queryFn: () => api.listSecondFactors() });
  const add = useSessionStep(async () => {
    const response = await createPasskey(await api.passkeyOptions());
    const session = await api.addPasskey({ response, name: '' });
    await refresh();
    return session;
  });

  return (
    <Card tag="section" className={styles.section}>
      <h2 className={common.title}>{t('factors.title')}</h2>
      <FailureNotice error={passkeyFailure(add.error)} />
      <QueryView query={query}>
        {(factors) => (
          <ul className={styles.rows}>
            {factors.map((factor) => (
              <FactorRow
                key={factor.id}
                factor={factor}
                onRemove={async () => {
                  await api.removeSecondFactor({ id: factor.id });
                  await refresh();
                }}
              />
            ))}
          </ul>
        )}
      </QueryView>
      <div>
        <Button variant="secondary" inProgress={add.isPending} onClick={() => add.mutate()}>
          <Icon of={KeyRound} size={18} /> {t('factors.add')}
        </Button>
      </div>
    </Card>
  );
}

interface FactorRowProps {
  factor: SecondFactor;
  onRemove: () => Promise<void>;
}

function FactorRow({ factor, onRemove }: FactorRowProps) {
  const t = useText('account');
  const format = useFormat();
  const name = factor.name === '' ? t(`factors.kinds.${factor.kind}`) : factor.name;
  return (
    <li className={styles.row}>
      <span>
        {name} <small>{t('factors.since', { when: format.dateTime(factor.created_at) })}</small>
      </span>
      <DeleteButton
        variant="secondary"
        size="sm"
        aria-label={t('factors.removeOf', { name })}
        subject={name}
        onDelete={onRemove}
      >
        {t('factors.remove')}
      </DeleteButton>
    </li>
  );
}
