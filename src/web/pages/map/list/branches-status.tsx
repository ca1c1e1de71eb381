import { MapPinOff } from 'lucide-react';
import type { City } from '#shared/contract/catalogue/places.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { RetryNotice } from '#web/ui/feedback/retry-notice.tsx';

/** Shows that branches failed to load, and offers a retry. */
export function BranchesFailed({ onRetry }: { onRetry: () => void }) {
  const t = useT('map');
  const tCommon = useT('common');
  return (
    <RetryNotice label={tCommon('retry')} size="sm" onRetry={onRetry}>
      {t('failed')}
    </RetryNotice>
  );
}

export interface NoBranchesProps {
  city: City;
  onCity: () => void;
  /** Undefined if the map already shows all specialties. */
  onAllSpecialties: (() => void) | undefined;
}

/** The empty state of a part of the map without branches. */
export function NoBranches({ city, onCity, onAllSpecialties }: NoBranchesProps) {
  const t = useT('map');
  return (
    <EmptyState
      icon={MapPinOff}
      headingLevel={3}
      title={t('none.title')}
      actions={
        <>
          <Button onClick={onCity}>{t('none.city', { city: city.name })}</Button>
          {onAllSpecialties === undefined ? null : (
            <Button variant="secondary" onClick={onAllSpecialties}>
              {t('allSpecialties')}
            </Button>
          )}
        </>
      }
    >
      {t('none.text')}
    </EmptyState>
  );
}
