import { use } from 'react';
import { Link } from 'react-router';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { isServerFailure, statusOf } from '#web/lib/failures/api-failure.ts';
import { failureText } from '../../lib/failure-text.ts';
import { isPageOutdated } from '../../lib/build-version.ts';
import { UserContext, useText } from '../../lib/staff-app.ts';
import { AccountManagerContact } from '../account-manager.tsx';

/** The responses that a second request does not change. */
const FINAL: ReadonlySet<number | null> = new Set([400, 403, 404, 410]);

interface QueryFailureProps {
  error: unknown;
  onRetry: () => void;
}

/**
 * Says why a part of a page is missing, and what the reader can do: try again, reload an old page, go elsewhere, or
 * call. Before the sign-in there are no pages to go to.
 */
export function QueryFailure({ error, onRetry }: QueryFailureProps) {
  const t = useText('shell');
  const isSignedIn = use(UserContext) !== null;
  const status = statusOf(error);
  if (FINAL.has(status) && isPageOutdated()) {
    return (
      <Notice
        tone="warning"
        announce
        action={
          <Button variant="secondary" size="sm" onClick={() => location.reload()}>
            {t('version.reload')}
          </Button>
        }
      >
        {failureText(error, t)}
      </Notice>
    );
  }
  if (isSignedIn && FINAL.has(status)) {
    return (
      <Notice
        tone="warning"
        announce
        action={
          <Link to="/" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            {t('notFound.home')}
          </Link>
        }
      >
        {status === 404 || status === 410 ? t('failures.gone') : failureText(error, t)}
      </Notice>
    );
  }
  return (
    <Notice
      tone="error"
      announce
      action={
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      <p>{failureText(error, t)}</p>
      {isSignedIn && isServerFailure(error) ? <AccountManagerContact /> : null}
    </Notice>
  );
}
