import { priceListOf } from './price-list.ts';

/** A clinic in Dubai: codes, AED with thousands, British and American words. */
export const EMIRATI = priceListOf(
  'ae',
  `
Marina Family Medical Centre;;;
Price list 2026 (AED, excl. VAT);;;
Code;Service;Price;Notes
;Consultations;;
general-practitioner> GP01;GP Consultation;AED 250;
cardiologist> CA01;Cardiology - Initial Consultation;AED 600;
-> CA02;Cardiology - Follow up;AED 300;within 7 days
dermatologist> DE01;Dermatologist Consultation;AED 500;
ent-doctor> EN01;ENT Specialist Consultation;AED 450;
gynecologist> GY01;Obstetrics & Gynaecology Consultation;AED 500;
pediatrician> PE01;Pediatrician Consultation;AED 400;
orthopedist> OR01;Orthopedic Surgeon Consultation;AED 500;
neurologist> NE01;Neurology consultation;AED 650;
psychiatrist> PS01;Psychiatry Consultation (60 min);AED 900;
dentist> DN01;Dental Consultation;AED 150;
ophthalmologist> OP01;Eye Specialist Consultation;AED 400;
-> HV01;Doctor Home Visit;AED 700;
-> TC01;Teleconsultation;AED 150;
;Radiology;;
abdominal-ultrasound> RA01;Ultrasound Abdomen;AED 450;
-> RA02;Ultrasound Abdomen & Pelvis;AED 600;
pelvic-ultrasound> RA03;Ultrasound Pelvis (female);AED 450;
thyroid-ultrasound> RA04;Thyroid Ultrasound;AED 400;
breast-ultrasound> RA05;USG Breast Bilateral;AED 500;
vein-ultrasound> RA06;Venous Doppler - Lower Limbs;AED 750;
neck-vessel-ultrasound> RA07;Carotid Doppler;AED 700;
chest-x-ray> RA08;X-Ray Chest;AED 150 - 200;
brain-mri> RA09;MRI Brain (plain);AED 1,500;
-> RA10;MRI Brain with contrast;AED 2,200;
spine-mri> RA11;MRI Lumbar Spine;AED 1,500;
brain-ct> RA12;CT Brain;AED 900;
mammography> RA13;Mammogram;AED 450;
bone-density-scan> RA14;DEXA scan;AED 400;
;Cardiology;;
ecg> CR01;ECG (12 lead);AED 150;
echocardiography> CR02;Echocardiogram;AED 800;
cardiac-stress-test> CR03;Treadmill Test (TMT);AED 700;
holter-monitoring> CR04;Holter Monitor 24 hrs;AED 700;
blood-pressure-monitoring> CR05;Ambulatory BP Monitoring;AED 500;
;Laboratory;;
complete-blood-count> LA01;CBC;AED 80;
blood-sugar-test> LA02;HbA1c;AED 100;
-> LA03;Vitamin D;AED 200;
urine-test> LA04;Urine Routine;AED 50;
thyroid-hormone-test> LA05;Thyroid Function Test;AED 220;
smear-test> LA06;Pap Smear;AED 250;
;Dental & Aesthetics;;
dental-cleaning> DN02;Scaling and Polishing;from AED 250;
tooth-filling> DN03;Composite Filling (per tooth);AED 300-500;
root-canal-treatment> DN04;Root Canal Treatment;from AED 1,000;
tooth-extraction> DN05;Simple Extraction;AED 300;
teeth-whitening> DN06;Teeth Whitening (Zoom);AED 1,200;
-> DN07;Porcelain Veneer;AED 1,800;
botulinum-toxin-injections> AE01;Botox - full face;AED 1,400;
laser-hair-removal> AE02;Laser Hair Removal - small area;from AED 200;
chemical-peel> AE03;Chemical Peel;AED 600;
`,
);
