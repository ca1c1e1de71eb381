import { priceListOf } from './price-list.ts';

/** A clinic in Cluj: numbers before the names, prices in lei with decimals, "de la". */
export const ROMANIAN = priceListOf(
  'ro',
  `
LISTA DE PREȚURI – CLINICA SOMEȘ;;;
Valabilă de la 01.09.2026;;;
Nr. crt.;Denumire serviciu;Tarif (lei);Durata
;CONSULTAȚII;;
cardiologist> 1;Consultație cardiologie + EKG;350,00;30 min
-> 2;Consultație control cardiologie (în 30 zile);200,00;20 min
dermatologist> 3;Consultatie dermatologie;300,00;30 min
endocrinologist> 4;Consultație endocrinologie;320,00;30 min
gynecologist> 5;Consultație obstetrică-ginecologie;300,00;30 min
ent-doctor> 6;Consultație ORL;280,00;30 min
pediatric-ent-doctor> 7;Consultație ORL copii;280,00;30 min
neurologist> 8;Consultație neurologie medic primar;380,00;30 min
ophthalmologist> 9;Consult oftalmologic complet;300,00;30 min
pediatrician> 10;Consultație pediatrie;250,00;30 min
psychologist> 11;Ședință psihologie clinică;250,00;50 min
urologist> 12;Consultație urologie;320,00;30 min
-> 13;Consultație la domiciliu;600,00;
;ECOGRAFII;;
abdominal-ultrasound> 14;Ecografie abdominală;250,00;20 min
-> 15;Ecografie abdomen + pelvis;320,00;30 min
thyroid-ultrasound> 16;Eco tiroidă;200,00;20 min
breast-ultrasound> 17;Ecografie mamară bilaterală;280,00;20 min
pelvic-ultrasound> 18;Ecografie transvaginală;250,00;20 min
pregnancy-ultrasound> 19;Ecografie sarcină;de la 300,00;30 min
echocardiography> 20;Ecocardiografie Doppler color;350,00;30 min
vein-ultrasound> 21;Eco Doppler venos membre inferioare;380,00;30 min
joint-ultrasound> 22;Ecografie musculo-articulară;250 - 300;20 min
;EXPLORĂRI;;
ecg> 23;EKG cu interpretare;80,00;10 min
holter-monitoring> 24;Holter EKG 24h;300,00;15 min
blood-pressure-monitoring> 25;Holter TA 24h;250,00;15 min
cardiac-stress-test> 26;Test de efort;350,00;40 min
spirometry> 27;Spirometrie;150,00;20 min
audiometry> 28;Audiogramă;120,00;20 min
gastroscopy> 29;Endoscopie digestivă superioară (gastroscopie);600,00;30 min
-> 30;Gastroscopie cu sedare;950,00;45 min
colonoscopy> 31;Colonoscopie;900,00;45 min
colposcopy> 32;Colposcopie;200,00;20 min
smear-test> 33;Test Babeș-Papanicolau;150,00;10 min
;STOMATOLOGIE;;
dental-cleaning> 34;Detartraj + periaj profesional;250,00;45 min
tooth-filling> 35;Obturație compozit (plombă);de la 250 lei;45 min
root-canal-treatment> 36;Tratament endodontic / canal;400 – 900 lei;90 min
tooth-extraction> 37;Extracție dinte;250,00;30 min
-> 38;Coroană zirconiu;1.400,00;
panoramic-dental-x-ray> 39;Radiografie panoramică (OPG);90,00;10 min
;RECUPERARE;;
exercise-therapy> 40;Ședință kinetoterapie;120,00;50 min
therapeutic-massage> 41;Masaj terapeutic 30 min;100,00;30 min
shockwave-therapy> 42;Shockwave (unde de șoc) / ședință;150,00;20 min
electrotherapy> 43;Electroterapie;40,00;15 min
`,
);
