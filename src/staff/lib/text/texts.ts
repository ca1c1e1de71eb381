import type absences from '#shared/i18n/locales/en/staff/absences.json';
import type accounts from '#shared/i18n/locales/en/staff/accounts.json';
import type account from '#shared/i18n/locales/en/staff/account.json';
import type arrival from '#shared/i18n/locales/en/staff/arrival.json';
import type desk from '#shared/i18n/locales/en/staff/desk.json';
import type audit from '#shared/i18n/locales/en/staff/audit.json';
import type calendars from '#shared/i18n/locales/en/staff/calendars.json';
import type content from '#shared/i18n/locales/en/staff/content.json';
import type erasures from '#shared/i18n/locales/en/staff/erasures.json';
import type fhirImports from '#shared/i18n/locales/en/staff/fhir-imports.json';
import type figures from '#shared/i18n/locales/en/staff/figures.json';
import type history from '#shared/i18n/locales/en/staff/history.json';
import type holidays from '#shared/i18n/locales/en/staff/holidays.json';
import type imports from '#shared/i18n/locales/en/staff/imports.json';
import type inbox from '#shared/i18n/locales/en/staff/inbox.json';
import type messages from '#shared/i18n/locales/en/staff/messages.json';
import type onboarding from '#shared/i18n/locales/en/staff/onboarding.json';
import type catalogue from '#shared/i18n/locales/en/staff/catalogue.json';
import type queue from '#shared/i18n/locales/en/staff/queue.json';
import type preparations from '#shared/i18n/locales/en/staff/preparations.json';
import type prices from '#shared/i18n/locales/en/staff/prices.json';
import type proposals from '#shared/i18n/locales/en/staff/proposals.json';
import type questions from '#shared/i18n/locales/en/staff/questions.json';
import type received from '#shared/i18n/locales/en/staff/received.json';
import type reviews from '#shared/i18n/locales/en/staff/reviews.json';
import type schedule from '#shared/i18n/locales/en/staff/schedule.json';
import type doctorImports from '#shared/i18n/locales/en/staff/doctor-imports.json';
import type hourImports from '#shared/i18n/locales/en/staff/hour-imports.json';
import type setup from '#shared/i18n/locales/en/staff/setup.json';
import type start from '#shared/i18n/locales/en/staff/start.json';
import type shell from '#shared/i18n/locales/en/staff/shell.json';
import type signIn from '#shared/i18n/locales/en/staff/sign-in.json';
import type support from '#shared/i18n/locales/en/staff/support.json';
import type patientTexts from '#shared/i18n/locales/en/staff/texts.json';
import type appointmentImports from '#shared/i18n/locales/en/staff/appointment-imports.json';
import type { Language } from '#shared/i18n/languages.ts';
import {
  createTranslator,
  type MessageKey,
  type Messages,
  type Translate,
} from '#shared/i18n/messages.ts';

/** The files of texts, typed by the English ones. */
interface Namespaces {
  absences: typeof absences;
  account: typeof account;
  accounts: typeof accounts;
  arrival: typeof arrival;
  desk: typeof desk;
  audit: typeof audit;
  calendars: typeof calendars;
  content: typeof content;
  erasures: typeof erasures;
  'fhir-imports': typeof fhirImports;
  figures: typeof figures;
  history: typeof history;
  holidays: typeof holidays;
  imports: typeof imports;
  inbox: typeof inbox;
  messages: typeof messages;
  onboarding: typeof onboarding;
  catalogue: typeof catalogue;
  queue: typeof queue;
  preparations: typeof preparations;
  prices: typeof prices;
  proposals: typeof proposals;
  questions: typeof questions;
  received: typeof received;
  reviews: typeof reviews;
  schedule: typeof schedule;
  setup: typeof setup;
  'doctor-imports': typeof doctorImports;
  'hour-imports': typeof hourImports;
  shell: typeof shell;
  'sign-in': typeof signIn;
  start: typeof start;
  support: typeof support;
  texts: typeof patientTexts;
  'appointment-imports': typeof appointmentImports;
}

export type Namespace = keyof Namespaces;
export type Translator<N extends Namespace> = Translate<MessageKey<Namespaces[N]>>;

/** Returns the texts of one namespace. */
export type Texts = <N extends Namespace>(namespace: N) => Translator<N>;

/** The texts of each language, in a chunk of its own. */
const LANGUAGE_FILES = {
  en: () => import('./languages/en.ts'),
  hu: () => import('./languages/hu.ts'),
  kk: () => import('./languages/kk.ts'),
  ro: () => import('./languages/ro.ts'),
  ru: () => import('./languages/ru.ts'),
} as const satisfies Record<Language, () => Promise<{ files: Record<string, Messages> }>>;

/** Loads all texts of the staff pages in a language. */
export async function loadTexts(language: Language): Promise<Texts> {
  const { files } = await LANGUAGE_FILES[language]();
  const translators = new Map<string, Translate<string>>();
  for (const [path, messages] of Object.entries(files)) {
    const namespace = path.replace(/^.*\/([\w-]+)\.json$/, '$1');
    translators.set(namespace, createTranslator<string>(messages, language));
  }
  return (namespace) => {
    const translate = translators.get(namespace);
    if (translate === undefined) throw new Error(`No texts of ${namespace} in ${language}`);
    return translate;
  };
}
