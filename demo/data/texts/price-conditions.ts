import type { Names } from '../types.ts';

/** The services included in a price, as HTML with only paragraphs and lists. */
export const priceConditions: readonly Names[] = [
  {
    en: '<p>The price is for the first visit.</p><ul><li>Examination and advice are included.</li><li>Tests and procedures are paid for separately.</li></ul>',
    hu: '<p>Az ár az első konzultációra vonatkozik.</p><ul><li>A vizsgálatot és a tanácsadást tartalmazza.</li><li>A laborvizsgálatok és a beavatkozások díja külön fizetendő.</li></ul>',
    kk: '<p>Баға алғашқы қабылдауға көрсетілген.</p><ul><li>Қарау мен кеңес бағаға кіреді.</li><li>Талдаулар мен процедуралар бөлек төленеді.</li></ul>',
    ro: '<p>Prețul este pentru prima consultație.</p><ul><li>Include consultul și recomandările.</li><li>Analizele și procedurile se plătesc separat.</li></ul>',
    ru: '<p>Цена указана за первичный приём.</p><ul><li>Осмотр и консультация входят в стоимость.</li><li>Анализы и процедуры оплачиваются отдельно.</li></ul>',
  },
  {
    en: '<p>Please bring earlier results with you.</p><ul><li>Reports and discharge letters.</li><li>Images on a disc or as a link.</li><li>A list of the medicines you take.</li></ul>',
    hu: '<p>Kérjük, hozza magával korábbi leleteit.</p><ul><li>Leletek, zárójelentések.</li><li>Felvételek lemezen vagy linken.</li><li>A szedett gyógyszerek listája.</li></ul>',
    kk: '<p>Бұрынғы нәтижелеріңізді ала келіңіз.</p><ul><li>Дәрігер қорытындылары мен үзінді көшірмелер.</li><li>Дискідегі немесе сілтемедегі суреттер.</li><li>Ішіп жүрген дәрілеріңіздің тізімі.</li></ul>',
    ro: '<p>Vă rugăm să aduceți rezultatele anterioare.</p><ul><li>Buletine de analize și bilete de ieșire.</li><li>Imagini pe disc sau link.</li><li>Lista medicamentelor pe care le luați.</li></ul>',
    ru: '<p>Возьмите с собой прошлые результаты.</p><ul><li>Заключения и выписки.</li><li>Снимки на диске или ссылкой.</li><li>Список лекарств, которые вы принимаете.</li></ul>',
  },
  {
    en: '<p>A follow-up visit within 14 days costs half the price.</p><ul><li>Ask for it at reception.</li><li>It must be for the same complaint.</li></ul>',
    hu: '<p>A 14 napon belüli kontroll fél áron vehető igénybe.</p><ul><li>A recepción kérheti.</li><li>Csak ugyanazzal a panasszal érvényes.</li></ul>',
    kk: '<p>14 күн ішінде қайта қаралу жарты бағамен жасалады.</p><ul><li>Тіркеу бөлімінен сұраңыз.</li><li>Тек сол шағым бойынша қолданылады.</li></ul>',
    ro: '<p>Controlul în decurs de 14 zile costă jumătate.</p><ul><li>Solicitați-l la recepție.</li><li>Valabil doar pentru aceeași problemă.</li></ul>',
    ru: '<p>Повторный приём в течение 14 дней стоит вдвое дешевле.</p><ul><li>Спросите на ресепшене.</li><li>Только с той же жалобой.</li></ul>',
  },
  {
    en: '<p>The price depends on the extent of the examination.</p><ul><li>The price shown is for one area.</li><li>The doctor tells you the final price before starting.</li></ul>',
    hu: '<p>Az ár a vizsgálat terjedelmétől függ.</p><ul><li>A feltüntetett ár egy területre vonatkozik.</li><li>A végleges árat az orvos a kezdés előtt közli.</li></ul>',
    kk: '<p>Баға тексеру көлеміне байланысты.</p><ul><li>Көрсетілген баға бір аймаққа арналған.</li><li>Түпкілікті бағаны дәрігер бастамас бұрын айтады.</li></ul>',
    ro: '<p>Prețul depinde de amploarea examinării.</p><ul><li>Prețul afișat este pentru o singură zonă.</li><li>Medicul vă spune prețul final înainte de a începe.</li></ul>',
    ru: '<p>Цена зависит от объёма исследования.</p><ul><li>Указана цена за одну область.</li><li>Окончательную стоимость врач назовёт до начала.</li></ul>',
  },
  {
    en: '<p>Payment is made at the clinic, by card or in cash.</p><ul><li>If you have insurance, bring your card and an identity document.</li><li>If you cannot come, please cancel at least 3 hours before.</li></ul>',
    hu: '<p>Fizetni a rendelőben lehet, kártyával vagy készpénzzel.</p><ul><li>Ha van biztosítása, hozza el a kártyáját és egy személyazonosító okmányt.</li><li>Ha nem tud eljönni, kérjük, legalább 3 órával előbb mondja le.</li></ul>',
    kk: '<p>Төлем клиникада картамен немесе қолма-қол жасалады.</p><ul><li>Сақтандыруыңыз болса, полисіңіз бен жеке куәлігіңізді ала келіңіз.</li><li>Келе алмасаңыз, кемінде 3 сағат бұрын бас тартыңыз.</li></ul>',
    ro: '<p>Plata se face la clinică, cu cardul sau în numerar.</p><ul><li>Dacă aveți asigurare, aduceți cardul de asigurat și un act de identitate.</li><li>Dacă nu puteți veni, anulați cu cel puțin 3 ore înainte.</li></ul>',
    ru: '<p>Оплата в клинике, картой или наличными.</p><ul><li>Если у вас есть страховка, возьмите полис и удостоверение личности.</li><li>Если не сможете прийти, отмените запись не позже чем за 3 часа.</li></ul>',
  },
  {
    en: '<p>The price includes the examination and a written report.</p><ul><li>Medicines and materials are charged separately.</li><li>A copy of the images is free of charge.</li></ul>',
    hu: '<p>Az ár tartalmazza a vizsgálatot és az írásos leletet.</p><ul><li>A felhasznált gyógyszerek és anyagok külön fizetendők.</li><li>A felvételek másolata ingyenes.</li></ul>',
    kk: '<p>Бағаға тексеру мен жазбаша қорытынды кіреді.</p><ul><li>Қолданылған дәрі мен материал бөлек есептеледі.</li><li>Суреттердің көшірмесі тегін.</li></ul>',
    ro: '<p>Prețul include examinarea și rezultatul scris.</p><ul><li>Medicamentele și materialele folosite se plătesc separat.</li><li>Copia imaginilor este gratuită.</li></ul>',
    ru: '<p>В цену входят исследование и письменное заключение.</p><ul><li>Лекарства и расходные материалы оплачиваются отдельно.</li><li>Копия снимков выдаётся бесплатно.</li></ul>',
  },
];
