import { useState } from 'react';
import type { DoctorSetup } from '#shared/contract/staff/setup/doctors.ts';
import { portraitSources, PORTRAIT_TYPES } from '#shared/domain/people/portrait.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Avatar } from '#web/ui/display/avatar/avatar.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import { useFormat } from '../../lib/format.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useNameOf } from '../../lib/names.ts';
import { useSaved } from '../../lib/setup-data.ts';
import { useStaffApp, useText } from '../../lib/staff-app.ts';
import { FileField } from '../file-field/file-field.tsx';
import styles from './portrait-editor.module.css';

type PortrayedDoctor = Pick<DoctorSetup, 'id' | 'names' | 'portrait'>;

/** The photograph of a doctor: uploads one with the doctor's consent, or deletes it. */
export function PortraitEditor({ doctor }: { doctor: PortrayedDoctor }) {
  const t = useText('setup');
  const shell = useText('shell');
  const nameOf = useNameOf();
  const format = useFormat();
  const { api } = useStaffApp();
  const saved = useSaved();
  const [file, setFile] = useState<File | null>(null);
  const [hasConsent, setHasConsent] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { id, portrait } = doctor;

  async function save(call: Promise<unknown>) {
    setIsSaving(true);
    setFailure(null);
    try {
      await call;
      setFile(null);
      setHasConsent(false);
      saved();
    } catch (error) {
      setFailure(error);
    }
    setIsSaving(false);
  }

  return (
    <Card tag="section" className={styles.editor}>
      <h2 className={styles.title}>{t('portrait.title')}</h2>
      <div className={styles.columns}>
        <Avatar
          name={nameOf(doctor.names)}
          src={portrait?.image_url}
          sources={portraitSources(portrait?.image_url)}
          size={128}
          eager
        />
        <div className={styles.form}>
          {failure === null ? null : (
            <Notice tone="error" announce>
              {failureText(failure, shell)}
            </Notice>
          )}
          <FileField
            label={t('portrait.choose')}
            hint={t('portrait.hint')}
            accept={PORTRAIT_TYPES.join()}
            file={file}
            onChoose={setFile}
          />
          {file === null ? null : (
            <CheckboxField
              name="consent"
              label={t('portrait.consent')}
              value={hasConsent}
              onChange={setHasConsent}
            />
          )}
          <div className={styles.actions}>
            {file === null ? null : (
              <Button
                disabled={!hasConsent}
                inProgress={isSaving}
                onClick={() => void save(api.savePortrait({ id, consent: true, file }))}
              >
                {t('portrait.save')}
              </Button>
            )}
            {portrait === null ? null : (
              <Button
                variant="secondary"
                inProgress={isSaving}
                onClick={() => void save(api.deletePortrait({ id }))}
              >
                {t('portrait.delete')}
              </Button>
            )}
          </div>
          {portrait === null ? null : (
            <p className={styles.note}>
              {t('portrait.consentOf', {
                name: portrait.consent_by,
                at: format.dateTime(portrait.consent_at),
              })}
            </p>
          )}
        </div>
      </div>
    </Card>
  );
}
