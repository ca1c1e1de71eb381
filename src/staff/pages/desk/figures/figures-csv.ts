import type { Figures } from '#shared/contract/desk/figures/figures.ts';

type Row = readonly (string | number | null)[];

const HEAD: Row = ['figure', 'group', 'count', 'of'];
/** The byte order mark tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Returns figures as CSV (RFC 4180), one count with its denominator in a row. It has no data of patients. */
export function figuresCsv(figures: Figures): string {
  const rows: Row[] = [
    HEAD,
    ...figures.fill.map((week): Row => {
      return ['booked_minutes', week.week, week.booked_minutes, week.offered_minutes];
    }),
    ['refilled_minutes', '', figures.refill.refilled_minutes, figures.refill.cancelled_minutes],
    ['moved_by_clinic', '', figures.by_clinic.moved, figures.by_clinic.appointments],
    ['cancelled_by_clinic', '', figures.by_clinic.cancelled, figures.by_clinic.appointments],
    ['cancelled_late_by_patient', '', figures.by_patient.late, figures.by_patient.cancelled],
    ['wait_median_minutes', '', figures.wait.median_minutes, figures.wait.appointments],
    ['wait_p90_minutes', '', figures.wait.p90_minutes, figures.wait.appointments],
    ...figures.no_shows.map((row): Row => {
      const group = `${row.lead}${row.is_reminded ? ' reminded' : ''}`;
      return ['no_shows', group, row.no_shows, row.appointments];
    }),
    ...figures.demand.map((row): Row => {
      return ['found_no_time', `${row.week}, ${row.service}, ${row.city}`, row.unmet, row.looked];
    }),
    ...figures.third_next.map((row): Row => {
      return ['third_next_days', `${row.doctor}, ${row.service}`, row.days, ''];
    }),
  ];
  return BYTE_ORDER_MARK + rows.map((row) => row.map(cell).join(',')).join('\r\n');
}

/** A cell that begins like a formula would run in a spreadsheet. */
function cell(value: Row[number]): string {
  const text = String(value ?? '');
  const safe = /^[=+@\t-]/.test(text) && typeof value === 'string' ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
