import type { Aliases } from '../../types.ts';

export const procedureAliasesInEnglish: Aliases = {
  'abdominal-ultrasound':
    'belly scan, stomach ultrasound, liver ultrasound, gallbladder scan, pancreas ultrasound, abdomen sonography, tummy scan',
  'child-abdominal-ultrasound': "child's belly scan, kids stomach ultrasound, baby tummy scan",
  'thyroid-ultrasound':
    'thyroid scan, neck gland scan, thyroid sonography, thyroid nodules, goitre scan, thyroid echo',
  'kidney-ultrasound':
    'kidney scan, bladder scan, renal ultrasound, urinary tract ultrasound, kidney stones scan, KUB ultrasound',
  'pelvic-ultrasound':
    'womb scan, uterus ultrasound, ovary scan, ovarian ultrasound, transvaginal ultrasound, gynaecological ultrasound, gynae scan',
  'pregnancy-ultrasound':
    'baby scan, pregnancy scan, dating scan, anomaly scan, 12 week scan, 20 week scan, prenatal ultrasound, 4D ultrasound, foetal scan',
  'breast-ultrasound':
    'breast scan, breast sonography, breast lump scan, mammary ultrasound, breast check, breast cyst scan',
  'prostate-ultrasound':
    'prostate scan, transrectal ultrasound, TRUS, prostate check, male pelvic ultrasound, prostate sonography',
  'vein-ultrasound':
    'leg vein doppler, doppler legs, varicose vein scan, DVT scan, blood clot scan, duplex scan of legs, venous doppler',
  'neck-vessel-ultrasound':
    'carotid ultrasound, carotid doppler, neck doppler, neck arteries scan, brachiocephalic doppler, stroke prevention scan',
  'joint-ultrasound':
    'knee ultrasound, shoulder ultrasound, tendon scan, musculoskeletal ultrasound, MSK ultrasound, soft tissue ultrasound',
  'infant-hip-ultrasound': 'baby hip scan, hip dysplasia screening, newborn hip check',
  echocardiography:
    'echo, echocardiogram, cardiac echo, heart scan, cardiac ultrasound, heart echo, ECHO test, heart sonography',
  'child-echocardiography': "child's echo, paediatric echocardiogram, baby heart scan",
  'brain-mri':
    'head MRI, MRI scan, magnetic resonance imaging, brain scan, MRI of the head, cranial MRI, headache scan',
  'spine-mri':
    'back MRI, lumbar MRI, neck MRI, cervical spine MRI, spinal MRI, magnetic resonance, disc scan, lower back MRI',
  'knee-mri':
    'MRI of the knee, meniscus MRI, knee scan, ligament MRI, magnetic resonance of the knee, joint MRI',
  'brain-ct': 'CT scan, cat scan, brain CT, computed tomography, head scan, skull CT, sinus CT',
  'chest-ct':
    'lung CT, CT scan of the lungs, CT thorax, computed tomography of the chest, low-dose CT, lung scan',
  'chest-x-ray':
    'lung X-ray, fluorography, chest radiograph, CXR, X-ray of the lungs, pneumonia X-ray, TB screening',
  'bone-x-ray':
    'X-ray, bone radiograph, fracture X-ray, hand X-ray, foot X-ray, knee X-ray, spine X-ray, roentgen',
  'child-bone-x-ray': "child's X-ray, kids fracture X-ray, child's arm X-ray",
  mammography:
    'mammogram, breast X-ray, breast screening, breast cancer screening, breast check, mammo',
  'bone-density-scan':
    'DEXA, DXA, osteoporosis test, bone scan, bone mineral density, densitometry, bone densitometry',
  'panoramic-dental-x-ray':
    'OPG, dental X-ray, teeth X-ray, panoramic X-ray, orthopantomogram, jaw X-ray, full mouth X-ray',
  ecg: 'EKG, electrocardiogram, heart tracing, cardiogram, heart test, 12-lead ECG, heart rhythm test',
  'child-ecg': "child's EKG, child's cardiogram, paediatric ECG",
  'holter-monitoring':
    'Holter, holter monitor, 24 hour ECG, ambulatory ECG, heart monitor, 24-hour heart monitoring, daily ECG',
  'blood-pressure-monitoring':
    'ABPM, ambulatory blood pressure, BP monitor, 24 hour BP, blood pressure Holter, hypertension test',
  'cardiac-stress-test':
    'treadmill test, exercise ECG, stress ECG, exercise test, bicycle test, ergometry, TMT, cycle ergometry',
  eeg: 'electroencephalogram, electroencephalography, brain waves test, epilepsy test, brain activity test, brain test',
  'child-eeg': "child's brain waves test, paediatric EEG, child's electroencephalogram",
  electromyography:
    'EMG, nerve conduction study, NCS, ENMG, muscle test, nerve test, carpal tunnel test',
  spirometry:
    'lung function test, breathing test, pulmonary function test, PFT, asthma test, lung capacity test, spirogram',
  gastroscopy:
    'upper endoscopy, EGD, OGD, stomach camera, camera test, endoscopy, swallow a tube, FGDS, stomach endoscopy',
  colonoscopy:
    'bowel camera, colon check, bowel endoscopy, large intestine camera, bowel cancer screening, lower endoscopy, colon exam',
  'nasal-endoscopy':
    'nose endoscopy, throat endoscopy, laryngoscopy, nose camera, sinus endoscopy, rhinoscopy, ENT endoscopy',
  'child-nasal-endoscopy': "adenoids check, child's nose endoscopy, adenoids",
  colposcopy:
    'cervix exam, cervical exam, abnormal smear, colposcope, cervical biopsy, cervix check',
  'complete-blood-count':
    'CBC, FBC, full blood count, blood test, general blood test, blood work, haemoglobin test, blood analysis, hemogram',
  'child-blood-count': "child's blood test, child's CBC, finger prick blood test",
  'blood-chemistry':
    'biochemistry, biochemical blood test, liver function test, LFT, cholesterol test, kidney function test, creatinine, blood panel, metabolic panel, lipid profile',
  'blood-sugar-test':
    'glucose test, sugar test, HbA1c, diabetes test, fasting glucose, glycated haemoglobin, blood glucose',
  'thyroid-hormone-test':
    'TSH, T3, T4, thyroid test, thyroid blood test, hormone test, thyroid function test, TFT',
  'urine-test':
    'urinalysis, urine analysis, pee test, urine sample, urine dipstick, general urine test',
  'smear-test':
    'Pap smear, Pap test, cervical screening, cytology, cervical cancer screening, smear, liquid-based cytology',
  'infection-screening':
    'STD test, STI test, STI screening, HIV test, chlamydia test, gonorrhoea test, sexual infections, PCR swab, syphilis test',
  'flu-vaccination':
    'flu shot, flu jab, influenza vaccine, flu vaccine, seasonal vaccine, influenza shot, vaccination',
  'child-flu-vaccination': "child's flu shot, flu jab for kids, influenza vaccine for children",
  'hepatitis-b-vaccination':
    'hepatitis vaccine, hep B jab, hep B vaccine, HBV vaccine, hepatitis shot, Engerix, liver vaccine',
  'child-routine-vaccination':
    'childhood vaccines, baby vaccines, kids jabs, immunisation, MMR, DTP, polio vaccine, vaccination schedule, baby shots',
  'hpv-vaccination':
    'HPV vaccine, Gardasil, papilloma vaccine, cervical cancer vaccine, human papillomavirus, HPV jab',
  'tick-borne-encephalitis-vaccination':
    'TBE vaccine, tick vaccine, tick jab, tick shot, encephalitis vaccine, vaccine against ticks',
  'skin-prick-test':
    'allergy test, allergy skin test, prick test, scratch test, pollen test, allergen test',
  'child-skin-prick-test': "child's allergy test, kids prick test, allergy testing for children",
  'allergy-blood-panel':
    'allergy blood test, IgE test, allergen panel, food allergy test, specific IgE, immunoglobulin E, RAST test',
  'dental-cleaning':
    'teeth cleaning, tooth cleaning, tartar removal, scale and polish, scaling, plaque removal, oral hygiene, dental hygienist, ultrasonic cleaning, Air Flow',
  'tooth-filling':
    'filling, dental filling, cavity, caries treatment, tooth decay, white filling, composite filling, fill a tooth',
  'milk-tooth-filling':
    "baby tooth filling, child's filling, caries in a child, milk teeth treatment",
  'root-canal-treatment':
    'root canal, endodontics, endodontist, nerve removal, pulpitis, tooth nerve, RCT, dead tooth',
  'tooth-extraction':
    'pull a tooth, tooth removal, remove a tooth, wisdom tooth removal, dental extraction, take out a tooth',
  'teeth-whitening':
    'tooth whitening, bleaching, whiten teeth, laser whitening, Zoom whitening, white teeth, dental bleaching',
  'vision-test':
    'eye test, eyesight test, glasses prescription, sight test, optometrist, contact lenses, refraction test, eye exam',
  'child-vision-test': "child's eye test, kids eye check, child's glasses",
  'eye-pressure-measurement':
    'tonometry, glaucoma test, intraocular pressure, IOP, eye pressure, glaucoma check',
  'retina-examination':
    'fundus exam, fundoscopy, ophthalmoscopy, back of the eye, retinal exam, eye fundus, retina check',
  audiometry:
    'hearing test, audiogram, hearing check, audiologist, hearing loss test, hearing aid test, ear test',
  'child-hearing-test': "child's audiometry, kids hearing check, newborn hearing screening",
  'ear-wax-removal':
    'ear cleaning, ear syringing, ear wash, ear flushing, blocked ear, ear irrigation, microsuction, earwax',
  dermatoscopy:
    'mole check, mole mapping, skin cancer screening, dermoscopy, mole scan, melanoma check, birthmark check',
  'mole-removal':
    'remove a mole, laser mole removal, birthmark removal, nevus removal, papilloma removal, skin tag removal',
  'wart-removal':
    'remove a wart, verruca removal, cryotherapy, wart freezing, laser wart removal, plantar wart, papilloma, condyloma',
  'child-wart-removal': "child's wart, kids verruca, molluscum removal",
  injection:
    'shot, jab, intramuscular injection, IM injection, subcutaneous injection, nurse injection, needle',
  'iv-drip':
    'drip, infusion, IV infusion, intravenous drip, vitamin drip, IV therapy, dropper, iron infusion',
  'wound-dressing':
    'dressing, bandage, bandage change, dressing change, wound care, burn dressing, stitches removal, bandaging',
  'plaster-cast':
    'plaster, cast, gypsum, fibreglass cast, splint, broken arm cast, fracture cast, plaster removal',
  'joint-injection':
    'knee injection, cortisone injection, hyaluronic acid injection, steroid injection, shoulder injection, joint block, blockade',
  'therapeutic-massage':
    'massage, back massage, medical massage, masseur, massage therapist, neck massage, lymphatic drainage, sports massage',
  'child-massage': 'baby massage, kids massage, infant massage, masseur for children',
  'exercise-therapy':
    'remedial gymnastics, therapeutic exercise, physiotherapy exercises, physio, kinesiotherapy, back exercises, rehab exercises',
  electrotherapy:
    'electrophoresis, TENS, electrical stimulation, interference current, magnetotherapy, physiotherapy device, physio currents',
  'shockwave-therapy':
    'shock wave, ESWT, extracorporeal shockwave, heel spur treatment, heel spur, plantar fasciitis, tennis elbow',
  'kinesio-taping': 'taping, kinesio tape, K-tape, sports tape, muscle tape, tapes, face taping',
  'laser-hair-removal':
    'laser epilation, epilation, hair removal, diode laser, bikini laser, leg hair removal, permanent hair removal, depilation',
  'chemical-peel':
    'peeling, face peel, acid peel, skin peel, TCA peel, acne scars, pigmentation, dark spots',
  'botulinum-toxin-injections':
    'botox, Dysport, wrinkle injections, forehead wrinkles, anti-wrinkle, beauty injections, excessive sweating, wrinkles',
  'platelet-rich-plasma':
    'PRP, plasma therapy, plasmolifting, vampire facial, PRP hair, plasma injections, own blood injections',
  'facial-cleansing':
    'facial, face cleaning, deep cleansing, ultrasonic face cleaning, blackheads, pore cleaning, skin cleaning, acne cleaning',
};
