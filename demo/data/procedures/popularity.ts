const USUAL = 12;

/** The demand of procedures that people book most, on the scale of specialties. */
const POPULAR: Readonly<Record<string, number>> = {
  'abdominal-ultrasound': 100,
  'blood-chemistry': 70,
  'blood-sugar-test': 45,
  'brain-ct': 35,
  'brain-mri': 60,
  'breast-ultrasound': 45,
  'chest-x-ray': 40,
  'complete-blood-count': 95,
  'dental-cleaning': 95,
  ecg: 95,
  echocardiography: 50,
  gastroscopy: 50,
  'hpv-vaccination': 4,
  mammography: 30,
  'pelvic-ultrasound': 60,
  'pregnancy-ultrasound': 45,
  'smear-test': 30,
  'spine-mri': 55,
  'therapeutic-massage': 40,
  'thyroid-ultrasound': 65,
  'tooth-filling': 60,
  'urine-test': 45,
  'vision-test': 45,
};

/** Returns the demand of a procedure, from 1 (lowest) to 100 (highest). */
export function popularityOf(slug: string): number {
  return POPULAR[slug] ?? USUAL;
}
