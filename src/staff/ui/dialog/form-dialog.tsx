import { Button } from '#web/ui/actions/button.tsx';
import type { Form } from '#web/ui/form/model/use-form.ts';
import columns from '../columns.module.css';
import { Dialog, type DialogProps } from './dialog.tsx';

interface FormDialogProps extends Omit<DialogProps, 'footer'> {
  form: Pick<Form<never>, 'props'>;
  /** The button that submits the form, which stays in view. */
  submit: string;
  inProgress?: boolean | undefined;
}

/** A dialog with the fields of a form. */
export function FormDialog({ form, submit, inProgress, children, ...props }: FormDialogProps) {
  return (
    <Dialog
      {...props}
      footer={
        <Button type="submit" form={form.props.id} block inProgress={inProgress}>
          {submit}
        </Button>
      }
    >
      <form {...form.props} className={columns.stack}>
        {children}
      </form>
    </Dialog>
  );
}
