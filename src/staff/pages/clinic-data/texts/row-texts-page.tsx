import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router';
import type { RowTexts } from '#shared/contract/clinic-data/setup/texts.ts';
import { countryOf } from '#shared/countries/index.ts';
import { TEXT_SUBJECTS, type TextSubject } from '#shared/domain/clinic-data/texts/text-fields.ts';
import { isApiError } from '#web/lib/failures/api-failure.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { SETUP, useSaved } from '#staff/lib/setup-data.ts';
import { useNameOf } from '#staff/lib/names.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { Page } from '#staff/ui/page/page.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { NotFoundPage } from '#staff/pages/not-found/not-found-page.tsx';
import { FailureNotice } from '#staff/ui/failure-notice.tsx';
import { BackLink } from '#staff/ui/page/back-link.tsx';
import common from '#staff/ui/common.module.css';
import {
  changedTexts,
  checkText,
  editText,
  oldSourceOf,
  readAgain,
  toEdits,
} from './text-edits.ts';
import { TranslationInput } from './translation-input.tsx';
import styles from './texts.module.css';

/** The texts of a row in all languages of the country, side by side. */
export function RowTextsPage() {
  const t = useText('texts');
  const { api } = useStaffApp();
  const params = useParams();
  const queue = `/texts${useLocation().search}`;
  const id = Number(params['id']);
  const subject = TEXT_SUBJECTS.find((subject) => subject === params['subject']);
  const query = useQuery({
    queryKey: [SETUP, 'texts', subject, id],
    queryFn: () => api.rowTexts({ subject: subject ?? 'service', id }),
    enabled: subject !== undefined,
  });
  if (subject === undefined) return <NotFoundPage />;
  return (
    <>
      <BackLink to={queue}>{t('title')}</BackLink>
      <QueryView query={query}>
        {(row) => <TextsForm key={`${subject} ${id}`} subject={subject} id={id} row={row} />}
      </QueryView>
    </>
  );
}

interface TextsFormProps {
  subject: TextSubject;
  id: number;
  row: RowTexts;
}

function TextsForm({ subject, id, row }: TextsFormProps) {
  const t = useText('texts');
  const nameOf = useNameOf();
  const { api, country } = useStaffApp();
  const [source] = countryOf(country).locales;
  const saved = useSaved();
  const { search } = useLocation();
  const [edits, setEdits] = useState(() => toEdits(row.texts));
  const [texts, setTexts] = useState(row.texts);
  if (texts !== row.texts) {
    setTexts(row.texts);
    setEdits(readAgain(edits, row.texts, source));
  }
  const changed = changedTexts(edits, source);
  const save = useMutation({
    mutationFn: () => api.saveTexts({ subject, id, texts: changed }),
    onSuccess: () => saved(`/texts${search}`),
  });
  const errorOf = (name: string) => {
    const errors = isApiError(save.error) ? save.error.body.errors : [];
    const message = errors.find(({ attr }) => attr === name)?.detail;
    return message === undefined ? undefined : { visible: true, message };
  };
  const fields = [...new Set(edits.map(({ field }) => field))];
  return (
    <Page title={nameOf(row.names)}>
      <form
        className={common.grid}
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <FailureNotice error={save.error} />
        {fields.map((field) => (
          <Card key={field} tag="section" className={styles.field}>
            <h2 className={common.title}>{t(`fields.${field}`)}</h2>
            <div className={styles.languages}>
              {edits
                .filter((edit) => edit.field === field)
                .map((edit) => (
                  <TranslationInput
                    key={edit.language}
                    edit={edit}
                    oldSource={oldSourceOf(row.texts, edit.stored, source)}
                    error={errorOf(`${field}.${edit.language}`)}
                    onEdit={(text) => setEdits(editText(edits, edit.stored, text, source))}
                    onCheck={(isChecked) => setEdits(checkText(edits, isChecked, edit.stored))}
                  />
                ))}
            </div>
          </Card>
        ))}
        <div className={common.line}>
          <Button type="submit" inProgress={save.isPending} disabled={changed.length === 0}>
            {t('save')}
          </Button>
          <Button variant="secondary" onClick={() => setEdits(checkText(edits, true))}>
            {t('checkAll')}
          </Button>
        </div>
      </form>
    </Page>
  );
}
