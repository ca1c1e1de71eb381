import type { ReactNode } from 'react';
import { PICTURE_TYPES } from '#shared/domain/catalogue/pictures/picture.ts';
import { Card } from '#web/ui/display/card.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { useText } from '../../lib/staff-app.ts';
import { FileField } from '../file-field/file-field.tsx';
import common from '../common.module.css';
import styles from './picture-editor.module.css';

interface PictureEditorProps {
  title: string;
  hint: string;
  picture: ReactNode;
  file: File | null;
  onChoose: (file: File) => void;
  /** The reason why the last call was rejected, or null. */
  failure: unknown;
  /** The questions before the picture is saved. */
  children?: ReactNode;
  actions: ReactNode;
  note: string | null;
}

/** A picture beside the file that replaces it, with what can be done with both. */
export function PictureEditor(props: PictureEditorProps) {
  const { title, hint, picture, file, onChoose, failure, children, actions, note } = props;
  const t = useText('setup');
  return (
    <Card tag="section" className={styles.editor}>
      <h2 className={common.title}>{title}</h2>
      <div className={styles.columns}>
        {picture}
        <div className={styles.form}>
          <FailureNotice error={failure} />
          <FileField
            label={t('portrait.choose')}
            hint={hint}
            accept={PICTURE_TYPES.join()}
            file={file}
            onChoose={onChoose}
          />
          {children}
          <div className={common.actions}>{actions}</div>
          {note === null ? null : <p className={common.quiet}>{note}</p>}
        </div>
      </div>
    </Card>
  );
}
