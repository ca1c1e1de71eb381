import { priceListOf } from './price-list.ts';

/** A clinic in Bishkek: abbreviations, prices in soms with words, a follow-up beside each first visit. */
export const KYRGYZ = priceListOf(
  'kg',
  `
Медицинский центр «Ала-Тоо»;;
Услуга;Цена;Примечание
Приём специалистов;;
cardiologist> Кардиолог (первичный приём);1 200 сом;
-> Кардиолог (повторный приём в течение 14 дней);800 сом;
gastroenterologist> Гастроэнтеролог;1200 сом;
gynecologist> Гинеколог первичный;1000 сом;
-> Гинеколог повторный;700 сом;
dermatologist> Дерматолог;1000;
ent-doctor> ЛОР-врач;1000;
neurologist> Невролог;1 000 сом;
pediatric-neurologist> Детский невролог;1 000 сом;
orthopedist> Травматолог-ортопед;от 1000;
pediatrician> Педиатр;900 сом;
surgeon> Хирург;1 000 сом;
proctologist> Проктолог;1 200 сом;
rheumatologist> Ревматолог;1 200 сом;
pulmonologist> Пульмонолог;1 200 сом;
breast-specialist> Маммолог;1 200 сом;
-> Консилиум врачей;5 000 сом;
Ультразвуковые исследования;;
abdominal-ultrasound> УЗИ ОБП;900 сом;натощак
-> УЗИ ОБП + почки;1 300 сом;
thyroid-ultrasound> УЗИ щитовидки;700 сом;
pelvic-ultrasound> УЗИ гинекологическое;900 сом;
prostate-ultrasound> УЗИ простаты (ТРУЗИ);1 000 сом;
joint-ultrasound> УЗИ суставов (1 сустав);800-1000 сом;
breast-ultrasound> УЗИ молочных желёз;800 сом;
infant-hip-ultrasound> УЗИ тазобедренных суставов детям до 1 года;800 сом;
echocardiography> Эхокардиография;1500 сом;
Рентген и томография;;
chest-x-ray> Рентген лёгких;600 сом;
brain-mri> МРТ головного мозга;4 500 сом;
-> МРТ головного мозга с контрастом;8 500 сом;
-> МРТ пояснично-крестцового отдела + грудной отдел;8 000 сом;
knee-mri> МРТ коленного сустава;4 500 сом;
chest-ct> КТ органов грудной клетки;4 000 сом;
mammography> Маммография;1 200 сом;
Процедуры;;
gastroscopy> ФГДС (гастроскопия);2 000 сом;
colonoscopy> Колоноскопия;4 000 сом;
ecg> ЭКГ;300 сом;
ear-wax-removal> Промывание серных пробок;400 сом;
wart-removal> Удаление бородавок (лазер);от 500 сом за шт.;
mole-removal> Удаление родинок;от 1000 сом;
platelet-rich-plasma> Плазмолифтинг;3 000 сом;
chemical-peel> Пилинг химический;2 000–3 500 сом;
facial-cleansing> Чистка лица комбинированная;1 800 сом;
-> Ботокс 1 единица;250 сом;
`,
);
