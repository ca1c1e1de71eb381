/** The cookie that remembers the city a visitor chose, by its slug. */
export const CITY_COOKIE = 'city-slug';
