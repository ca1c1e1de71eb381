import {
  PREPARATION_STEPS,
  type Preparation,
  type PreparationStep,
} from '#shared/domain/booking/preparation.ts';
import type { Names } from './types.ts';

type Step = PreparationStep | readonly [kind: PreparationStep, amount: number];

/** Makes a preparation of steps, with the usual number of those that need one and have none. */
function prepare(steps: readonly Step[], notes: Names | Record<string, never> = {}): Preparation {
  return {
    steps: steps.map((step) => {
      if (typeof step !== 'string') return { kind: step[0], amount: step[1] };
      return { kind: step, amount: PREPARATION_STEPS[step]?.usual ?? null };
    }),
    notes,
  };
}

const MRI = prepare(['no_metal', 'comfortable_clothes', 'earlier_results', 'arrive_early']);
const CT = prepare(['no_metal', 'earlier_results']);
const FULL_BLADDER = prepare(['full_bladder']);

/** The preparations of services, by slug. Services that are not listed need none. */
export const PREPARATIONS: Readonly<Record<string, Preparation>> = {
  gastroscopy: prepare([
    'fasting',
    'no_drinks',
    'medicines',
    'earlier_results',
    'companion',
    'no_driving',
  ]),
  colonoscopy: prepare([
    'no_drinks',
    'bowel_cleansing',
    'medicines',
    ['arrive_early', 30],
    'companion',
    'no_driving',
  ]),
  'abdominal-ultrasound': prepare([['fasting', 6], 'water']),
  'child-abdominal-ultrasound': prepare([['fasting', 3]]),
  'kidney-ultrasound': FULL_BLADDER,
  'pelvic-ultrasound': FULL_BLADDER,
  'prostate-ultrasound': FULL_BLADDER,
  'pregnancy-ultrasound': prepare(['earlier_results']),
  'complete-blood-count': prepare(['water', 'no_exercise']),
  'blood-chemistry': prepare([['fasting', 10], 'water', 'no_alcohol', 'no_exercise']),
  'blood-sugar-test': prepare(['fasting', 'water', 'no_smoking']),
  'thyroid-hormone-test': prepare(['fasting', 'water', 'medicines']),
  'skin-prick-test': prepare(['medicines'], {
    en: 'Antihistamines change the result. Ask your doctor when to stop taking them.',
    hu: 'Az allergiagyógyszerek befolyásolják az eredményt. Kérdezze meg orvosát, mikor hagyja abba őket.',
    kk: 'Аллергияға қарсы дәрілер нәтижені өзгертеді. Оларды қашан тоқтату керегін дәрігерден сұраңыз.',
    ro: 'Antihistaminicele schimbă rezultatul. Întrebați medicul când să le întrerupeți.',
    ru: 'Антигистаминные препараты меняют результат. Спросите врача, когда перестать их принимать.',
  }),
  'brain-mri': MRI,
  'spine-mri': MRI,
  'knee-mri': MRI,
  'brain-ct': CT,
  'chest-ct': CT,
  'chest-x-ray': prepare(['no_metal']),
  mammography: prepare(['earlier_results'], {
    en: 'Do not use deodorant or body cream on the day.',
    hu: 'A vizsgálat napján ne használjon dezodort és testápolót.',
    kk: 'Сол күні дезодорант пен денеге арналған крем қолданбаңыз.',
    ro: 'În ziua investigației nu folosiți deodorant sau cremă de corp.',
    ru: 'В день исследования не пользуйтесь дезодорантом и кремом для тела.',
  }),
  'cardiac-stress-test': prepare([
    ['fasting', 2],
    'no_smoking',
    'medicines',
    'comfortable_clothes',
  ]),
  'holter-monitoring': prepare(['comfortable_clothes']),
  spirometry: prepare([['no_smoking', 4], ['no_exercise', 1], 'medicines']),
  echocardiography: prepare(['earlier_results']),
  'vision-test': prepare(['no_contact_lenses']),
  'retina-examination': prepare(['no_contact_lenses', 'no_driving']),
};
