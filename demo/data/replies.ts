import type { Language } from '#shared/i18n/languages.ts';

/** The replies of a clinic to praise, to mixed comments and to critics. */
interface Replies {
  readonly praise: readonly string[];
  readonly mixed: readonly string[];
  readonly critical: readonly string[];
}

/** The replies of clinics, which neither name nor describe the patient. */
export const replies: Readonly<Record<Language, Replies>> = {
  en: {
    praise: [
      'Thank you for your kind words. We have shared them with the whole team.',
      'Thank you for the feedback. It means a lot to our colleagues.',
      'We are glad to read this. Thank you for taking the time to write.',
    ],
    mixed: [
      'Thank you for the honest feedback. We are working on it.',
      'Thank you for pointing this out. We have passed it on to the head of the clinic.',
    ],
    critical: [
      'We are sorry to read this. For reasons of privacy we cannot discuss individual cases here. Please call our reception and ask for the manager.',
      'Thank you for being frank. This is not the standard we aim for, and we are looking into it. Please contact our management directly.',
      'We take this seriously and apologise. We are reviewing how our reception works, and would like to hear more by phone.',
    ],
  },
  hu: {
    praise: [
      'Köszönjük a kedves szavakat, az egész csapatnak átadtuk.',
      'Köszönjük a visszajelzést, sokat jelent a kollégáinknak.',
      'Örömmel olvastuk, köszönjük, hogy időt szánt rá.',
    ],
    mixed: [
      'Köszönjük az őszinte visszajelzést, dolgozunk rajta.',
      'Köszönjük, hogy szóvá tette, továbbítottuk a vezetőségnek.',
    ],
    critical: [
      'Sajnáljuk, hogy csalódást okoztunk. Az adatvédelem miatt egyes esetekről itt nem írhatunk. Kérjük, hívja a recepciót, és kérje a vezetőt.',
      'Köszönjük az őszinteséget. Nem ezt a színvonalat szeretnénk nyújtani, ezért utánajárunk. Kérjük, keresse közvetlenül a vezetőségünket.',
      'Komolyan vesszük a bírálatot, és elnézést kérünk. Átnézzük a recepció munkáját, és telefonon is szívesen meghallgatjuk.',
    ],
  },
  ro: {
    praise: [
      'Vă mulțumim pentru cuvintele frumoase. Le-am transmis întregii echipe.',
      'Vă mulțumim pentru recenzie. Contează mult pentru colegii noștri.',
      'Ne bucurăm să citim acest mesaj și vă mulțumim că ați scris.',
    ],
    mixed: [
      'Vă mulțumim pentru sinceritate. Lucrăm la acest aspect.',
      'Vă mulțumim că ne-ați semnalat. Am transmis conducerii clinicii.',
    ],
    critical: [
      'Ne pare rău să citim acest lucru. Din motive de confidențialitate nu putem discuta aici cazuri individuale. Vă rugăm să sunați la recepție și să cereți conducerea.',
      'Vă mulțumim pentru sinceritate. Nu acesta este nivelul pe care ni-l dorim și verificăm ce s-a întâmplat. Vă rugăm să contactați direct conducerea.',
      'Tratăm cu seriozitate cele scrise și ne cerem scuze. Verificăm modul de lucru al recepției și am dori să aflăm mai multe la telefon.',
    ],
  },
  ru: {
    praise: [
      'Спасибо за тёплые слова! Мы передали их всей команде.',
      'Благодарим за отзыв, он очень важен для наших сотрудников.',
      'Нам приятно это читать. Спасибо, что нашли время написать.',
    ],
    mixed: [
      'Спасибо за честный отзыв, мы над этим работаем.',
      'Спасибо, что обратили наше внимание. Мы передали ваши слова руководству.',
    ],
    critical: [
      'Нам жаль это читать. По соображениям конфиденциальности мы не обсуждаем здесь отдельные случаи. Пожалуйста, позвоните в регистратуру и попросите соединить с руководством.',
      'Спасибо за откровенность. Мы стремимся к другому уровню и разбираемся, что произошло. Пожалуйста, свяжитесь с нашим руководством напрямую.',
      'Мы относимся к этому серьёзно и приносим извинения. Проверяем работу регистратуры и будем рады узнать подробности по телефону.',
    ],
  },
  kk: {
    praise: [
      'Жылы лебізіңізге рақмет! Оны бүкіл ұжымға жеткіздік.',
      'Пікіріңіз үшін алғыс айтамыз, ол қызметкерлеріміз үшін өте маңызды.',
      'Мұны оқығанымызға қуаныштымыз. Уақыт бөліп жазғаныңызға рақмет.',
    ],
    mixed: [
      'Ашық пікіріңізге рақмет, бұл мәселемен жұмыс істеп жатырмыз.',
      'Назар аудартқаныңызға рақмет. Сөзіңізді басшылыққа жеткіздік.',
    ],
    critical: [
      'Мұны оқығанымыз өкінішті. Құпиялылық талабына сай жеке жағдайларды мұнда талқыламаймыз. Тіркеу бөліміне қоңырау шалып, басшылықпен сөйлесуді сұраңыз.',
      'Ашық айтқаныңызға рақмет. Біз басқа деңгейге ұмтыламыз, не болғанын анықтап жатырмыз. Басшылыққа тікелей хабарласуыңызды сұраймыз.',
      'Бұған байыппен қараймыз және кешірім сұраймыз. Тіркеу бөлімінің жұмысын тексеріп жатырмыз, толығырақ телефон арқылы білгіміз келеді.',
    ],
  },
};
