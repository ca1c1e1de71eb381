import type { Catalogue } from '#shared/contract/clinic-data/setup/catalogue.ts';
import { Card } from '#web/ui/display/card.tsx';
import { useSaved } from '#staff/lib/setup-data.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { PreparationForm } from '#staff/ui/preparation/preparation-form.tsx';
import { isEmptyPreparation } from '#staff/ui/preparation/preparation-record.ts';

interface UsualPreparationProps {
  service: Pick<Catalogue['services'][number], 'id' | 'preparation'>;
}

/** The preparation for a service at clinics that ask for no other. */
export function UsualPreparation({ service: { id, preparation } }: UsualPreparationProps) {
  const t = useText('preparations');
  const { api } = useStaffApp();
  const saved = useSaved();
  return (
    <Card tag="section">
      <h2>{t('usual')}</h2>
      <p>{t('usualHint')}</p>
      <PreparationForm
        preparation={preparation}
        save={(next) =>
          api.saveServicePreparation({ id, preparation: isEmptyPreparation(next) ? null : next })
        }
        onSaved={() => saved()}
      />
    </Card>
  );
}
