import type { Endpoint } from './endpoint.ts';
import type { Route } from './route.ts';
import type { StaffEndpoint } from './staff/staff-endpoint.ts';

/** The schemas and the documentation of a call. */
type Description = Omit<Endpoint, keyof Route> | Omit<StaffEndpoint, keyof Route>;

/** Rejects descriptions of unknown routes, and unknown properties of a description. */
type Exact<Descriptions, Routes> = {
  readonly [Name in keyof Descriptions]: Name extends keyof Routes
    ? { readonly [Key in Exclude<keyof Descriptions[Name], keyof StaffEndpoint>]: never }
    : never;
};

/** Returns the described calls of a table of routes by their names. */
export function withRoutes<
  Routes extends Readonly<Record<string, Route>>,
  const Descriptions extends Readonly<Record<string, Description>>,
>(routes: Routes, descriptions: Descriptions & Exact<Descriptions, Routes>) {
  const calls = Object.entries<Description>(descriptions).map(
    ([name, description]) => [name, { ...routes[name], ...description }] as const,
  );
  return Object.fromEntries(calls) as {
    readonly [Name in keyof Routes & keyof Descriptions]: Routes[Name] & Descriptions[Name];
  };
}
