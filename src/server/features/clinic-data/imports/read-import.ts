import type { Import, ImportName } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import { rowsBelow } from '#shared/domain/clinic-data/imports/rows-below.ts';
import type { Sheet } from '#shared/domain/clinic-data/imports/sheets.ts';
import { DAY_MS } from '#shared/domain/time/durations.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { byName } from '#server/text/collation.ts';
import { readClinicMatches, readFollowUpNames, selectSchedules } from './clinic-rows.ts';
import { presentFhir } from './fhir/present-fhir.ts';
import { nameIn } from '#server/features/catalogue/reference/localized.ts';
import type { ImportContext, Importer } from './importer.ts';
import { mappedRow, presentImport, requireImport, type MappedImportRow } from './import-rows.ts';
import { KINDS } from './kinds.ts';
import { firstFaults } from './preview-lines.ts';
import { UNDO_DAYS } from './undo-import.ts';

const SHOWN_ROWS = 12;

/** Returns an import with what it would change as of now. Throws a 404 for one out of reach. */
export async function readImport(
  context: ImportContext,
  user: Importer,
  id: number,
): Promise<Import> {
  const { site, language } = context;
  // A plan may try a change, and take it back.
  return withTransaction(site.database.pool, async (db) => {
    const row = await requireImport(db, user, id);
    const schedules = await selectSchedules(db, [row.clinic_id]);
    const services = await readClinicMatches(db, row.clinic_id);
    const isRead = row.state === 'read';
    const { sheets, mapping, report } = row;
    const [visible, hidden] = isRead ? byVisibility(sheets ?? []) : [[], []];
    const mapped = isRead ? mappedRow(row) : null;
    const followUps = await readFollowUpNames(db, row.clinic_id);
    const names = mapped === null ? [] : namesOf(context, mapped, services, followUps);
    const unread = mapped === null ? [] : rowsBelow(mapped.sheets, mapped.mapping).unread;
    const kind = KINDS[row.kind];
    const plan =
      mapped === null
        ? null
        : await kind.plan({ db, context, user, row: mapped, services, locks: false });
    const shown = plan === null ? kind.nothing : await plan.present();
    // The kind of the row is that of its report and of what is shown.
    return {
      ...presentImport(context, row),
      report,
      sheets: visible.map(({ name, rows }) => ({
        name,
        rows_count: rows.length,
        columns_count: Math.max(0, ...rows.map(({ cells }) => cells.length)),
        rows: rows.slice(0, SHOWN_ROWS).map(({ number, cells }) => ({ number, cells: [...cells] })),
      })),
      mapping: mapping === null ? null : { ...mapping, columns: { ...mapping.columns } },
      hidden_sheets: hidden.map(({ name }) => name),
      lost_styles: visible.some(({ lostStyles }) => lostStyles === true),
      unread_rows: { count: unread.length, lines: firstFaults(unread) },
      fhir: presentFhir(row.fhir),
      names,
      // The names of a file without similar services have empty proposals.
      has_proposals: names.length === 0 || Object.keys(row.proposals).length > 0,
      services: site.reference.current.services
        .map(({ id: service, names, is_for_children }) => ({
          id: service,
          name: nameIn(context, names),
          is_for_children,
        }))
        .sort(byName(language)),
      schedules: schedules.map(({ id: schedule, doctor_names, branch_names }) => ({
        id: schedule,
        doctor: nameIn(context, doctor_names),
        branch: nameIn(context, branch_names),
      })),
      can_undo:
        row.state === 'applied' &&
        (row.applied_at?.getTime() ?? 0) > site.clock() - UNDO_DAYS * DAY_MS,
      ...shown,
    } as Import;
  });
}

const byVisibility = (sheets: readonly Sheet[]) =>
  [
    sheets.filter(({ isHidden }) => isHidden === undefined),
    sheets.filter(({ isHidden }) => isHidden === true),
  ] as const;

/** Returns the distinct names of services, unconfirmed ones first. */
function namesOf(
  { site }: ImportContext,
  { kind, sheets, mapping, proposals }: MappedImportRow,
  services: ReadonlyMap<string, number | null>,
  followUps: ReadonlyMap<string, boolean>,
): ImportName[] {
  const active = new Set(site.reference.current.services.map((service) => service.id));
  const byKey = Map.groupBy(KINDS[kind].namedServices(sheets, mapping), ({ key }) => key);
  const names = Array.from(byKey, ([key, same]): ImportName => {
    const [first] = same;
    const { candidates: proposed = [], isSure = false, isAlike = false } = proposals[key] ?? {};
    const { may_be_follow_up: mayBeFollowUp = false, is_by_place: isByPlace = false } = first ?? {};
    const candidates = proposed.map(({ service }) => service).filter((id) => active.has(id));
    return {
      key,
      name: first?.name ?? '',
      section: first?.section ?? '',
      row: first?.row ?? 1,
      rows_count: same.length,
      is_confirmed: services.has(key) && (!mayBeFollowUp || followUps.has(key)),
      service_id: services.get(key) ?? null,
      candidates,
      // A name that explains every word is a service of the catalogue, not the follow-up of one.
      is_follow_up: mayBeFollowUp ? (followUps.get(key) ?? !isSure) : null,
      is_sure: isSure && !isByPlace && candidates[0] === proposed[0]?.service,
      // Of the next proposal after one that is gone, nothing is known.
      is_alike: isAlike || isByPlace || candidates[0] !== proposed[0]?.service,
    };
  });
  return names.sort((a, b) => Number(a.is_confirmed) - Number(b.is_confirmed) || a.row - b.row);
}
