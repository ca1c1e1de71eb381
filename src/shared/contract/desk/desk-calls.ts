/** The common part of the calls that show visits. */
export const VIEWING = {
  tag: 'Desk',
  permission: 'visits.view',
  needsSession: true,
  errorStatuses: [403, 404],
} as const;

/** The common part of the calls that record who comes and who waits. */
export const ATTENDING = { ...VIEWING, permission: 'visits.attend' } as const;

/** The common part of the calls that book and change visits. */
export const EDITING = { ...VIEWING, permission: 'visits.edit' } as const;
