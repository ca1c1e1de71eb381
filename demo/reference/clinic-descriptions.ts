import type { ClinicKind, Names } from '../data/types.ts';

/** The descriptions of clinics by kind. */
export const CLINIC_DESCRIPTIONS = {
  aesthetic: {
    en: 'Dermatology and aesthetic medicine. Every treatment begins with a consultation about what to expect of it.',
    hu: 'Bőrgyógyászat és esztétikai orvoslás. Minden kezelés előtt konzultáción beszéljük meg, mire lehet számítani.',
    kk: 'Дерматология және эстетикалық медицина. Әр ем қандай нәтиже күтуге болатыны туралы кеңестен басталады.',
    ro: 'Dermatologie și medicină estetică. Fiecare tratament începe cu o consultație despre rezultatele la care vă puteți aștepta.',
    ru: 'Дерматология и эстетическая медицина. Каждое лечение начинается с консультации о том, какого результата ждать.',
  },
  centre: {
    en: 'Specialists of many fields, a laboratory and diagnostics under one roof, so that most questions are settled in one visit.',
    hu: 'Sokféle szakorvos, labor és diagnosztika egy helyen, hogy a legtöbb kérdés egyetlen látogatással megoldódjon.',
    kk: 'Түрлі сала мамандары, зертхана және диагностика бір жерде: көп мәселе бір келгенде шешіледі.',
    ro: 'Specialiști din multe domenii, laborator și diagnostic în același loc, pentru ca cele mai multe întrebări să se rezolve într-o singură vizită.',
    ru: 'Врачи многих специальностей, лаборатория и диагностика в одном месте: большинство вопросов решается за один визит.',
  },
  children: {
    en: 'Doctors for children from birth to 18 years. Waiting rooms for healthy and for ill children are separate.',
    hu: 'Orvosok gyermekeknek születéstől 18 éves korig. Az egészséges és a beteg gyermekek külön váróban várnak.',
    kk: 'Туғаннан 18 жасқа дейінгі балаларға арналған дәрігерлер. Сау және ауру балалар бөлек күтеді.',
    ro: 'Medici pentru copii de la naștere până la 18 ani. Copiii sănătoși și cei bolnavi așteaptă separat.',
    ru: 'Врачи для детей от рождения до 18 лет. Здоровые и больные дети ждут приёма в разных холлах.',
  },
  clinic: {
    en: 'Outpatient care by experienced specialists, with appointments that start on time.',
    hu: 'Járóbeteg-ellátás tapasztalt szakorvosokkal, pontosan kezdődő időpontokkal.',
    kk: 'Тәжірибелі мамандардың амбулаториялық көмегі, қабылдау уақытында басталады.',
    ro: 'Îngrijire ambulatorie cu specialiști experimentați și programări care încep la timp.',
    ru: 'Амбулаторная помощь опытных специалистов, приём начинается вовремя.',
  },
  dental: {
    en: 'Dental care for adults and children, from cleaning to surgery. You know the price before treatment begins.',
    hu: 'Fogászat felnőtteknek és gyermekeknek a tisztítástól a szájsebészetig. Az árat a kezelés előtt megmondjuk.',
    kk: 'Ересектер мен балаларға тіс емдеу: тазалаудан хирургияға дейін. Баға ем басталмай тұрып айтылады.',
    ro: 'Stomatologie pentru adulți și copii, de la igienizare la chirurgie. Aflați prețul înainte de tratament.',
    ru: 'Стоматология для взрослых и детей: от чистки до хирургии. Цену вы знаете до начала лечения.',
  },
  diagnostics: {
    en: 'Ultrasound, imaging and functional tests. The report is ready on the day of the examination.',
    hu: 'Ultrahang, képalkotás és funkcionális vizsgálatok. A lelet a vizsgálat napján elkészül.',
    kk: 'Ультрадыбыс, томография және функционалдық зерттеулер. Қорытынды сол күні дайын болады.',
    ro: 'Ecografie, imagistică și teste funcționale. Rezultatul este gata în ziua examinării.',
    ru: 'УЗИ, томография и функциональная диагностика. Заключение готово в день исследования.',
  },
  eye: {
    en: 'Eye examinations, glasses and treatment, for adults and children.',
    hu: 'Szemvizsgálat, szemüvegrendelés és kezelés felnőtteknek és gyermekeknek.',
    kk: 'Ересектер мен балаларға көз тексеру, көзілдірік таңдау және емдеу.',
    ro: 'Controale oftalmologice, ochelari și tratament pentru adulți și copii.',
    ru: 'Проверка зрения, подбор очков и лечение для взрослых и детей.',
  },
  family: {
    en: 'One place for the whole family: a doctor who knows you, and specialists next door.',
    hu: 'Egy hely az egész családnak: orvos, aki ismeri Önöket, és szakorvosok a szomszéd szobában.',
    kk: 'Бүкіл отбасыға арналған бір орын: сізді білетін дәрігер және қасында мамандар.',
    ro: 'Un singur loc pentru toată familia: un medic care vă cunoaște și specialiști alături.',
    ru: 'Одно место для всей семьи: врач, который вас знает, и специалисты рядом.',
  },
} as const satisfies Record<ClinicKind, Names>;
