import type { InputOf } from '#shared/contract/client.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { validationError } from '#server/http/http-error.ts';
import {
  optionalTexts,
  requirePoint,
  requireTexts,
  someTexts,
  withoutBlanks,
} from '../setup/writing/country-rules.ts';
import type { Editor } from '../setup/writing/editor.ts';
import { liveId } from '../setup/writing/live-id.ts';
import { slugToSave } from '../setup/writing/make-slug.ts';
import { createRowWriter } from '../setup/writing/row-writer.ts';

type Input<Name extends keyof StaffEndpoints> = InputOf<StaffEndpoints[Name]>;

/** Added cities and categories follow those that have a position, in the order of creation. */
const LAST_POSITION = 30_000;

const writeCity = createRowWriter(
  'city',
  ['names', 'locative_names', 'lat', 'lng'],
  ['slug', 'time_zone', 'position', 'is_active'],
);
const writeArea = createRowWriter(
  'city_area',
  ['city_id', 'names', 'lat', 'lng', 'sitemap_index'],
  ['slug', 'is_active'],
);
const writeCategory = createRowWriter(
  'service_category',
  ['names', 'alternate_names'],
  ['slug', 'position', 'is_active'],
);
const writeInsurance = createRowWriter(
  'insurance',
  ['name', 'names', 'sitemap_index'],
  ['is_active'],
);
const writeService = createRowWriter(
  'service',
  [
    'type',
    'names',
    'plural_names',
    'consultation_names',
    'alternate_names',
    'descriptions',
    'category_id',
    'adult_service_id',
    'popularity',
    'is_primary',
    'is_for_children',
  ],
  ['slug', 'is_active'],
);

export async function saveCity(editor: Editor, input: Input<'saveCity'>): Promise<number> {
  const { country, database } = editor.site;
  const names = requireTexts(country, 'names', input.names);
  requirePoint(country, input);
  return writeCity(database.pool, editor, input.id, {
    names,
    locative_names: optionalTexts(country, 'locative_names', input.locative_names),
    lat: input.lat,
    lng: input.lng,
    slug: await slugToSave(database.pool, 'city', input, names),
    time_zone: country.timeZone,
    position: LAST_POSITION,
    is_active: true,
  });
}

export async function saveArea(editor: Editor, input: Input<'saveArea'>): Promise<number> {
  const { country, database } = editor.site;
  const names = requireTexts(country, 'names', input.names);
  requirePoint(country, input);
  return writeArea(database.pool, editor, input.id, {
    city_id: await liveId(database.pool, 'city', input.city_id),
    names,
    lat: input.lat,
    lng: input.lng,
    slug: await slugToSave(database.pool, 'city_area', input, names),
    sitemap_index: input.sitemap_index,
    is_active: true,
  });
}

export async function saveCategory(editor: Editor, input: Input<'saveCategory'>): Promise<number> {
  const { country, database } = editor.site;
  const names = requireTexts(country, 'names', input.names);
  return writeCategory(database.pool, editor, input.id, {
    names,
    alternate_names: someTexts(input.alternate_names),
    slug: await slugToSave(database.pool, 'service_category', input, names),
    position: LAST_POSITION,
    is_active: true,
  });
}

/** Saves a service. Procedures need a category, because pages list them by category. */
export async function saveService(editor: Editor, input: Input<'saveService'>): Promise<number> {
  const { country, database } = editor.site;
  const names = requireTexts(country, 'names', input.names);
  const isSpecialty = input.type === 'other';
  if (!isSpecialty && input.category_id === null) {
    throw validationError({ code: 'required', attr: 'category_id' });
  }
  const isForChildren = input.adult_service_id !== null;
  return writeService(database.pool, editor, input.id, {
    type: input.type,
    names,
    popularity: input.popularity,
    plural_names: optionalTexts(country, 'plural_names', input.plural_names),
    consultation_names: optionalTexts(country, 'consultation_names', input.consultation_names),
    alternate_names: someTexts(input.alternate_names),
    descriptions: withoutBlanks(input.descriptions),
    category_id: await liveId(database.pool, 'service_category', input.category_id),
    adult_service_id: await liveId(database.pool, 'service', input.adult_service_id),
    is_primary: isSpecialty && !isForChildren,
    is_for_children: isForChildren,
    is_active: true,
    slug: await slugToSave(database.pool, 'service', input, names),
  });
}

export async function saveInsurance(
  editor: Editor,
  input: Input<'saveInsurance'>,
): Promise<number> {
  const { country, database } = editor.site;
  const names = requireTexts(country, 'names', input.names);
  return writeInsurance(database.pool, editor, input.id, {
    names,
    name: names[country.locales[0]] ?? '',
    sitemap_index: input.sitemap_index,
    is_active: true,
  });
}
