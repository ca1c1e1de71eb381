import type { Names } from '../types.ts';

/** The sentences of doctor descriptions, for any sex and specialty, in any combination. */
export const doctorAbouts: readonly Names[] = [
  {
    en: 'Listens first, examines carefully and explains the findings in plain words.',
    hu: 'Először meghallgatja, majd gondosan megvizsgálja a pácienst, és érthetően elmondja, mit talált.',
    kk: 'Алдымен тыңдап, мұқият қарайды, нәтижесін қарапайым тілмен түсіндіреді.',
    ro: 'Mai întâi ascultă, apoi consultă cu atenție și explică rezultatele în cuvinte simple.',
    ru: 'Сначала выслушивает, затем внимательно осматривает и простыми словами объясняет результат.',
  },
  {
    en: 'Relies on evidence-based medicine and orders only the tests that are really needed.',
    hu: 'A bizonyítékokon alapuló orvoslás elvei szerint dolgozik, és csak a valóban szükséges vizsgálatokat kéri.',
    kk: 'Дәлелді медицинаға сүйеніп, шынымен қажет тексерулерді ғана тағайындайды.',
    ro: 'Se bazează pe dovezi științifice și cere doar investigațiile cu adevărat necesare.',
    ru: 'Опирается на доказательную медицину и назначает только действительно нужные обследования.',
  },
  {
    en: 'Takes time to answer questions and gives a written plan to take home.',
    hu: 'Időt szán a kérdésekre, és írásos tervet ad haza.',
    kk: 'Сұрақтарға жауап беруге уақыт бөліп, жазбаша жоспар береді.',
    ro: 'Își face timp pentru întrebări și dă un plan scris pentru acasă.',
    ru: 'Находит время ответить на вопросы и даёт с собой письменный план.',
  },
  {
    en: 'Regularly takes part in professional conferences and training courses.',
    hu: 'Rendszeresen részt vesz szakmai konferenciákon és továbbképzéseken.',
    kk: 'Кәсіби конференциялар мен біліктілікті арттыру курстарына тұрақты қатысады.',
    ro: 'Participă regulat la conferințe și cursuri de perfecționare.',
    ru: 'Регулярно участвует в профессиональных конференциях и курсах повышения квалификации.',
  },
  {
    en: 'Works together with colleagues of other specialties when a case calls for it.',
    hu: 'Ha az eset úgy kívánja, más szakterületek orvosaival együtt dolgozik.',
    kk: 'Қажет болса, басқа сала дәрігерлерімен бірлесе жұмыс істейді.',
    ro: 'Colaborează cu medici de alte specialități atunci când cazul o cere.',
    ru: 'При необходимости ведёт пациента вместе с врачами других специальностей.',
  },
  {
    en: 'Sees patients with new complaints as well as those who need long-term care.',
    hu: 'Új panasszal érkezőket és hosszú távú gondozást igénylőket egyaránt fogad.',
    kk: 'Жаңа шағыммен келгендерді де, ұзақ бақылауды қажет ететіндерді де қабылдайды.',
    ro: 'Primește atât pacienți cu simptome noi, cât și pe cei care au nevoie de urmărire pe termen lung.',
    ru: 'Принимает и тех, кто пришёл с новыми жалобами, и тех, кому нужно длительное наблюдение.',
  },
  {
    en: 'Gives a second opinion on the basis of earlier results and images.',
    hu: 'Korábbi leletek és felvételek alapján másodvéleményt is ad.',
    kk: 'Бұрынғы талдаулар мен суреттер негізінде екінші пікір береді.',
    ro: 'Oferă o a doua opinie pe baza analizelor și imaginilor existente.',
    ru: 'Даёт второе мнение по уже готовым анализам и снимкам.',
  },
  {
    en: 'Pays attention to prevention and also talks about sleep, food and exercise.',
    hu: 'Fontosnak tartja a megelőzést: az alvásról, az étkezésről és a mozgásról is beszélget.',
    kk: 'Аурудың алдын алуға мән береді: ұйқы, тамақтану және қимыл-қозғалыс жайын да талқылайды.',
    ro: 'Pune accent pe prevenție și discută și despre somn, alimentație și mișcare.',
    ru: 'Уделяет внимание профилактике: обсуждает также сон, питание и физическую активность.',
  },
  {
    en: 'Has years of experience in hospital and in outpatient care.',
    hu: 'Több éves kórházi és szakrendelői tapasztalattal rendelkezik.',
    kk: 'Ауруханада және емханада көпжылдық жұмыс тәжірибесі бар.',
    ro: 'Are ani de experiență în spital și în ambulatoriu.',
    ru: 'Имеет многолетний опыт работы в стационаре и на амбулаторном приёме.',
  },
  {
    en: 'Keeps calm with worried patients and never hurries the visit.',
    hu: 'Az aggódó pácienst is nyugalommal fogadja, és nem sietteti a vizsgálatot.',
    kk: 'Мазасызданған адаммен сабырлы сөйлесіп, қабылдауды асықтырмайды.',
    ro: 'Își păstrează calmul cu pacienții îngrijorați și nu grăbește consultul.',
    ru: 'Спокойно общается с тревожными пациентами и никогда не торопит.',
  },
];
