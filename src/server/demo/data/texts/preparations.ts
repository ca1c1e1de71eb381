import type { Names } from '../types.ts';

/** How to get ready for an examination. */
export const preparations: readonly Names[] = [
  {
    en: 'Come on an empty stomach: do not eat for 8 hours before. Plain water is allowed.',
    hu: 'Éhgyomorra érkezzen: előtte 8 óráig ne egyen. Vizet ihat.',
    kk: 'Аш қарынға келіңіз: 8 сағат бұрын тамақ ішпеңіз. Таза су ішуге болады.',
    ro: 'Veniți pe nemâncate: nu mâncați cu 8 ore înainte. Puteți bea apă plată.',
    ru: 'Приходите натощак: не ешьте 8 часов до исследования. Чистую воду пить можно.',
  },
  {
    en: 'Drink about a litre of water an hour before and do not empty your bladder.',
    hu: 'Egy órával előtte igyon meg körülbelül egy liter vizet, és ne ürítse ki a hólyagját.',
    kk: 'Бір сағат бұрын шамамен бір литр су ішіп, кіші дәретке отырмаңыз.',
    ro: 'Beți circa un litru de apă cu o oră înainte și nu mergeți la toaletă.',
    ru: 'За час выпейте около литра воды и не опорожняйте мочевой пузырь.',
  },
  {
    en: 'No special preparation is needed. Wear comfortable clothes and take off jewellery.',
    hu: 'Különleges előkészület nem szükséges. Viseljen kényelmes ruhát, az ékszereket vegye le.',
    kk: 'Арнайы дайындық қажет емес. Ыңғайлы киім киіп, әшекейлерді шешіп келіңіз.',
    ro: 'Nu este nevoie de pregătire specială. Purtați haine comode și lăsați bijuteriile acasă.',
    ru: 'Специальная подготовка не нужна. Наденьте удобную одежду и снимите украшения.',
  },
  {
    en: 'Come 10 minutes early with an identity document and tell us about your allergies and medicines.',
    hu: 'Érkezzen 10 perccel korábban személyi okmánnyal, és jelezze allergiáit, gyógyszereit.',
    kk: '10 минут ертерек, жеке куәлікпен келіңіз, аллергияңыз бен дәрілеріңіз туралы айтыңыз.',
    ro: 'Veniți cu 10 minute mai devreme, cu un act de identitate, și spuneți-ne ce alergii aveți și ce medicamente luați.',
    ru: 'Приходите на 10 минут раньше с удостоверением личности и сообщите об аллергиях и лекарствах.',
  },
];
