import type {
  Import,
  ImportLine,
  ImportName,
  ImportPreview,
} from '#shared/contract/clinic-data/imports/import-schemas.ts';
import type { DoctorPreview } from '#shared/contract/clinic-data/imports/doctor-schemas.ts';
import type { HourPreview } from '#shared/contract/clinic-data/imports/hour-schemas.ts';
import type {
  DoctorName,
  VisitPreview,
} from '#shared/contract/clinic-data/imports/visit-schemas.ts';
import { printable } from '#server/main/command-line/printable.ts';

type Fhir = NonNullable<Import['fhir']>;

/** Lines of a kind that are printed; the counts include the others. */
const MAX_LINES = 20;

/** Returns the lines that describe an import: its state, what it would change, and what is open. */
export function describeImport(found: Import): string[] {
  const { id, state, clinic, file_name: file, refusal, report, preview, visits } = found;
  const lines = [`Import ${id}  ${state}  ${printable(clinic)}  ${printable(file)}`];
  if (refusal !== null) lines.push(`  refused: ${Object.values(refusal).map(String).join(' ')}`);
  if (report !== null) {
    lines.push(`  ${report.created} added, ${report.changed} changed, ${report.kept} kept`);
  }
  if (report?.left !== undefined) lines.push(...describeLeft(report.left));
  if (found.fhir !== null) lines.push(...describeFhir(found.fhir));
  if (preview !== null) lines.push(...describePreview(preview, found));
  if (found.doctor_preview !== null) lines.push(...describeDoctors(found.doctor_preview, found));
  if (found.hour_preview !== null) lines.push(...describeHours(found.hour_preview, found));
  if (visits !== null) lines.push(...describeVisits(visits, found));
  return lines;
}

/** Returns the confirmations of the names whose proposal explains every word. */
export function clearMatches({ names }: Import): { key: string; service_id: number }[] {
  return names.flatMap((name) => {
    const [best] = name.candidates;
    return isClear(name) && best !== undefined ? [{ key: name.key, service_id: best }] : [];
  });
}

/** Returns the confirmations of the doctors whose proposal alone has every word. */
export function clearDoctors({ doctors }: Import): { key: string; schedule_id: number }[] {
  return doctors.flatMap((name) => {
    const [best] = name.candidates;
    return isClear(name) && best !== undefined ? [{ key: name.key, schedule_id: best }] : [];
  });
}

const isClear = (name: ImportName | DoctorName) => !name.is_confirmed && name.is_sure;

function describePreview(preview: ImportPreview, { names, services }: Import): string[] {
  const nameOf = (id: number | undefined) => services.find((service) => service.id === id)?.name;
  const change = ({ row, service_id, doctor, before, after }: ImportLine) =>
    [
      `    row ${row}`,
      printable(nameOf(service_id) ?? String(service_id)),
      printable(doctor),
      `${before === null ? '' : `${before.price} → `}${after.price}`,
    ].join('  ');
  return [
    `  to add: ${preview.created.count}`,
    ...preview.created.lines.slice(0, MAX_LINES).map(change),
    `  to change: ${preview.changed.count}`,
    ...preview.changed.lines.slice(0, MAX_LINES).map(change),
    `  kept, because a person edited them: ${preview.kept.count}`,
    `  the same: ${preview.same}`,
    ...describeNames({ names, services }),
    `  services that no doctor offers: ${preview.unplaced.length}`,
    `  cells that cannot be read: ${preview.faults.length}`,
    ...preview.faults
      .slice(0, MAX_LINES)
      .map(({ row, fault, value }) => `    row ${row}  ${fault}  ${printable(value)}`),
  ];
}

/** Returns the lines of a FHIR file: what it has, and the elements that are wrong. */
function describeFhir({ read, left_out: leftOut, faults, faults_count: count }: Fhir): string[] {
  return [
    ...read.map(({ type, count: number }) => `  ${printable(type)}: ${number}`),
    ...leftOut.map(
      ({ type, reason, count: number }) => `  left out, ${reason}: ${number} ${printable(type)}`,
    ),
    `  resources with a wrong element: ${count}`,
    ...faults
      .slice(0, MAX_LINES)
      .map(
        ({ path, reason, value }) => `    ${printable(path)}  ${reason}  ${printable(value ?? '')}`,
      ),
  ];
}

