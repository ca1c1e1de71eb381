import { DEFAULT_LIMITS, settingOf, type LimitName, type Limits } from '#server/limits/index.ts';

const MANY = 1_000_000_000;

/** Limits that tests would exceed, as they send all requests from one phone or address. */
const RAISED = {
  codesPerSubnet: 100,
  codesPerPrefix: MANY,
  upcomingPerPhone: MANY,
  bookingsPerPhone: MANY,
  movesPerAppointment: MANY,
  messagesPerPhone: MANY,
  messagesPerPrefix: MANY,
  bookingsPerAddress: MANY,
  bookingsPerSubnet: MANY,
  bookingsPerBlock: MANY,
  bookingsPerPrefix: MANY,
  bookingsPerDoctorAndDay: 100,
  holdsPerSubnet: MANY,
  staffRequestsPerAccount: MANY,
} as const satisfies Partial<Record<LimitName, number>>;

const RAISED_FOR_PROCESSES = {
  ...RAISED,
  codesPerAddress: MANY,
  codesPerBlock: 100,
  codesForNewPhones: 100,
  holdsPerAddress: MANY,
  holdsPerBlock: MANY,
  validationsPerAddress: MANY,
  validationsPerSubnet: MANY,
  validationsPerBlock: MANY,
  searchesPerAddress: MANY,
  searchesPerSubnet: MANY,
  searchesPerBlock: MANY,
} as const satisfies Partial<Record<LimitName, number>>;

/** Limits for tests with one server. */
export const RAISED_LIMITS: Limits = { ...DEFAULT_LIMITS, ...RAISED };

/** Settings for processes under load from one address. */
export const RAISED_LIMIT_SETTINGS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(RAISED_FOR_PROCESSES).map(([name, max]) => [
    settingOf(name as LimitName),
    String(max),
  ]),
);
