import type {
  Import,
  ImportLine,
  ImportName,
} from '#shared/contract/clinic-data/imports/import-schemas.ts';
import type { FhirSummary } from '#shared/domain/clinic-data/imports/fhir.ts';
import type { OfferValues } from '#shared/domain/clinic-data/imports/plan-offers.ts';
import { readNamedRows, type NamedRow } from '#shared/domain/clinic-data/imports/named-rows.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { localized } from '#server/features/catalogue/reference/localized.ts';
import type { Names } from '#server/features/catalogue/reference/reference.ts';
import { byName } from '#server/text/collation.ts';
import type { ImportContext, Importer } from './importer.ts';
import { presentImport, requireImport, type FullImportRow } from './import-rows.ts';
import { readClinicOffers, type ClinicOffers } from './offer-data.ts';
import { planImport, type ImportPlan } from './plan-import.ts';
import { UNDO_DAYS } from './undo-import.ts';
import { readDoctorData } from './doctors/doctor-data.ts';
import { planDoctorImport } from './doctors/plan-doctor-import.ts';
import { presentDoctorPlan, presentPeople } from './doctors/present-doctors.ts';
import { planHourImport } from './hours/plan-hour-import.ts';
import { presentHours } from './hours/present-hours.ts';
import { planAppointmentImport } from './appointments/plan-appointment-import.ts';
import { presentDoctors, presentAppointments } from './appointments/present-appointments.ts';
import { readAppointmentData } from './appointments/appointment-data.ts';

const SHOWN_ROWS = 12;
/** The lines of one kind in the response; the counts include the others. */
const MAX_LINES = 500;
const DAY_MS = 86_400_000;

/** Returns an import with what it would change as of now. Throws a 404 for one out of reach. */
export async function readImport(
  context: ImportContext,
  user: Importer,
  id: number,
): Promise<Import> {
  const { site, language } = context;
  const row = await requireImport(site.database.pool, user, id);
  const data = await readClinicOffers(site.database.pool, row.clinic_id, false);
  const isRead = row.state === 'read';
  const planned = isRead && row.kind === 'prices' ? planImport(site, row, data) : null;
  const nameOf = (names: Names) => localized(names, language, site.country.locales[0]);
  const { mapping } = row;
  const active = new Set(site.reference.current.services.map((service) => service.id));
  return {
    ...presentImport(context, row),
    sheets: (row.state === 'read' ? (row.sheets ?? []) : []).map(({ name, rows }) => ({
      name,
      rows_count: rows.length,
      columns_count: Math.max(...rows.map(({ cells }) => cells.length)),
      rows: rows.slice(0, SHOWN_ROWS).map(({ number, cells }) => ({ number, cells: [...cells] })),
    })),
    mapping: mapping === null ? null : { ...mapping, columns: { ...mapping.columns } },
    fhir: presentFhir(row.fhir),
    names: isRead ? namesOf(row, data, active) : [],
    ...(await readAppointments(context, row, data)),
    ...(await readHoursPreview(context, row)),
    ...(await readDoctors(context, row, data, nameOf)),
    preview: planned === null ? null : presentPreview(row, planned, data, nameOf),
    services: site.reference.current.services
      .map(({ id: service, names, is_for_children }) => ({
        id: service,
        name: nameOf(names),
        is_for_children,
      }))
      .sort(byName(language)),
    schedules: data.schedules.map(({ id: schedule, doctor_names, branch_names }) => ({
      id: schedule,
      doctor: nameOf(doctor_names),
      branch: nameOf(branch_names),
    })),
    can_undo:
      row.state === 'applied' &&
      (row.applied_at?.getTime() ?? 0) > site.clock() - UNDO_DAYS * DAY_MS,
  };
}

/** Returns what a FHIR file has, the largest numbers first. */
function presentFhir(fhir: FhirSummary | null): Import['fhir'] {
  if (fhir === null) return null;
  const byCount = (a: { count: number; type: string }, b: { count: number; type: string }) =>
    b.count - a.count || (a.type < b.type ? -1 : 1);
  return {
    read: fhir.read.toSorted(byCount).map((line) => ({ ...line })),
    left_out: fhir.left_out.toSorted(byCount).map((line) => ({ ...line })),
    faults: fhir.faults.map((fault) => ({ ...fault })),
    faults_count: fhir.faults_count,
  };
}

/** Returns the doctors and the preview of appointments to come. */
async function readAppointments(
  context: ImportContext,
  row: FullImportRow,
  { matches }: ClinicOffers,
): Promise<Pick<Import, 'doctors' | 'appointments'>> {
  if (row.kind !== 'appointments' || row.state !== 'read')
    return { doctors: [], appointments: null };
  const { site } = context;
  const { pool } = site.database;
  const data = await readAppointmentData(pool, row.clinic_id, site.clock());
  const planned = await planAppointmentImport(pool, site, row, data, matches);
  if (planned === null) return { doctors: [], appointments: null };
  return {
    doctors: presentDoctors(planned.rows.rows, { ...data, doctors: planned.doctors }),
    appointments: await presentAppointments(pool, context, row, planned, data),
  };
}

