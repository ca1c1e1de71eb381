import type { Names } from '../types.ts';

/** Descriptions fit for a clinic of any kind. */
export const clinicAbouts: readonly Names[] = [
  {
    en: 'A modern clinic in an easily reached place. Visits start on time and the staff help you from the door.',
    hu: 'Modern rendelő, könnyen megközelíthető helyen. A vizitek pontosan kezdődnek, a munkatársak az ajtótól segítenek.',
    kk: 'Келуге ыңғайлы жердегі заманауи клиника. Қабылдау уақытында басталады, қызметкерлер есіктен бастап көмектеседі.',
    ro: 'O clinică modernă, ușor de găsit. Consultațiile încep la timp, iar personalul vă ajută de la intrare.',
    ru: 'Современная клиника в удобном месте. Приём начинается вовремя, персонал помогает с порога.',
  },
  {
    en: 'Doctors of several specialties under one roof, with a laboratory and ultrasound on the spot.',
    hu: 'Több szakterület orvosai egy fedél alatt, helyben laborral és ultrahanggal.',
    kk: 'Бірнеше сала дәрігері бір шаңырақ астында, зертхана мен УДЗ осы жерде.',
    ro: 'Medici de mai multe specialități sub același acoperiș, cu laborator și ecograf pe loc.',
    ru: 'Врачи разных специальностей под одной крышей, лаборатория и УЗИ на месте.',
  },
  {
    en: 'A family clinic where children and adults are seen. A play corner and a changing room are available.',
    hu: 'Családi rendelő, ahol gyermekeket és felnőtteket is fogadnak. Játszósarok és pelenkázó is van.',
    kk: 'Балалар да, ересектер де қабылданатын отбасылық клиника. Ойын бұрышы мен сәбиге арналған бөлме бар.',
    ro: 'O clinică de familie, pentru copii și adulți. Avem colț de joacă și masă de înfășat.',
    ru: 'Семейная клиника, где принимают детей и взрослых. Есть игровой уголок и комната матери и ребёнка.',
  },
  {
    en: 'Close to public transport, with step-free access and a lift.',
    hu: 'Közel a tömegközlekedéshez, akadálymentes bejárattal és lifttel.',
    kk: 'Қоғамдық көлікке жақын, кедергісіз кіреберіс пен лифті бар.',
    ro: 'Aproape de transportul public, cu acces fără trepte și lift.',
    ru: 'Рядом с остановкой общественного транспорта, вход без ступеней, есть лифт.',
  },
  {
    en: 'Open in the early morning and in the evening too, so a visit fits around your work.',
    hu: 'Kora reggel és este is nyitva, így a vizit a munka mellé is befér.',
    kk: 'Таңғы және кешкі уақытта да ашық, сондықтан жұмыстан қалмай келе аласыз.',
    ro: 'Deschis și dimineața devreme, și seara, ca vizita să încapă în programul de lucru.',
    ru: 'Работаем с раннего утра и вечером, чтобы визит не мешал работе.',
  },
  {
    en: 'A small practice with a homely atmosphere: the same doctor follows you from visit to visit.',
    hu: 'Kis rendelő, otthonos légkörrel: minden alkalommal ugyanaz az orvos várja.',
    kk: 'Жайлы, шағын клиника: әр келгенде сізді сол бір дәрігер қабылдайды.',
    ro: 'Un cabinet mic, cu atmosferă caldă: același medic vă urmărește de la o vizită la alta.',
    ru: 'Небольшая клиника с домашней атмосферой: вас ведёт один и тот же врач.',
  },
  {
    en: 'A diagnostic centre with up-to-date equipment. Results are sent electronically, usually the same day.',
    hu: 'Diagnosztikai központ korszerű berendezésekkel. Az eredményt elektronikusan küldjük, általában még aznap.',
    kk: 'Заманауи жабдықпен қамтылған диагностикалық орталық. Нәтиже электронды түрде, әдетте сол күні жіберіледі.',
    ro: 'Un centru de diagnostic cu aparatură modernă. Rezultatele se trimit electronic, de obicei în aceeași zi.',
    ru: 'Диагностический центр с современным оборудованием. Результаты отправляем в электронном виде, обычно в тот же день.',
  },
  {
    en: 'We speak several languages and tell the price before the visit. Parking is available for visitors.',
    hu: 'Több nyelven beszélünk, és az árat a vizit előtt közöljük. Vendégparkoló is van.',
    kk: 'Бірнеше тілде сөйлейміз, бағасын қабылдауға дейін айтамыз. Келушілерге көлік тұрағы бар.',
    ro: 'Vorbim mai multe limbi și spunem prețul înainte de consult. Avem parcare pentru vizitatori.',
    ru: 'Говорим на нескольких языках и называем цену до приёма. Есть парковка для посетителей.',
  },
];
