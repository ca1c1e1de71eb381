import type { InboxDetails } from '#shared/contract/inbox/inbox.ts';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/staff-app.ts';
import styles from '../inbox.module.css';

type Field = InboxDetails['fields'][number];

/** The values that were sent; a phone and an email are links. */
export function ItemFields({ fields }: Pick<InboxDetails, 'fields'>) {
  const t = useText('inbox');
  return (
    <dl className={styles.fields}>
      {fields.map((field) => (
        <div key={field.name} className={styles.field}>
          <dt>{t(`fields.${field.name}`)}</dt>
          <dd>
            <FieldValue {...field} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FieldValue({ name, value }: Field) {
  const format = useFormat();
  if (name === 'phone') return <a href={`tel:${value}`}>{value}</a>;
  if (name === 'email') return <a href={`mailto:${value}`}>{value}</a>;
  if (name === 'language') return format.languageName(value);
  if (name === 'expires_at') return <time dateTime={value}>{format.dateTime(value)}</time>;
  return value;
}
