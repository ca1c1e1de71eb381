import type { Aliases } from '../../types.ts';

export const specialtyAliasesInEnglish: Aliases = {
  'general-practitioner':
    'GP, family doctor, family medicine, general medicine, internist, internal medicine, primary care, physician, check-up, cold, flu, fever, cough, fatigue, sick note, vomiting, nausea, feeling sick, dizziness, sinus, tired all the time',
  cardiologist:
    'heart doctor, heart specialist, cardiology, cardiac, heart, chest pain, palpitations, high blood pressure, hypertension, arrhythmia, irregular heartbeat',
  'pediatric-cardiologist':
    "children's heart doctor, child cardiologist, kids cardiology, heart murmur in a child",
  gastroenterologist:
    'stomach doctor, gastro, GI doctor, digestive doctor, gut, stomach, stomach ache, belly pain, heartburn, reflux, gastritis, ulcer, bloating, constipation, diarrhoea, vomiting, nausea, throwing up, sick stomach, tummy ache',
  'pediatric-gastroenterologist':
    "children's stomach doctor, child gastroenterologist, kids gastro, tummy ache in a child",
  endocrinologist:
    'hormone doctor, hormones, thyroid doctor, thyroid, diabetes doctor, diabetologist, diabetes, blood sugar, goitre, nodules, weight gain',
  'pediatric-endocrinologist':
    "children's hormone doctor, child endocrinologist, child diabetes, growth problems",
  pulmonologist:
    'lung doctor, lung specialist, chest physician, respiratory doctor, lungs, asthma, bronchitis, pneumonia, COPD, shortness of breath, breathing problems, persistent cough, chest, chest infection',
  'pediatric-pulmonologist':
    "children's lung doctor, child pulmonologist, asthma in a child, cough in a child",
  nephrologist:
    'kidney doctor, kidney specialist, renal doctor, kidneys, kidney stones, kidney failure, swelling, protein in urine',
  'pediatric-nephrologist': "children's kidney doctor, child nephrologist, child kidneys",
  rheumatologist:
    'joint doctor, arthritis doctor, arthritis, gout, lupus, joint pain, swollen joints, rheumatism, autoimmune, osteoporosis',
  'pediatric-rheumatologist': "children's joint doctor, child rheumatologist, juvenile arthritis",
  hematologist:
    'blood doctor, blood specialist, hematologist, anaemia, anemia, low iron, low haemoglobin, blood clotting, bruising, leukaemia',
  'pediatric-hematologist': "children's blood doctor, child hematologist, anaemia in a child",
  allergist:
    'allergy doctor, allergy specialist, immunologist, allergologist, allergy, hay fever, pollen, hives, itching, food allergy, sneezing',
  'pediatric-allergist':
    "children's allergy doctor, child allergist, allergy in a child, baby allergy",
  'infectious-disease-specialist':
    'infection doctor, infectious diseases, hepatitis, HIV, virus, tropical medicine, Lyme disease, tick bite, fever after travel, parasites',
  'pediatric-infectious-disease-specialist':
    "children's infection doctor, child infectious diseases, chickenpox, measles",
  oncologist:
    'cancer doctor, cancer specialist, oncology, tumour, tumor, cancer, chemotherapy, lump, second opinion',
  hepatologist:
    'liver doctor, liver specialist, hepatology, liver, hepatitis, fatty liver, cirrhosis, jaundice, gallbladder',
  dietitian:
    'dietician, nutritionist, diet, nutrition, weight loss, lose weight, obesity, overweight, meal plan, eating',
  'pediatric-dietitian': "children's nutritionist, child dietitian, child diet, child overweight",
  surgeon:
    'general surgeon, surgery, operation, hernia, appendicitis, appendix, gallstones, abscess, lipoma, ingrown toenail, wound',
  'pediatric-surgeon': "children's surgeon, child surgery, child hernia, undescended testicle",
  orthopedist:
    'orthopedist, orthopedic surgeon, orthopaedics, trauma doctor, bone doctor, bones, fracture, broken arm, sprain, knee, shoulder, hip, arm, leg, foot, knee pain, flat feet, arthrosis, back, spine, lower back',
  'pediatric-orthopedist':
    "children's bone doctor, child orthopedist, flat feet in a child, scoliosis in a child, hip dysplasia",
  urologist:
    "men's doctor, bladder doctor, urology, prostate, bladder, cystitis, kidney stones, painful urination, urinary tract infection, UTI, incontinence, vasectomy",
  'pediatric-urologist': "children's urologist, child urology, bedwetting, phimosis",
  'ent-doctor':
    'ear nose and throat, otolaryngologist, otorhinolaryngologist, ENT specialist, ear doctor, throat doctor, nose doctor, sore throat, earache, sinusitis, tonsillitis, tonsils, blocked nose, snoring, hearing loss, sinus, sinus pressure, tinnitus, ear infection, dizziness',
  'pediatric-ent-doctor':
    "children's ENT, child ear nose and throat, adenoids, earache in a child, otitis in a child",
  ophthalmologist:
    'eye doctor, eye specialist, oculist, optician, optometrist, eyes, vision, eyesight, cataract, glaucoma, red eye, conjunctivitis, blurred vision, glasses',
  'pediatric-ophthalmologist':
    "children's eye doctor, child ophthalmologist, squint, lazy eye, kids eye test",
  neurosurgeon:
    'brain surgeon, spine surgeon, neurosurgery, slipped disc, herniated disc, disc hernia, brain tumour, spinal surgery',
  'vascular-surgeon':
    'vein doctor, vascular doctor, phlebologist, angiologist, varicose veins, spider veins, veins, blood clot, thrombosis, heavy legs, swollen legs',
  proctologist:
    'bowel doctor, colorectal surgeon, coloproctologist, haemorrhoids, hemorrhoids, piles, anal fissure, rectal bleeding, anal itching',
  'plastic-surgeon':
    'cosmetic surgeon, aesthetic surgeon, plastic surgery, nose job, rhinoplasty, breast augmentation, eyelid surgery, liposuction, tummy tuck, facelift',
  'breast-specialist':
    'breast doctor, mammologist, senologist, breast surgeon, breast, breast lump, breast pain, mastopathy, breast cyst, nipple discharge',
  andrologist:
    "men's doctor, male doctor, men's health, male fertility, male infertility, erectile dysfunction, impotence, testosterone, potency",
  neurologist:
    'nerve doctor, brain doctor, neurology, neuropathologist, headache, migraine, dizziness, back pain, numbness, stroke, epilepsy, sciatica, insomnia, tremor, memory loss, trouble sleeping, sleep problems, numbness in hands, tingling, tinnitus, pinched nerve, lower back',
  'pediatric-neurologist':
    "children's neurologist, child neurology, child headache, delayed development",
  psychiatrist:
    "mental health doctor, psychiatry, depression, anxiety, panic attacks, bipolar, insomnia, ADHD, addiction, schizophrenia, sleep problems, can't sleep at night",
  'child-psychiatrist': "children's psychiatrist, paediatric psychiatrist, autism, ADHD in a child",
  psychologist:
    'counsellor, counselor, mental health, stress, anxiety, burnout, couples counselling, family counselling, relationship problems, grief',
  'child-psychologist':
    "children's psychologist, kids psychologist, teenager psychologist, school problems",
  psychotherapist:
    'therapist, psychotherapy, talking therapy, CBT, cognitive behavioural therapy, family therapy, depression, phobia, panic attacks, insomnia, sleep problems',
  'speech-therapist':
    'speech pathologist, speech and language therapist, logopedist, speech, stutter, stammer, child not talking, pronunciation, lisp',
  dermatologist:
    'skin doctor, skin specialist, dermatology, dermatovenereologist, skin, acne, pimples, eczema, psoriasis, rash, itching, fungus, nail fungus, mole, STD doctor, venereologist, STD, genital warts',
  'pediatric-dermatologist':
    "children's skin doctor, child dermatologist, baby rash, eczema in a child",
  cosmetologist:
    'cosmetologist, aesthetic medicine, beautician, beauty doctor, botox, fillers, wrinkles, anti-ageing, skin rejuvenation, lip filler, mesotherapy',
  trichologist:
    'hair doctor, hair specialist, hair loss, baldness, alopecia, dandruff, scalp, thinning hair',
  gynecologist:
    "women's doctor, lady doctor, OB-GYN, OBGYN, obstetrician, obstetrics, gynecologist, gynaecology, pregnancy, period pain, irregular periods, contraception, coil, IUD, menopause, smear, women's health",
  'pediatric-gynecologist':
    "children's gynaecologist, girls gynecologist, teenage gynaecologist, first period",
  'fertility-specialist':
    'IVF doctor, IVF, reproductive medicine, reproductologist, infertility, fertility clinic, insemination, trying to get pregnant, conceive',
  pediatrician:
    "children's doctor, child doctor, kids doctor, baby doctor, doctor for children, pediatrics, pediatrician, child fever, well-baby check, kindergarten certificate",
  neonatologist:
    'newborn doctor, newborn baby doctor, neonatology, newborn, premature baby, newborn jaundice, first month of life',
  dentist:
    'dental, dental clinic, dentistry, stomatologist, teeth doctor, tooth doctor, teeth, tooth, toothache, tooth pain, caries, cavity, crown, veneers, gum pain',
  'pediatric-dentist':
    "children's dentist, kids dentist, child dentist, baby teeth, milk teeth, child toothache",
  orthodontist:
    'braces, aligners, Invisalign, retainer, crooked teeth, straighten teeth, bite correction, overbite, orthodontics',
  'oral-surgeon':
    'dental surgeon, maxillofacial surgeon, wisdom tooth, wisdom teeth removal, dental implant, implantologist, tooth implant, jaw surgery, jaw',
  periodontist:
    'gum doctor, gum specialist, gums, bleeding gums, gum disease, gingivitis, periodontitis, loose teeth, gum recession',
  physiotherapist:
    'physical therapist, physio, physiotherapy, physical therapy, back pain, neck pain, sports injury, after surgery, posture, exercises, spine, lower back',
  'pediatric-physiotherapist':
    "children's physio, child physiotherapist, baby physiotherapy, posture in a child",
  'rehabilitation-doctor':
    'rehab, rehabilitation, physiatrist, rehabilitation medicine, after stroke, after surgery, after injury, recovery, mobility',
  osteopath:
    'manual therapist, manual therapy, chiropractor, osteopathy, back pain, neck pain, bone setter, stiff back, cranial osteopathy, lower back',
  'sports-doctor':
    'sports medicine, sports physician, sports injury, athlete, sports certificate, fitness check, muscle strain, sprain',
  'ultrasound-specialist':
    'sonographer, sonologist, ultrasound doctor, ultrasound, sonography, scan, USG, echo',
  radiologist:
    'X-ray doctor, X-ray, radiology, roentgenologist, CT, MRI, imaging, scan reading, second opinion on a scan',
  'functional-diagnostics-doctor':
    'ECG doctor, functional diagnostics, EEG, ECG, Holter, spirometry, stress test, heart tests',
  geneticist:
    'genetics, genetic counselling, genetic test, DNA test, hereditary disease, inherited disease, chromosomes, karyotype, family planning risk',
};