/** Returns the lines of a list of doctors: who is new, what changes, and who has to be identified. */
function describeDoctors(preview: DoctorPreview, found: Import): string[] {
  const { created, changed, kept, same, faults } = preview;
  const open = found.people.filter((person) => !person.is_confirmed);
  const nameOf = ({ row, name }: { row: number; name: string }) =>
    `    row ${row}  ${printable(name)}`;
  return [
    `  to add: ${created.count}${preview.hides_new ? ', hidden until they are shown in the console' : ''}`,
    ...created.lines.slice(0, MAX_LINES).map(nameOf),
    `  to change: ${changed.count}`,
    ...changed.lines.slice(0, MAX_LINES).map(nameOf),
    `  with values that people edited, which are kept: ${kept.count}`,
    `  the same: ${same}`,
    ...describeNames(found),
    `  people to identify in a browser: ${open.length}`,
    ...open.slice(0, MAX_LINES).map(nameOf),
    `  cells that cannot be read: ${faults.length}`,
    ...faults
      .slice(0, MAX_LINES)
      .map(({ row, fault, value }) => `    row ${row}  ${fault}  ${printable(value)}`),
  ];
}

/** Returns the lines of hours: what changes, what stays, and the doctors to confirm. */
function describeHours(preview: HourPreview, found: Import): string[] {
  const { changed, kept, displaced, refused, faults } = preview;
  const doctorOf = ({ row, schedule_id: id, reason }: HourPreview['changed']['lines'][number]) => {
    const doctor = found.schedules.find((schedule) => schedule.id === id)?.doctor ?? '-';
    return `    row ${row}  ${printable(doctor)}${reason === null ? '' : `  ${reason}`}`;
  };
  return [
    `  hours to change: ${changed.count}`,
    ...changed.lines.slice(0, MAX_LINES).map(doctorOf),
    `  kept, because a person edited them: ${kept.count}`,
    `  not applied, because visits are outside: ${displaced.count}`,
    ...displaced.lines.slice(0, MAX_LINES).map(doctorOf),
    `  refused: ${refused.count}`,
    ...refused.lines.slice(0, MAX_LINES).map(doctorOf),
    `  the same: ${preview.same}`,
    `  of doctors to confirm: ${preview.unconfirmed}, of other doctors: ${preview.ignored}`,
    `  cells that cannot be read: ${faults.length}`,
    ...faults
      .slice(0, MAX_LINES)
      .map(({ row, fault, value }) => `    row ${row}  ${fault}  ${printable(value)}`),
  ];
}

/** Returns the lines of visits: rows, doctors and reasons, but no patient. */
function describeVisits(visits: VisitPreview, found: Import): string[] {
  const { doctors, schedules } = found;
  const open = doctors.filter((name) => !name.is_confirmed);
  const doctorOf = (id: number | undefined) =>
    schedules.find((schedule) => schedule.id === id)?.doctor ?? '-';
  return [
    `  visits to enter: ${visits.entered.count}, ${visits.outside_hours} of them outside working hours`,
    `  the same: ${visits.same}`,
    `  in the past: ${visits.past}`,
    `  of doctors to confirm: ${visits.unconfirmed}, of other doctors: ${visits.ignored}`,
    `  doctors to confirm: ${open.length}, ${open.filter(isClear).length} of them clear`,
    ...open
      .slice(0, MAX_LINES)
      .map(
        (name) =>
          `    row ${name.row}  ${printable(name.doctor)}  ${printable(doctorOf(name.candidates[0]))}${name.is_sure ? '  clear' : ''}`,
      ),
    ...describeNames(found),
    ...describeLeft(visits.left.lines, visits.left.count),
  ];
}

function describeLeft(
  left: readonly { row: number; reason: string }[],
  count = left.length,
): string[] {
  return [
    `  rows that are not entered: ${count}`,
    ...left.slice(0, MAX_LINES).map(({ row, reason }) => `    row ${row}  ${reason}`),
  ];
}

/** Returns the lines of the names whose service is open. */
function describeNames({ names, services }: Pick<Import, 'names' | 'services'>): string[] {
  const open = names.filter((name) => !name.is_confirmed);
  const nameOf = (id: number | undefined) => services.find((service) => service.id === id)?.name;
  return [
    `  names to confirm: ${open.length}, ${open.filter(isClear).length} of them clear`,
    ...open
      .slice(0, MAX_LINES)
      .map(
        (name) =>
          `    row ${name.row}  ${printable(name.name)}  ${printable(nameOf(name.candidates[0]) ?? '-')}${name.is_sure ? '  clear' : ''}`,
      ),
  ];
}
