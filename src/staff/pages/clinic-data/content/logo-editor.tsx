import type { ContentRow } from '#shared/contract/clinic-data/content/content-schemas.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useNameOf } from '#staff/lib/names.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { PictureEditor } from '#staff/ui/picture/picture-editor.tsx';
import { usePictureFile } from '#staff/ui/picture/use-picture-file.ts';
import { DraftedLogo } from './drafted-logo.tsx';

/** The logo of a clinic: drafts another one, or none. */
export function LogoEditor({ row: { subject, id, names, values } }: { row: ContentRow }) {
  const t = useText('content');
  const nameOf = useNameOf();
  const format = useFormat();
  const { api } = useStaffApp();
  const { isSaving, save, ...chosen } = usePictureFile();
  const { file } = chosen;
  const { live = null, draft = null } = values.find(({ field }) => field === 'logo') ?? {};
  const shown = draft === null ? live : draft.value;

  async function draftLogo(value: string | null): Promise<void> {
    const change = { field: 'logo', value, live, draft_id: draft?.id ?? null };
    await api.saveContentDrafts({ subject, id, changes: [change] });
  }

  async function upload(logo: File): Promise<void> {
    const { logo_url: url } = await api.saveLogo({ id, file: logo });
    await draftLogo(url);
  }

  return (
    <PictureEditor
      {...chosen}
      title={t('logo.title')}
      hint={t('logo.hint')}
      picture={<DraftedLogo url={shown} name={nameOf(names)} size={128} />}
      actions={
        <>
          {file === null ? null : (
            <Button inProgress={isSaving} onClick={() => save(upload(file), file)}>
              {t('logo.save')}
            </Button>
          )}
          {shown === null ? null : (
            <Button variant="secondary" inProgress={isSaving} onClick={() => save(draftLogo(null))}>
              {t('logo.remove')}
            </Button>
          )}
        </>
      }
      note={
        draft === null
          ? null
          : t(shown === null ? 'logo.removed' : 'logo.drafted', {
              name: draft.drafted_by,
              at: format.dateTime(draft.drafted_at),
            })
      }
    />
  );
}
