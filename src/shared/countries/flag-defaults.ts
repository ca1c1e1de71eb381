/** The default of every feature flag. */
export const FLAG_DEFAULTS = {
  /** A one-time code by SMS confirms the phone before a booking. */
  otp: true,
  /** The booking form has a separate field for the surname. */
  surname: false,
  /** The booking form asks for consent to the processing of personal data. */
  consent: false,
  /** A patient may move an appointment to another time. */
  reschedule: true,
  /** The doctors list has a filter by language. */
  languageFilter: false,
  /** Inactive doctors follow after the last page of the list, marked and not bookable. */
  disabledDoctors: false,
  /** A modal asks first-time visitors for their city. */
  defaultCityChooseModal: false,
  /** Menus and the home page show only the twelve most booked specialties. */
  shortServices: false,
  /** The page of a booked appointment asks to be on time. */
  appointmentWarning: false,
  /** Search engines may index a list filtered by insurance. */
  insuranceNoindexException: false,
  /** The analytics event includes the SHA-256 of the phone, if the patient consented. */
  enhancedConversions: false,
  /** Analytics and advertising may set cookies that identify a returning visitor. */
  analyticsCookies: false,
  impresszum: false,
  privacyPolicy: true,
  userGtc: false,
  processingAgreement: false,
  partnerGtc: false,
  clinics: true,
  procedures: true,
  map: true,
  survey: true,
  join: true,
  feedback: true,
  /** A patient's review is published only after a moderator has read it. */
  feedbackModeration: true,
} as const satisfies Record<string, boolean>;

export type FlagName = keyof typeof FLAG_DEFAULTS;
export type Flags = Readonly<Record<FlagName, boolean>>;

export const FLAG_NAMES = Object.keys(FLAG_DEFAULTS) as readonly FlagName[];
