import { paths } from '#shared/paths.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { useApp } from '#web/lib/app.ts';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import type { BoundField } from '#web/ui/form/parts/bound-field.ts';

/** The placeholder for the link in the text; its position depends on the language. */
const LINK = '\u0000';

interface ConsentFieldProps extends BoundField<boolean> {
  /** Returns the text of the consent with the link placed in it. */
  text: (policy: string) => string;
  /** The text of the link. */
  policy: string;
}

/** The consent to the processing of personal data, with a link to the privacy policy; nothing where none is needed. */
export function ConsentField({ text, policy, ...bound }: ConsentFieldProps) {
  const { flags } = useApp();
  if (!flags.consent) return null;
  const [before, after] = text(LINK).split(LINK);
  return (
    <CheckboxField
      {...bound}
      label={
        <>
          {before}
          {flags.privacyPolicy ? (
            // In a new tab, to keep the values of the form.
            <AppLink to={paths.privacyPolicy()} target="_blank">
              {policy}
            </AppLink>
          ) : (
            policy
          )}
          {after}
        </>
      }
    />
  );
}
