import { Button } from '#web/ui/actions/button.tsx';
import type { ImportEdit } from '../use-import-edit.ts';

interface ApplyButtonProps {
  id: number;
  /** The fingerprint of the preview that is shown. */
  fingerprint: string;
  /** The number of changes; without any, there is nothing to apply. */
  total: number;
  edit: ImportEdit;
  children: string;
}

/** Applies an import as its preview shows it. */
export function ApplyButton({ id, fingerprint, total, edit, children }: ApplyButtonProps) {
  return (
    <div>
      <Button
        disabled={total === 0}
        inProgress={edit.isPending}
        onClick={() => edit.run((api) => api.applyImport({ id, fingerprint }))}
      >
        {children}
      </Button>
    </div>
  );
}
