import { useNavigate, useNavigation, type NavigateOptions } from 'react-router';
import { useIsMounted } from './use-is-mounted.ts';
import { useLatest } from './use-latest.ts';

/**
 * Returns a function that shows a page after a request, unless the person has left this page or is leaving it while
 * the next one loads. It returns whether it shows the page.
 */
export function useNextPage(): (to: string, options?: NavigateOptions) => boolean {
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const navigation = useLatest(useNavigation());
  return (to, options) => {
    if (!isMounted() || navigation.current.state !== 'idle') return false;
    void navigate(to, options);
    return true;
  };
}
