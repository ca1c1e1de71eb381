import { Trash2 } from 'lucide-react';
import { countryOf } from '#shared/countries/index.ts';
import type { ContentEntry, EntryYear } from '#shared/domain/clinic-data/content/content-fields.ts';
import { LANGUAGE_NAMES } from '#shared/i18n/languages.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import type { BoundField } from '#web/ui/form/parts/bound-field.ts';
import { FieldGroup } from '#web/ui/form/parts/field-group.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useStaffApp, useText } from '../../lib/staff-app.ts';
import type { RecordField } from './record-fields.ts';
import styles from './record-form.module.css';

const BLANK: ContentEntry = { names: {} };
/** Until today. */
const LASTING: ContentEntry = { names: {}, to: null };

interface EntriesInputProps {
  field: RecordField;
  years: readonly EntryYear[];
  hint: string | undefined;
  /** Its value is a list of entries as JSON. */
  bound: BoundField<string>;
}

/** A list of names, such as an education with its years: rows to add, edit and remove. */
export function EntriesInput({ field, years, hint, bound }: EntriesInputProps) {
  const t = useText('setup');
  const { country } = useStaffApp();
  const { locales } = countryOf(country);
  const entries = JSON.parse(bound.value) as ContentEntry[];
  const change = (next: readonly ContentEntry[]) => bound.onChange(JSON.stringify(next));
  const edit = (index: number, entry: ContentEntry) =>
    change(entries.map((old, each) => (each === index ? entry : old)));
  return (
    <FieldGroup name={field.name} label={field.label} hint={hint} error={bound.error}>
      {entries.map((entry, index) => (
        <div
          // oxlint-disable-next-line react/no-array-index-key -- entries have no id, and inputs keep no state
          key={index}
          role="group"
          aria-label={`${field.label}, ${index + 1}`}
          className={styles.entry}
        >
          <div className={styles.texts}>
            {locales.map((locale) => (
              <div key={locale} lang={locale}>
                <TextField
                  name={`${field.name}.${index}.${locale}`}
                  label={LANGUAGE_NAMES[locale]}
                  value={entry.names[locale] ?? ''}
                  onChange={(text) =>
                    edit(index, { ...entry, names: { ...entry.names, [locale]: text } })
                  }
                />
              </div>
            ))}
            {years.map((year) => (
              <TextField
                key={year}
                name={`${field.name}.${index}.${year}`}
                kind="number"
                label={t(`entry.${year}`)}
                value={String(entry[year] ?? '')}
                onChange={(text) => edit(index, withYear(entry, year, text))}
              />
            ))}
          </div>
          <IconButton
            icon={Trash2}
            label={t('entry.remove', { number: String(index + 1) })}
            onClick={() => change(entries.filter((_entry, each) => each !== index))}
          />
        </div>
      ))}
      <div>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => change([...entries, years.includes('to') ? LASTING : BLANK])}
        >
          {t('entry.add')}
        </Button>
      </div>
    </FieldGroup>
  );
}

/** Returns an entry with a year, or without it. A period without an end lasts until today. */
function withYear(entry: ContentEntry, year: EntryYear, text: string): ContentEntry {
  const digits = text.replace(/\D/g, '');
  const { [year]: _old, ...rest } = entry;
  if (digits === '') return year === 'to' ? { ...rest, to: null } : rest;
  return { ...rest, [year]: Number(digits) };
}
