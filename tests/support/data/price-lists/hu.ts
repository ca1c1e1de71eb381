import { priceListOf } from './price-list.ts';

/** A private clinic in Budapest: headings, ranges and "from", a column for children. */
export const HUNGARIAN = priceListOf(
  'hu',
  `
Mecsek Magánklinika – Árlista 2026. október 1-től;;;;
;;;;
Szolgáltatás megnevezése;Időtartam;Ár (Ft);Gyermek ár;Megjegyzés
KARDIOLÓGIA;;;;
cardiologist> Kardiológiai szakorvosi vizsgálat EKG-val;30 perc;32 000 Ft;34 000 Ft;
-> Kardiológiai kontrollvizsgálat;20 perc;24 000 Ft;;3 hónapon belül
echocardiography> Szívultrahang (echocardiographia);30 perc;28 000;30 000;
ecg> EKG vizsgálat lelettel;15 perc;9 000 Ft;9 000 Ft;
holter-monitoring> Holter EKG 24 órás;20 perc;22.000,-;;felszerelés + kiértékelés
blood-pressure-monitoring> ABPM (24 órás vérnyomásmonitorozás);20 perc;18.000,-;;
cardiac-stress-test> Terheléses EKG (kerékpár ergometria);40 perc;35 000 Ft;;
NŐGYÓGYÁSZAT;;;;
gynecologist> Nőgyógyászati szakvizsgálat;30 perc;29 900 Ft;;
-> Nőgyógyászati szakvizsgálat + rákszűrés + ultrahang csomag;45 perc;49 900 Ft;;
smear-test> Citológia (méhnyakrák szűrés);10 perc;12 000 Ft-tól;;
pelvic-ultrasound> Nőgyógyászati ultrahang vizsgálat;20 perc;21 000 Ft;;
pregnancy-ultrasound> Terhességi ultrahang (18-20. hét);30 perc;28 000–35 000 Ft;;
colposcopy> Kolposzkópia;15 perc;11 000 Ft;;
DIAGNOSZTIKA;;;;
abdominal-ultrasound> Hasi-kismedencei ultrahang;20 perc;19 500;21 000;
thyroid-ultrasound> Pajzsmirigy UH;15 perc;16 500;;
vein-ultrasound> Alsó végtagi vénás Doppler;30 perc;24 000;;
neck-vessel-ultrasound> Carotis Doppler;25 perc;24 000;;
breast-ultrasound> Emlő ultrahang kétoldali;20 perc;22 000;;
mammography> Mammográfia (2 irányú);20 perc;19 000;;
brain-mri> Koponya MRI natív;30 perc;42 000;;
-> Koponya MRI kontrasztanyaggal;40 perc;62 000;;
spine-mri> Ágyéki gerinc MRI;30 perc;44 000;;
knee-mri> Térd MR;30 perc;44 000;;
bone-density-scan> ODM csontsűrűség mérés;15 perc;12 000;;
BŐRGYÓGYÁSZAT;;;;
dermatologist> Bőrgyógyászati vizsgálat;20 perc;25 000 Ft;27 000 Ft;
dermatoscopy> Anyajegyszűrés dermatoszkóppal;30 perc;26 000 Ft;;
mole-removal> Anyajegy eltávolítás szövettannal;30 perc;35 000 Ft-tól;;
wart-removal> Szemölcs eltávolítás (fagyasztás);15 perc;12 000 – 20 000 Ft;;
-> Hajhullás kezelése mezoterápiával;40 perc;30 000 Ft;;
EGYÉB;;;;
ent-doctor> Fül-orr-gégészeti szakvizsgálat;20 perc;26 000 Ft;28 000 Ft;
ear-wax-removal> Fülmosás;15 perc;8 000 Ft;;
neurologist> Neurológiai szakrendelés - első vizsgálat;40 perc;32 000 Ft;;
ophthalmologist> Szemészeti szakvizsgálat;20 perc;24 000 Ft;;
eye-pressure-measurement> Szemnyomás mérés;10 perc;6 000 Ft;;
gastroscopy> Gyomortükrözés;40 perc;58 000 Ft;;
-> Gyomortükrözés bódításban;40 perc;79 000 Ft;;
therapeutic-massage> Gyógymasszázs 30 perc;30 perc;9 500 Ft;;
dietitian> Dietetikai tanácsadás;60 perc;22 000 Ft;;
complete-blood-count> Vérkép;10 perc;3 500 Ft;;
-> Kis labor csomag (12 paraméter);10 perc;14 900 Ft;;
-> Orvosi igazolás kiállítása;5 perc;5 000 Ft;;
`,
);
