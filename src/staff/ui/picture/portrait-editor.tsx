import { useState } from 'react';
import type { DoctorSetup } from '#shared/contract/clinic-data/setup/doctors.ts';
import { portraitSources } from '#shared/domain/catalogue/pictures/portrait.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Avatar } from '#web/ui/display/avatar/avatar.tsx';
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx';
import { useFormat } from '../../lib/format.ts';
import { useNameOf } from '../../lib/names.ts';
import { useStaffApp, useText } from '../../lib/staff-app.ts';
import { PictureEditor } from './picture-editor.tsx';
import { usePictureFile } from './use-picture-file.ts';

type PortrayedDoctor = Pick<DoctorSetup, 'id' | 'names' | 'portrait'>;

/** The photograph of a doctor: uploads one with the doctor's consent, or deletes it. */
export function PortraitEditor({ doctor }: { doctor: PortrayedDoctor }) {
  const t = useText('setup');
  const nameOf = useNameOf();
  const format = useFormat();
  const { api } = useStaffApp();
  const { isSaving, save, ...chosen } = usePictureFile();
  // The consent is to one file.
  const [consented, setConsented] = useState<File | null>(null);
  const { id, portrait } = doctor;
  const { file } = chosen;
  const hasConsent = consented === file;

  return (
    <PictureEditor
      {...chosen}
      title={t('portrait.title')}
      hint={t('portrait.hint')}
      picture={
        <Avatar
          name={nameOf(doctor.names)}
          src={portrait?.image_url}
          sources={portraitSources(portrait?.image_url)}
          size={128}
          eager
        />
      }
      actions={
        <>
          {file === null ? null : (
            <Button
              disabled={!hasConsent}
              inProgress={isSaving}
              onClick={() => save(api.savePortrait({ id, consent: true, file }), file)}
            >
              {t('portrait.save')}
            </Button>
          )}
          {portrait === null ? null : (
            <Button
              variant="secondary"
              inProgress={isSaving}
              onClick={() => save(api.deletePortrait({ id }))}
            >
              {t('portrait.delete')}
            </Button>
          )}
        </>
      }
      note={
        portrait === null
          ? null
          : t('portrait.consentOf', {
              name: portrait.consent_by,
              at: format.dateTime(portrait.consent_at),
            })
      }
    >
      {file === null ? null : (
        <CheckboxField
          name="consent"
          label={t('portrait.consent')}
          value={hasConsent}
          onChange={(isChecked) => setConsented(isChecked ? file : null)}
        />
      )}
    </PictureEditor>
  );
}
