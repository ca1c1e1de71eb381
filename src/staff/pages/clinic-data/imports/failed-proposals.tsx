import type { Import } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useText } from '#staff/lib/staff-app.ts';
import type { ImportEdit } from './use-import-edit.ts';

/** Says that no services could be proposed, and proposes them again. */
export function FailedProposals({ shown, edit }: { shown: Import; edit: ImportEdit }) {
  const t = useText('imports');
  const { id, mapping } = shown;
  if (mapping === null) return null;
  return (
    <>
      <Notice tone="warning">{t('names.failed')}</Notice>
      <div>
        <Button
          variant="secondary"
          inProgress={edit.isPending}
          onClick={() => edit.run((api) => api.mapImport({ id, ...mapping }))}
        >
          {t('names.again')}
        </Button>
      </div>
    </>
  );
}
