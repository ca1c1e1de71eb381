import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { IMPORT_LIMITS } from '#shared/domain/clinic-data/imports/sheets.ts';
import { countryOf, defaultLocaleOf } from '#shared/countries/index.ts';
import { loadProcessConfig } from '#server/config/environment.ts';
import type { Database } from '#server/db/database.ts';
import { applyImport } from '#server/features/clinic-data/imports/apply-import.ts';
import { matchDoctorNames } from '#server/features/clinic-data/imports/visits/match-doctors.ts';
import { matchImport } from '#server/features/clinic-data/imports/edit-import.ts';
import { readImport } from '#server/features/clinic-data/imports/read-import.ts';
import { undoImport } from '#server/features/clinic-data/imports/undo-import.ts';
import { uploadImport } from '#server/features/clinic-data/imports/upload-import.ts';
import type { ImportContext, Importer } from '#server/features/clinic-data/imports/importer.ts';
import { createReferenceStore } from '#server/features/catalogue/reference/reference-store.ts';
import { HttpError } from '#server/http/http-error.ts';
import { systemClock } from '#server/lib/clock.ts';
import { CommandError } from '#server/main/command-line/command-error.ts';
import { operatorName } from '#server/main/command-line/operator-name.ts';
import { print } from '#server/main/command-line/print.ts';
import { runCommand } from '#server/main/command-line/run-command.ts';
import { withDatabase } from '#server/main/databases/with-database.ts';
import { IMPORT_USAGE, readImportArguments, type ImportArguments } from './arguments.ts';
import { clearDoctors, clearMatches, describeImport } from './describe-import.ts';

/** Imports prices, visits, doctors or hours of a clinic in the steps of staff: read, confirm, apply, undo. */
async function importFile(args: readonly string[]): Promise<void> {
  const config = loadProcessConfig();
  const options = readImportArguments(args, config.countries);
  const bytes = options.action === 'read' ? await readFileOf(options.file) : null;
  await withDatabase(config, options.country, 'vizit-import', async (database) => {
    const country = countryOf(options.country);
    const reference = await createReferenceStore(database);
    const site = { country, database, reference, clock: systemClock };
    await run({ site, language: defaultLocaleOf(country) }, options, bytes);
  });
}

async function run(
  context: ImportContext,
  options: ImportArguments,
  bytes: Uint8Array | null,
): Promise<void> {
  const { database } = context.site;
  const clinic =
    options.action === 'read'
      ? await clinicBySlug(database, options.clinic)
      : await clinicOf(database, options.id);
  // An administrator of the clinic, because others do not see imports of visits.
  const user: Importer = {
    id: null,
    username: operatorName(),
    role: 'clinic_admin',
    position: null,
    reach: { isAll: false, clinics: [clinic], branches: [], doctor: null },
  };
  try {
    const id = await change(context, user, options, { clinic, bytes });
    for (const line of describeImport(await readImport(context, user, id))) print(line);
  } catch (error) {
    if (error instanceof HttpError) throw new CommandError(reasonOf(error));
    throw error;
  }
}

/** Does what the command line asks for, and returns the id of the import. */
async function change(
  context: ImportContext,
  user: Importer,
  options: ImportArguments,
  { clinic, bytes }: { clinic: number; bytes: Uint8Array | null },
): Promise<number> {
  if (options.action === 'read') {
    const file = { file_name: basename(options.file), bytes: bytes ?? new Uint8Array() };
    const upload = { clinic, kind: options.kind, ...file };
    return (await uploadImport(context, user, upload, ({ message }) => print(message))).id;
  }
  const { action, id } = options;
  if (action === 'undo') await undoImport(context, user, id);
  if (action === 'confirm') {
    const found = await readImport(context, user, id);
    const doctors = clearDoctors(found);
    const matches = clearMatches(found);
    if (doctors.length + matches.length === 0) {
      throw new CommandError('No clear name waits for a confirmation');
    }
    if (doctors.length > 0) await matchDoctorNames(context, user, { id, matches: doctors });
    if (matches.length > 0) await matchImport(context, user, { id, matches });
  }
  if (action === 'apply') {
    const {
      preview,
      visits,
      doctor_preview: doctors,
      hour_preview: hours,
    } = await readImport(context, user, id);
    await applyImport(
      context,
      user,
      id,
      (preview ?? visits ?? doctors ?? hours)?.fingerprint ?? '',
    );
  }
  return id;
}

async function readFileOf(path: string): Promise<Uint8Array> {
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw new CommandError(`${path}: cannot be read`, { cause });
  });
  if (bytes.length > IMPORT_LIMITS.bytes) {
    throw new CommandError(`${path}: has more than ${IMPORT_LIMITS.bytes} bytes`);
  }
  return bytes;
}

async function clinicBySlug({ pool }: Database, slug: string): Promise<number> {
  const { rows } = await pool.query<{ id: number }>('select id from clinic where slug = $1', [
    slug,
  ]);
  const [clinic] = rows;
  if (clinic === undefined) throw new CommandError(`There is no clinic ${slug}`);
  return clinic.id;
}

async function clinicOf({ pool }: Database, id: number): Promise<number> {
  const { rows } = await pool.query<{ clinic_id: number }>(
    'select clinic_id from import where id = $1',
    [id],
  );
  const [found] = rows;
  if (found === undefined) throw new CommandError('There is no such import');
  return found.clinic_id;
}

const REASONS: Readonly<Record<string, string>> = {
  import_changed: 'The data have changed; show the import again',
  import_done: 'The import is not in a state for this, or too old to be undone',
  import_not_last: 'A later import of the clinic must be undone first',
};

function reasonOf({ fieldErrors, message }: HttpError): string {
  return REASONS[fieldErrors[0]?.code ?? ''] ?? message;
}

await runCommand(IMPORT_USAGE, importFile);
