import type { Import } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import type { ImportField } from '#shared/domain/clinic-data/imports/import-kinds.ts';
import { Disclosure } from '#web/ui/display/disclosure.tsx';
import { NativeSelect } from '#web/ui/form/parts/native-select.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { useText } from '#staff/lib/staff-app.ts';
import styles from './imports.module.css';
import { KINDS, useKindTexts } from './kinds.ts';
import type { ImportEdit } from './use-import-edit.ts';

type Mapping = NonNullable<Import['mapping']>;

interface MappingFormProps {
  shown: Import;
  mapping: Mapping;
  edit: ImportEdit;
}

/** Shows the first rows of the file, and what each column is. A change is saved at once. */
export function MappingForm({ shown, mapping, edit }: MappingFormProps) {
  const t = useText('imports');
  const { columns, sheet: place } = mapping;
  const sheet = shown.sheets[place];
  const { required } = KINDS[shown.kind];
  const { fields: options } = useKindTexts(shown.kind);
  const hasField = (field: ImportField) => columns[field] !== undefined;
  const isComplete = required.every(
    (field) => hasField(field) || (field === 'doctor' && hasField('external_id')),
  );
  const save = (changed: Partial<Mapping>) =>
    edit.run((api) => api.mapImport({ id: shown.id, ...mapping, ...changed }));

  function choose(column: number, field: string) {
    const others = Object.entries(columns).filter(([key, at]) => at !== column && key !== field);
    const chosen = field === '' ? [] : [[field, column] as const];
    save({ columns: Object.fromEntries<number>([...others, ...chosen]) });
  }

  const fieldOf = (column: number) =>
    options.find(({ value: field }) => columns[field] === column)?.value;

  return (
    <Disclosure summary={t('columns.title')} defaultOpen={!isComplete}>
      <div className={styles.stack}>
        <p className={styles.quiet}>{t('columns.note')}</p>
        <div className={styles.form}>
          {shown.sheets.length > 1 ? (
            <SelectField
              name="sheet"
              label={t('columns.sheet')}
              options={shown.sheets.map(({ name }, index) => ({
                value: String(index),
                label: name,
              }))}
              value={String(place)}
              onChange={(value) => save({ sheet: Number(value), header_row: 0 })}
            />
          ) : null}
          <SelectField
            name="header_row"
            label={t('columns.header')}
            options={[
              { value: '0', label: t('columns.noHeader') },
              ...(sheet?.rows ?? []).map(({ number, cells }) => ({
                value: String(number),
                label: `${number}: ${cells.filter(Boolean).join(' · ').slice(0, 60)}`,
              })),
            ]}
            value={String(mapping.header_row)}
            onChange={(value) => save({ header_row: Number(value) })}
          />
        </div>
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('place.line')}</th>
                {Array.from({ length: sheet?.columns_count ?? 0 }, (_, column) => (
                  <th key={column} scope="col">
                    <NativeSelect
                      aria-label={t('place.column', { column: String(column + 1) })}
                      placeholder={t('columns.ignored')}
                      options={options}
                      value={fieldOf(column) ?? ''}
                      onChange={(field) => choose(column, field)}
                    />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {sheet?.rows.map(({ number, cells }) => (
                <tr
                  key={number}
                  className={number <= mapping.header_row ? styles.quiet : undefined}
                >
                  <th scope="row">{number}</th>
                  {Array.from({ length: sheet.columns_count }, (_, column) => (
                    <td key={column}>{cells[column]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </Disclosure>
  );
}
