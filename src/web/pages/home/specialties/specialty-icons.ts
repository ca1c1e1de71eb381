import {
  Accessibility,
  Baby,
  Bean,
  Bone,
  Brain,
  Dna,
  Droplet,
  Ear,
  Eye,
  FingerprintPattern,
  HeartPulse,
  Mars,
  MessagesSquare,
  PersonStanding,
  Ribbon,
  ScanLine,
  Stethoscope,
  Venus,
  Wind,
  type LucideIcon,
} from 'lucide-react';
import { Stomach, Thyroid, Tooth } from '#web/domain/drawn-icons.ts';

/** The icons of specialties by slug, if there is an icon that is easy to recognise. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  andrologist: Mars,
  cardiologist: HeartPulse,
  dentist: Tooth,
  dermatologist: FingerprintPattern,
  endocrinologist: Thyroid,
  'ent-doctor': Ear,
  gastroenterologist: Stomach,
  geneticist: Dna,
  gynecologist: Venus,
  hematologist: Droplet,
  nephrologist: Bean,
  neurologist: Brain,
  oncologist: Ribbon,
  ophthalmologist: Eye,
  'oral-surgeon': Tooth,
  orthodontist: Tooth,
  orthopedist: Bone,
  pediatrician: Baby,
  periodontist: Tooth,
  physiotherapist: PersonStanding,
  psychologist: MessagesSquare,
  psychotherapist: MessagesSquare,
  pulmonologist: Wind,
  radiologist: ScanLine,
  'rehabilitation-doctor': Accessibility,
};

/** Returns the icon of a specialty, by default a stethoscope. */
export function specialtyIcon(slug: string): LucideIcon {
  return ICONS[slug] ?? Stethoscope;
}
