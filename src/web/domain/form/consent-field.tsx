import { paths } from '#shared/paths.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { useApp } from '#web/lib/app.ts';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import type { BoundField } from '#web/ui/form/parts/bound-field.ts';

/** Stands in the text for the link, whose words and place every language chooses itself. */
const LINK = '\u0000';

interface ConsentFieldProps extends BoundField<boolean> {
  /** What is consented to; gets what stands for the link. */
  text: (policy: string) => string;
  /** The words of the link. */
  policy: string;
}

/** Consent to the processing of what is typed, with the policy a click away. */
export function ConsentField({ text, policy, ...bound }: ConsentFieldProps) {
  const { flags } = useApp();
  const [before, after] = text(LINK).split(LINK);
  return (
    <CheckboxField
      {...bound}
      label={
        <>
          {before}
          {flags.privacyPolicy ? (
            // In a tab of its own: what has been typed stays where it is.
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
