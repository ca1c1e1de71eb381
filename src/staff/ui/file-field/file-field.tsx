import { Paperclip } from 'lucide-react';
import { useId, useRef } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { Icon } from '#web/ui/display/icon.tsx';
import { useText } from '../../lib/staff-app.ts';
import common from '../common.module.css';
import styles from './file-field.module.css';

interface FileFieldProps {
  label: string;
  hint?: string;
  /** The types or the endings of file names that the dialog offers. */
  accept: string;
  file: File | null;
  onChoose: (file: File) => void;
}

/**
 * Chooses a file. The button of the browser speaks the language of the browser, so it is hidden, and a
 * button of ours opens its dialog. The label opens it as well.
 */
export function FileField({ label, hint, accept, file, onChoose }: FileFieldProps) {
  const t = useText('shell');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.field}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        accept={accept}
        hidden
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.files?.[0];
          if (chosen !== undefined) onChoose(chosen);
          // The same file can be chosen again after it was edited.
          currentTarget.value = '';
        }}
      />
      <div className={common.facts}>
        <Button
          variant="secondary"
          size="sm"
          aria-describedby={`${id}-label ${id}-file`}
          onClick={() => input.current?.click()}
        >
          <Icon of={Paperclip} size={16} /> {t(file === null ? 'file.choose' : 'file.chooseOther')}
        </Button>
        <span id={`${id}-file`} role="status" className={styles.name}>
          {file?.name ?? t('file.none')}
        </span>
      </div>
      {hint === undefined ? null : <p className={common.quiet}>{hint}</p>}
    </div>
  );
}
