import {
  Accessibility,
  AudioWaveform,
  Bandage,
  ClipboardList,
  Eye,
  Flower2,
  HeartPulse,
  ScanLine,
  ScanSearch,
  Sparkles,
  Syringe,
  TestTube,
  type LucideIcon,
} from 'lucide-react';
import { Tooth } from '#web/domain/drawn-icons.ts';

/** The icons of categories of procedures by slug. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  'aesthetic-medicine': Sparkles,
  'allergy-tests': Flower2,
  'dental-care': Tooth,
  endoscopy: ScanSearch,
  'heart-lung-and-nerve-tests': HeartPulse,
  'laboratory-tests': TestTube,
  'massage-and-rehabilitation': Accessibility,
  'minor-procedures': Bandage,
  'mri-ct-x-ray': ScanLine,
  'sight-and-hearing': Eye,
  ultrasound: AudioWaveform,
  vaccinations: Syringe,
};

/** Returns the icon of a category of procedures, by default a list. */
export function categoryIcon(slug: string): LucideIcon {
  return ICONS[slug] ?? ClipboardList;
}