/** Returns the doctors and the preview of hours. The trial of the hours is rolled back. */
async function readHoursPreview(
  { site }: ImportContext,
  row: FullImportRow,
): Promise<Partial<Pick<Import, 'doctors'>> & Pick<Import, 'hour_preview'>> {
  if (row.kind !== 'hours' || row.state !== 'read') return { hour_preview: null };
  return withTransaction(site.database.pool, async (db) => {
    const planned = await planHourImport(db, site, row);
    if (planned === null) return { hour_preview: null };
    const { schedules } = await readAppointmentData(db, row.clinic_id, site.clock());
    const { rows, doctors } = planned;
    return {
      doctors: presentDoctors(rows.rows, { schedules, doctors }),
      hour_preview: presentHours(row, planned),
    };
  });
}

/** Returns the people of a list of doctors, and its preview. */
async function readDoctors(
  { site }: ImportContext,
  row: FullImportRow,
  { matches }: ClinicOffers,
  nameOf: (names: Names) => string,
): Promise<Pick<Import, 'people' | 'clinic_doctors' | 'doctor_preview'>> {
  const none = { people: [], clinic_doctors: [], doctor_preview: null };
  if (row.kind !== 'doctors' || row.state !== 'read') return none;
  const { pool } = site.database;
  const data = await readDoctorData(pool, row.clinic_id, false);
  const planned = planDoctorImport(site, row, data, matches);
  if (planned === null) return none;
  return {
    people: presentPeople(planned.plan),
    clinic_doctors: data.doctors.map(({ id, label }) => ({ id, name: nameOf(label) })),
    doctor_preview: await presentDoctorPlan(pool, planned, data, nameOf),
  };
}

/** Returns the distinct names of services, unconfirmed ones first. */
function namesOf(
  { kind, sheets, mapping, proposals }: FullImportRow,
  { matches }: ClinicOffers,
  active: ReadonlySet<number>,
): ImportName[] {
  const rows: readonly NamedRow[] =
    sheets === null || mapping === null ? [] : readNamedRows(kind, sheets, mapping);
  const byKey = Map.groupBy(rows, ({ key }) => key);
  const names = Array.from(byKey, ([key, same]): ImportName => {
    const [first] = same;
    const { candidates: proposed = [], isSure = false } = proposals[key] ?? {};
    const candidates = proposed.map(({ service }) => service).filter((id) => active.has(id));
    return {
      key,
      name: first?.name ?? '',
      section: first?.section ?? '',
      row: first?.row ?? 1,
      rows_count: same.length,
      is_confirmed: matches.has(key),
      service_id: matches.get(key) ?? null,
      candidates,
      is_sure: isSure && candidates[0] === proposed[0]?.service,
    };
  });
  return names.sort((a, b) => Number(a.is_confirmed) - Number(b.is_confirmed) || a.row - b.row);
}

function presentPreview(
  { choices }: FullImportRow,
  { plan, rows, fingerprint }: ImportPlan,
  { schedules, offers }: ClinicOffers,
  nameOf: (names: Names) => string,
): NonNullable<Import['preview']> {
  const scheduleById = new Map(schedules.map((schedule) => [schedule.id, schedule]));
  const editorOf = new Map(offers.map(({ id, edited_by: editor }) => [id, editor]));
  const valuesOf = ({ price, duration_minutes }: OfferValues) => ({ price, duration_minutes });
  const present = (lines: readonly Line[]) => ({
    count: lines.length,
    lines: lines
      .slice(0, MAX_LINES)
      .map(({ row, schedule, service, offer, before, after }): ImportLine => {
        const place = scheduleById.get(schedule);
        return {
          row,
          service_id: service,
          offer_id: offer ?? null,
          doctor: nameOf(place?.doctor_names ?? {}),
          branch: nameOf(place?.branch_names ?? {}),
          before: before === undefined ? null : valuesOf(before),
          after: valuesOf(after),
          edited_by: offer === undefined ? null : (editorOf.get(offer) ?? null),
        };
      }),
  });
  return {
    fingerprint,
    created: present(plan.created),
    changed: present(plan.changed),
    kept: present(plan.kept),
    overwrite: [...(choices.overwrite ?? [])],
    same: plan.same,
    unconfirmed: plan.unconfirmed.length,
    ignored: plan.ignored.length,
    repeated: [...plan.repeated],
    too_long: [...plan.too_long],
    hidden: [...plan.hidden],
    unplaced: plan.unplaced.map(({ row, service }) => ({ row, service_id: service })),
    faults: rows.faults.slice(0, MAX_LINES).map((fault) => ({ ...fault })),
  };
}

interface Line {
  readonly row: number;
  readonly schedule: number;
  readonly service: number;
  readonly offer?: number;
  readonly before?: OfferValues;
  readonly after: OfferValues;
}
