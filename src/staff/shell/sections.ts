import {
  Building2,
  CalendarClock,
  CalendarDays,
  CalendarHeart,
  CalendarSync,
  CalendarX,
  ChartColumn,
  ClipboardCheck,
  ClipboardList,
  Eraser,
  FilePenLine,
  FileUp,
  Inbox,
  Languages,
  LibraryBig,
  ListChecks,
  MessageSquareText,
  PhoneCall,
  Rocket,
  ScrollText,
  Send,
  Tags,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import type shell from '#shared/i18n/locales/en/staff/shell.json';
import type { StaffSite } from '#shared/countries/staff-hosts.ts';
import type { Permission } from '#shared/domain/identity/permissions.ts';

/** A section of a staff site, as the navigation shows it. */
export interface Section {
  readonly path: string;
  /** The key of its name in the texts of the shell. */
  readonly name: keyof (typeof shell)['sections'];
  readonly icon: LucideIcon;
  /** The permission to see it. */
  readonly permission: Permission;
}

/** The page of the own account, which the menu of the account links to. */
export const ACCOUNT_PATH = '/account';

/** The pages that need the width of the menu, which is folded on them. */
export const WIDE_PAGES: readonly string[] = ['/desk'];

/** The steps that start a country: the first section of the console until a clinic is live. */
export const START_SECTION = section('gettingStarted', ListChecks, 'catalogue.edit', 'start');

/** The steps that are left until a clinic goes live. */
export const GETTING_STARTED = section(
  'gettingStarted',
  Rocket,
  'onboarding.rehearse',
  'onboarding',
);

/** The sections of each site, in their order. */
export const SECTIONS: Readonly<Record<StaffSite, readonly Section[]>> = {
  cabinet: [
    section('desk', CalendarDays, 'appointments.view'),
    section('schedules', CalendarClock, 'schedules.view'),
    section('holidays', CalendarHeart, 'branch_holidays.edit'),
    section('absences', CalendarX, 'absences.view'),
    section('calendars', CalendarSync, 'busy_calendars.edit'),
    section('reviews', MessageSquareText, 'received_reviews.view'),
    section('prices', Tags, 'prices.edit'),
    section('preparations', ClipboardList, 'content.edit'),
    section('content', FilePenLine, 'content.edit'),
    section('figures', ChartColumn, 'figures.view'),
    section('imports', FileUp, 'imports.edit'),
    section('clinic', Building2, 'proposals.make'),
    section('team', UsersRound, 'accounts.manage'),
    GETTING_STARTED,
  ],
  operator: [
    section('inbox', Inbox, 'inbox.view'),
    section('reviews', MessageSquareText, 'reviews.moderate'),
    section('support', PhoneCall, 'appointments.support'),
    section('messages', Send, 'messages.view'),
    section('erasures', Eraser, 'erasures.view'),
    section('clinics', Building2, 'clinics.view'),
    section('onboarding', Rocket, 'onboarding.view'),
    section('proposals', ClipboardCheck, 'proposals.decide'),
    section('catalogue', LibraryBig, 'catalogue.view'),
    section('holidays', CalendarHeart, 'holidays.view'),
    section('texts', Languages, 'texts.edit'),
    section('accounts', UsersRound, 'accounts.manage'),
    section('audit', ScrollText, 'audit.view'),
  ],
};

/** Returns a section, whose path is by default its name. */
function section(
  name: Section['name'],
  icon: LucideIcon,
  permission: Permission,
  path: string = name,
): Section {
  return { path: `/${path}`, name, icon, permission };
}
