import { paths } from '#shared/paths.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { useApp } from '#web/lib/app.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import type { BoundField } from '#web/ui/form/parts/bound-field.ts';

/** Stands in the text for the link, whose words and place every language chooses itself. */
const LINK = '\u0000';

/** Consent to the processing of personal data, with the policy a click away. */
export function ConsentField(bound: BoundField<boolean>) {
  const t = useT('booking');
  const { flags } = useApp();
  const [before, after] = t('form.consent', { policy: LINK }).split(LINK);
  return (
    <CheckboxField
      {...bound}
      label={
        <>
          {before}
          {flags.privacyPolicy ? (
            // In a tab of its own: what has been typed stays where it is.
            <AppLink to={paths.privacyPolicy()} target="_blank">
              {t('form.policy')}
            </AppLink>
          ) : (
            t('form.policy')
          )}
          {after}
        </>
      }
    />
  );
}
