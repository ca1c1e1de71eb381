/** The journeys' own door into the server: behind it a visit is over. */
export const endVisitPath = (appointment: number | string) => `/test/visits/${appointment}/end/`;
