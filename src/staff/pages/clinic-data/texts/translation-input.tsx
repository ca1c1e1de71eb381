import {
  splitAlternateNames,
  WANTED_ALTERNATE_NAMES,
} from '#shared/domain/text/alternate-names.ts';
import { isLongText } from '#shared/domain/clinic-data/texts/max-text-length.ts';
import { LANGUAGE_NAMES } from '#shared/i18n/languages.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import type { FieldError } from '#web/ui/form/parts/bound-field.ts';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useText } from '#staff/lib/staff-app.ts';
import common from '#staff/ui/common.module.css';
import type { EditedText } from './text-edits.ts';
import styles from './texts.module.css';

interface TranslationInputProps {
  edit: EditedText;
  /** The text that this one was compared with, if it has changed since. */
  oldSource: string | null;
  error: FieldError | undefined;
  onEdit: (text: string) => void;
  onCheck: (isChecked: boolean) => void;
}

/** A text in one language, with its state. */
export function TranslationInput({
  edit,
  oldSource,
  error,
  onEdit,
  onCheck,
}: TranslationInputProps) {
  const t = useText('texts');
  const { field, language, text, isChecked, isSavedElsewhere, stored } = edit;
  const name = `${field}.${language}`;
  const isMissing = text.trim() === '';
  const isLong = isLongText(field);
  const Input = isLong ? TextAreaField : TextField;
  return (
    <div className={styles.language}>
      <div lang={language}>
        <Input
          name={name}
          error={error}
          value={text}
          onChange={onEdit}
          label={LANGUAGE_NAMES[language]}
        />
      </div>
      {field === 'alternate_names' ? <AlternateNamesCount text={text} /> : null}
      <div className={common.line}>
        {isChecked ? null : <StateBadge isMissing={isMissing} />}
        {isMissing ? null : (
          <CheckboxField
            name={`${name}.checked`}
            label={
              <>
                {t('check')} <VisuallyHidden>{LANGUAGE_NAMES[language]}</VisuallyHidden>
              </>
            }
            value={isChecked}
            onChange={onCheck}
          />
        )}
      </div>
      {isSavedElsewhere && text !== stored.text ? (
        <Notice tone="warning">{t('savedElsewhere', { text: stored.text ?? '–' })}</Notice>
      ) : null}
      {oldSource === null || isChecked ? null : (
        <p className={common.quiet}>{t('checkedSource', { text: oldSource })}</p>
      )}
    </div>
  );
}

function AlternateNamesCount({ text }: { text: string }) {
  const t = useText('texts');
  const number = splitAlternateNames(text).length;
  return (
    <p className={common.quiet}>
      {t('alternateNames', { number, wanted: WANTED_ALTERNATE_NAMES })}
    </p>
  );
}

/** The state of a text that is not checked. */
function StateBadge({ isMissing }: { isMissing: boolean }) {
  const t = useText('texts');
  return (
    <Badge tone={isMissing ? 'magenta' : 'neutral'}>
      {t(isMissing ? 'states.missing' : 'states.draft')}
    </Badge>
  );
}
