import type { Language } from '#shared/i18n/languages.ts';
import { useNameOf } from '#staff/lib/names.ts';
import { useChanged } from '#staff/lib/setup-data.ts';
import { useText } from '#staff/lib/staff-app.ts';
import columns from '#staff/ui/columns.module.css';
import { DeleteButton } from '#staff/ui/dialog/delete-button.tsx';
import { Page } from '#staff/ui/page/page.tsx';
import { RecordForm } from '#staff/ui/record-form/record-form.tsx';
import type { RecordField } from '#staff/ui/record-form/record-fields.ts';
import { BackLink } from '#staff/ui/page/back-link.tsx';

interface CalendarFormProps {
  kind: 'holiday' | 'season';
  /** Undefined for a new one. */
  record: { id: number; names: Partial<Record<Language, string | undefined>> } | undefined;
  /** The values of a new one. */
  initial: object;
  fields: readonly RecordField[];
  save: (input: object) => Promise<unknown>;
  remove: (input: { id: number }) => Promise<unknown>;
}

/** The form of a holiday or a season, with a button to delete it. */
export function CalendarForm({ kind, record, initial, fields, save, remove }: CalendarFormProps) {
  const t = useText('holidays');
  const nameOf = useNameOf();
  const changed = useChanged();
  return (
    <>
      <BackLink to="/holidays">{t('title')}</BackLink>
      <Page title={record === undefined ? t(`add.${kind}`) : nameOf(record.names)}>
        <div className={columns.stack}>
          <RecordForm
            key={record?.id}
            fields={fields}
            initial={record ?? initial}
            save={save}
            next={() => '/holidays'}
          />
          {record === undefined ? null : (
            <div>
              <DeleteButton
                variant="danger"
                subject={nameOf(record.names)}
                onDelete={async () => {
                  await remove({ id: record.id });
                  changed('/holidays');
                }}
              >
                {t(`delete.${kind}`)}
              </DeleteButton>
            </div>
          )}
        </div>
      </Page>
    </>
  );
}
