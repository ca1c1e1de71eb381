import { hoursProblem } from '#shared/domain/time/working-hours.ts';
import type { FieldError } from '#web/ui/form/parts/bound-field.ts';
import { useText } from './staff-app.ts';

/** Returns a function that says why the text of a field is not hours. */
export function useHoursError(): (text: string) => FieldError {
  const t = useText('shell');
  return (text) => {
    const problem = hoursProblem(text);
    return { visible: problem !== null, message: problem === null ? '' : t(`hours.${problem}`) };
  };
}
