import { ArrowLeft } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import type { InboxDetails } from '#shared/contract/inbox/inbox.ts';
import { buttonClass } from '#web/ui/actions/button-class.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Icon } from '#web/ui/display/icon.tsx';
import { actorName } from '../../../lib/actor-name.ts';
import { useFormat } from '../../../lib/format.ts';
import { useText } from '../../../lib/staff-app.ts';
import { History } from '../../../ui/history/history.tsx';
import { ItemActions } from './item-actions.tsx';
import { useItemTexts } from './item-texts.ts';
import { PromiseClock } from '../promise-clock.tsx';
import type { InboxActions } from '../use-inbox-actions.ts';
import styles from '../inbox.module.css';

interface ItemDetailsProps {
  item: InboxDetails;
  search: string;
  actions: InboxActions;
  onNote: (purpose: 'note' | 'close') => void;
}

/** An open item: everything that was sent, its owner, note and history. */
export function ItemDetails({ item, search, actions, onNote }: ItemDetailsProps) {
  const t = useText('inbox');
  const format = useFormat();
  const navigate = useNavigate();
  const { sender, text, owner } = useItemTexts()(item);
  const list = `/inbox${search}`;
  return (
    <>
      <Link to={list} className={`${buttonClass({ variant: 'quiet', size: 'sm' })} ${styles.back}`}>
        <Icon of={ArrowLeft} size={18} /> {t('actions.back')}
      </Link>
      <Card tag="article" className={styles.item}>
        <div className={styles.head}>
          <h2 className={styles.heading}>{sender}</h2>
          <ItemActions
            item={item}
            actions={actions}
            onNote={onNote}
            onQueued={() => void navigate(list)}
          />
        </div>
        <div className={styles.line}>
          <Badge>{t(`kinds.${item.kind}`)}</Badge>
          <span>{t('received', { time: format.dateTime(item.created_at) })}</span>
          <span>{owner}</span>
        </div>
        <PromiseClock item={item} />
        {item.done_at === null || item.done_by === null ? null : (
          <p className={styles.due}>
            {t('closed', { name: actorName(item.done_by), time: format.dateTime(item.done_at) })}
          </p>
        )}
        {text === '' ? null : <p className={styles.text}>{text}</p>}
        <ItemFields fields={item.fields} />
        {item.note === null ? null : (
          <section className={styles.note}>
            <h3 className={styles.noteTitle}>{t('note.heading')}</h3>
            <p className={styles.text}>{item.note}</p>
          </section>
        )}
        <History events={item.events} />
      </Card>
    </>
  );
}

type Field = InboxDetails['fields'][number];

/** The values that were sent; a phone and an email are links. */
function ItemFields({ fields }: Pick<InboxDetails, 'fields'>) {
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
