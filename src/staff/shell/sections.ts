import {
  Building2,
  CalendarClock,
  CalendarDays,
  CalendarHeart,
  CalendarSync,
  CalendarX,
  ChartColumn,
  ClipboardList,
  Eraser,
  FilePenLine,
  FileUp,
  Inbox,
  Languages,
  LibraryBig,
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
  readonly site: StaffSite;
  /** The permission to see it. */
  readonly permission: Permission;
}

/** The page of the own account, which the menu of the account links to. */
export const ACCOUNT_PATH = '/account';

export const SECTIONS: readonly Section[] = [
  {
    path: '/desk',
    name: 'desk',
    icon: CalendarDays,
    site: 'cabinet',
    permission: 'appointments.view',
  },
  {
    path: '/schedules',
    name: 'schedules',
    icon: CalendarClock,
    site: 'cabinet',
    permission: 'schedules.view',
  },
  {
    path: '/holidays',
    name: 'holidays',
    icon: CalendarHeart,
    site: 'cabinet',
    permission: 'branch_holidays.edit',
  },
  {
    path: '/absences',
    name: 'absences',
    icon: CalendarX,
    site: 'cabinet',
    permission: 'absences.edit',
  },
  {
    path: '/calendars',
    name: 'calendars',
    icon: CalendarSync,
    site: 'cabinet',
    permission: 'busy_calendars.edit',
  },
  {
    path: '/reviews',
    name: 'reviews',
    icon: MessageSquareText,
    site: 'cabinet',
    permission: 'received_reviews.view',
  },
  {
    path: '/prices',
    name: 'prices',
    icon: Tags,
    site: 'cabinet',
    permission: 'prices.edit',
  },
  {
    path: '/preparations',
    name: 'preparations',
    icon: ClipboardList,
    site: 'cabinet',
    permission: 'content.edit',
  },
  {
    path: '/content',
    name: 'content',
    icon: FilePenLine,
    site: 'cabinet',
    permission: 'content.edit',
  },
  {
    path: '/figures',
    name: 'figures',
    icon: ChartColumn,
    site: 'cabinet',
    permission: 'figures.view',
  },
  {
    path: '/imports',
    name: 'imports',
    icon: FileUp,
    site: 'cabinet',
    permission: 'imports.edit',
  },
  {
    path: '/team',
    name: 'team',
    icon: UsersRound,
    site: 'cabinet',
    permission: 'accounts.manage',
  },
  {
    path: '/onboarding',
    name: 'gettingStarted',
    icon: Rocket,
    site: 'cabinet',
    permission: 'onboarding.rehearse',
  },
  {
    path: '/inbox',
    name: 'inbox',
    icon: Inbox,
    site: 'operator',
    permission: 'inbox.view',
  },
  {
    path: '/reviews',
    name: 'reviews',
    icon: MessageSquareText,
    site: 'operator',
    permission: 'reviews.moderate',
  },
  {
    path: '/support',
    name: 'support',
    icon: PhoneCall,
    site: 'operator',
    permission: 'appointments.support',
  },
  {
    path: '/messages',
    name: 'messages',
    icon: Send,
    site: 'operator',
    permission: 'messages.view',
  },
  {
    path: '/erasures',
    name: 'erasures',
    icon: Eraser,
    site: 'operator',
    permission: 'erasures.view',
  },
  {
    path: '/clinics',
    name: 'clinics',
    icon: Building2,
    site: 'operator',
    permission: 'clinics.view',
  },
  {
    path: '/onboarding',
    name: 'onboarding',
    icon: Rocket,
    site: 'operator',
    permission: 'onboarding.view',
  },
  {
    path: '/catalogue',
    name: 'catalogue',
    icon: LibraryBig,
    site: 'operator',
    permission: 'catalogue.view',
  },
  {
    path: '/holidays',
    name: 'holidays',
    icon: CalendarHeart,
    site: 'operator',
    permission: 'holidays.view',
  },
  {
    path: '/texts',
    name: 'texts',
    icon: Languages,
    site: 'operator',
    permission: 'texts.edit',
  },
  {
    path: '/accounts',
    name: 'accounts',
    icon: UsersRound,
    site: 'operator',
    permission: 'accounts.manage',
  },
  {
    path: '/audit',
    name: 'audit',
    icon: ScrollText,
    site: 'operator',
    permission: 'audit.view',
  },
];
