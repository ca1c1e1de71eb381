import type { ComponentProps } from 'react';
import { Modal } from '#web/ui/modal/modal.tsx';
import { useText } from '../../lib/staff-app.ts';

export interface DialogProps extends Omit<ComponentProps<typeof Modal>, 'labels' | 'open'> {
  open?: boolean;
}

/** A dialog of the staff pages: open and small, unless its props say otherwise. */
export function Dialog({ open = true, size = 'sm', ...props }: DialogProps) {
  const t = useText('shell');
  return <Modal {...props} open={open} size={size} labels={{ close: t('close') }} />;
}
