import type { Tables } from '#server/db/tables.ts';

/** A document for a `jsonb` column. */
export type Json = object;

/** The values of a column in JSON. */
type CellOf<Value> = Value extends string | number | boolean | null
  ? Value
  : Value extends Date
    ? string
    : Value extends readonly (infer Item)[]
      ? readonly Item[]
      : Json;

/** A row of a table as JSON, with all or the named columns. */
export type Row<
  Name extends keyof Tables,
  Column extends keyof Tables[Name] = keyof Tables[Name],
> = {
  [Key in Column]: CellOf<Tables[Name][Key]>;
};

/** The columns that staff change later, and that of the starter catalogue; new rows have their defaults. */
type Later = 'is_active' | 'merged_into_id' | 'starter_key';

/** A row without those columns. */
export type NewRow<Name extends keyof Tables> = Row<Name, Exclude<keyof Tables[Name], Later>>;

export type ServiceCategoryRow = Omit<NewRow<'service_category'>, 'alternate_names'>;
export type ServiceRow = NewRow<'service'>;
export type ServiceExtraRow = Row<'service_extra'>;
