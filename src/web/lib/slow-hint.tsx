import { useEffect, useState } from 'react';
import { useT } from './i18n/use-t.ts';

const SLOW_AFTER_MS = 4000;

/** Shows a hint when loading takes longer than usual. */
export function SlowHint({ className }: { className?: string | undefined }) {
  const t = useT('common');
  const [isSlow, setSlow] = useState(false);

  useEffect(() => {
    const timer = setTimeout(setSlow, SLOW_AFTER_MS, true);
    return () => clearTimeout(timer);
  }, []);

  return <div role="status">{isSlow ? <p className={className}>{t('slow')}</p> : null}</div>;
}
