import { useText } from '#staff/lib/staff-app.ts';
import { FileField } from '#staff/ui/file-field/file-field.tsx';

interface CalendarFileProps {
  file: File | null;
  onChoose: (file: File) => void;
}

/** The field of a calendar file. */
export function CalendarFile({ file, onChoose }: CalendarFileProps) {
  const t = useText('calendars');
  return (
    <FileField
      label={t('file')}
      accept=".ics,.ical,.ifb,text/calendar"
      file={file}
      onChoose={onChoose}
    />
  );
}
