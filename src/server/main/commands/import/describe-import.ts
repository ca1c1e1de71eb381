import type {
  Import,
  ImportLine,
  ImportName,
  ImportPreview,
} from '#shared/contract/staff/imports/import-schemas.ts';
import { printable } from '#server/main/command-line/printable.ts';

/** Lines of a kind that are printed; the counts include the others. */
const MAX_LINES = 20;

/** Returns the lines that describe an import: its state, what it would change, and what is open. */
export function describeImport(found: Import): string[] {
  const { id, state, clinic, file_name: file, refusal, report, preview } = found;
  const lines = [`Import ${id}  ${state}  ${printable(clinic)}  ${printable(file)}`];
  if (refusal !== null) lines.push(`  refused: ${Object.values(refusal).map(String).join(' ')}`);
  if (report !== null) {
    lines.push(`  ${report.created} added, ${report.changed} changed, ${report.kept} kept`);
  }
  if (preview !== null) lines.push(...describePreview(preview, found));
  return lines;
}

/** Returns the confirmations of the names whose proposal explains every word. */
export function clearMatches({ names }: Import): { key: string; service_id: number }[] {
  return names.flatMap((name) => {
    const [best] = name.candidates;
    return isClear(name) && best !== undefined ? [{ key: name.key, service_id: best }] : [];
  });
}

const isClear = (name: ImportName) => !name.is_confirmed && name.is_sure;

function describePreview(preview: ImportPreview, { names, services }: Import): string[] {
  const open = names.filter((name) => !name.is_confirmed);
  const nameOf = (id: number | undefined) => services.find((service) => service.id === id)?.name;
  const change = ({ row, service_id, doctor, before, after }: ImportLine) =>
    [
      ...[`    row ${row}`, printable(nameOf(service_id) ?? String(service_id)), printable(doctor)],
      `${before === null ? '' : `${before.price} → `}${after.price}`,
    ].join('  ');
  return [
    `  to add: ${preview.created.count}`,
    ...preview.created.lines.slice(0, MAX_LINES).map(change),
    `  to change: ${preview.changed.count}`,
    ...preview.changed.lines.slice(0, MAX_LINES).map(change),
    `  kept, because a person edited them: ${preview.kept.count}`,
    `  the same: ${preview.same}`,
    `  names to confirm: ${open.length}, ${open.filter(isClear).length} of them clear`,
    ...open
      .slice(0, MAX_LINES)
      .map(
        (name) =>
          `    row ${name.row}  ${printable(name.name)}  ${printable(nameOf(name.candidates[0]) ?? '-')}${name.is_sure ? '  clear' : ''}`,
      ),
    `  services that no doctor offers: ${preview.unplaced.length}`,
    `  cells that cannot be read: ${preview.faults.length}`,
    ...preview.faults
      .slice(0, MAX_LINES)
      .map(({ row, fault, value }) => `    row ${row}  ${fault}  ${printable(value)}`),
  ];
}
