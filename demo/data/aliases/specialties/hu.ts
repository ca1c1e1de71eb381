import type { Aliases } from '../../types.ts';

export const specialtyAliasesInHungarian: Aliases = {
  'general-practitioner':
    'családorvos, családi orvos, körzeti orvos, általános orvos, belgyógyász, belgyógyászat, belorvos, megfázás, láz, köhögés, influenza, beutaló, kivizsgálás, fáradtság, hányinger, hányás, szédülés, torokfájás, gyengeség, lázas vagyok',
  cardiologist:
    'szívgyógyász, szívorvos, szívspecialista, kardiológia, szív, szívdobogás, szívritmuszavar, magas vérnyomás, vérnyomás, mellkasi fájdalom, szívpanasz, szívem, mellkas, szapora pulzus',
  'pediatric-cardiologist':
    'gyerekkardiológus, gyermekszívgyógyász, gyermekkardiológia, szívzörej gyereknél',
  gastroenterologist:
    'gyomororvos, belgyógyász-gasztroenterológus, gasztroenterológia, gyomor, bél, hasfájás, gyomorfájás, gyomorégés, reflux, puffadás, székrekedés, hasmenés, fekély, gyomrom, hasam, has, hányinger, hányás, epe, emésztés, fáj a hasam, belek, bélpanasz',
  'pediatric-gastroenterologist':
    'gyerekgasztroenterológus, gyermekgasztroenterológia, gyermek hasfájás, gyerek gyomorfájás',
  endocrinologist:
    'hormonspecialista, pajzsmirigyorvos, cukorbeteg-orvos, diabetológus, endokrinológia, hormon, pajzsmirigy, cukorbetegség, inzulinrezisztencia, IR, diabétesz, hízás, cukor, cukorbeteg, magas vércukor',
  'pediatric-endocrinologist':
    'gyerekendokrinológus, gyermekdiabetológus, gyermekendokrinológia, növekedési zavar',
  pulmonologist:
    'tüdőorvos, pulmonológus, tüdőgondozó, tüdőgyógyászat, tüdő, asztma, COPD, hörghurut, tüdőgyulladás, nehézlégzés, fulladás, tartós köhögés',
  'pediatric-pulmonologist':
    'gyermekpulmonológus, gyerek tüdőgyógyász, gyermek asztma, köhögő gyerek',
  nephrologist:
    'veseorvos, vesegyógyász, vesespecialista, nefrológia, vese, vesekő, veseelégtelenség, vesebetegség, fehérje a vizeletben',
  'pediatric-nephrologist': 'gyermek veseorvos, gyereknefrológus, gyermeknefrológia',
  rheumatologist:
    'reumaorvos, reuma, reumatológia, ízületi orvos, ízületi gyulladás, ízületi fájdalom, köszvény, derékfájás, csontritkulás, kopás, porckopás, ízület, váll, gerinc',
  'pediatric-rheumatologist':
    'gyerekreumatológus, gyermekreumatológia, gyermekkori ízületi gyulladás',
  hematologist:
    'vérspecialista, vérorvos, hematológia, vér, vérszegénység, anémia, vashiány, vérzékenység, alvadási zavar, leukémia',
  'pediatric-hematologist': 'gyerekhematológus, gyermekhematológia, vérszegény gyerek',
  allergist:
    'allergiaorvos, allergológia, immunológus, allergia, szénanátha, parlagfű, csalánkiütés, ételallergia, viszketés, tüsszögés',
  'pediatric-allergist': 'gyerekallergológus, gyermekallergológia, allergiás gyerek',
  'infectious-disease-specialist':
    'infektológia, fertőző betegségek, fertőzés, vírus, kullancscsípés, Lyme-kór, hepatitisz, HIV, trópusi betegségek, láz utazás után',
  'pediatric-infectious-disease-specialist':
    'gyerekinfektológus, gyermekinfektológia, bárányhimlő, skarlát',
  oncologist:
    'rákspecialista, daganatos betegségek, onkológia, rák, daganat, tumor, kemoterápia, csomó, áttét',
  hepatologist:
    'májorvos, májspecialista, májgyógyász, hepatológia, máj, zsírmáj, májgyulladás, hepatitisz, sárgaság, májcirrózis',
  dietitian:
    'dietetika, táplálkozási szakember, táplálkozási tanácsadó, diétás orvos, diéta, fogyás, fogyókúra, étrend, elhízás, túlsúly',
  'pediatric-dietitian': 'gyerekdietetikus, gyermek étrend, túlsúlyos gyerek',
  surgeon:
    'sebészet, általános sebész, műtét, operáció, sérv, vakbél, epekő, tályog, zsírcsomó, benőtt köröm, seb',
  'pediatric-surgeon': 'gyereksebész, gyermeksebészet, gyermek sérv, rejtett here',
  orthopedist:
    'ortopéd, ortopédia, traumatológus, baleseti sebész, csontorvos, csont, törés, csonttörés, rándulás, ficam, térd, térdfájás, kar, váll, csípő, láb, lúdtalp, bütyök, gerinc, gerincferdülés, hátfájás, derékfájás, boka, könyök, ízület, vállfájás',
  'pediatric-orthopedist':
    'gyerekortopéd, gyermekortopédia, gyermek lúdtalp, gerincferdülés gyereknél, csípőficam',
  urologist:
    'urológia, húgyúti szakorvos, prosztata, hólyag, felfázás, hólyaghurut, húgyúti fertőzés, vesekő, vizelési panaszok, gyakori vizelés, férfiorvos',
  'pediatric-urologist': 'gyerekurológus, gyermekurológia, fitymaszűkület, bepisilés',
  'ent-doctor':
    'fülész, orr-fül-gégész, gégész, fül-orr-gégészet, gégészet, fülorvos, ORL, fülfájás, torokfájás, arcüreggyulladás, mandula, mandulagyulladás, orrdugulás, horkolás, halláscsökkenés, fülzúgás, torok, torkom, fül, orr, gége, fülem, rekedtség, szédülés',
  'pediatric-ent-doctor':
    'gyerekfülész, gyermekfülész, gyermekgégész, gyermek középfülgyulladás, orrmandula',
  ophthalmologist:
    'szemorvos, szemészet, okulista, szemspecialista, optometrista, szem, látás, szemüveg, szürkehályog, zöldhályog, kötőhártya-gyulladás, vörös szem, homályos látás, szemem, romlik a látásom',
  'pediatric-ophthalmologist':
    'gyermekszemorvos, gyerekszemész, gyermekszemészet, kancsalság, tompalátás',
  neurosurgeon:
    'agysebész, gerincsebész, idegsebészet, gerincsérv, porckorongsérv, gerincműtét, agydaganat, gerinc, gerincsérv műtét',
  'vascular-surgeon':
    'érspecialista, érgyógyász, érsebészet, angiológus, flebológus, visszér, visszeres láb, seprűvéna, trombózis, érszűkület, lábdagadás',
  proctologist:
    'végbélorvos, végbélspecialista, proktológia, aranyér, végbélrepedés, végbélvérzés, végbél, fenékviszketés',
  'plastic-surgeon':
    'plasztikai műtét, plasztika, esztétikai sebész, orrplasztika, mellplasztika, mellnagyobbítás, szemhéjplasztika, zsírleszívás, hasplasztika, ráncfelvarrás',
  'breast-specialist':
    'emlőorvos, emlősebész, mellspecialista, mammológus, szenológus, emlő, mell, csomó a mellben, mellfájdalom, emlőciszta',
  andrologist:
    'férfiorvos, férfigyógyász, andrológia, férfi meddőség, potencia, merevedési zavar, potenciazavar, impotencia, tesztoszteron, sperma',
  neurologist:
    'ideggyógyász, idegorvos, ideggyógyászat, neurológia, ideg, fejfájás, migrén, szédülés, zsibbadás, isiász, stroke, epilepszia, kézremegés, hátfájás, álmatlanság, gerinc, derékfájás, derék, fülzúgás, zsibbad a kezem, alvászavar',
  'pediatric-neurologist':
    'gyermekideggyógyász, gyerekneurológus, gyermekneurológia, megkésett fejlődés',
  psychiatrist:
    'elmeorvos, elmegyógyász, pszichiátria, depresszió, szorongás, pánikbetegség, pánikroham, bipoláris zavar, alvászavar, függőség, ADHD, álmatlanság',
  'child-psychiatrist': 'gyerekpszichiáter, gyermekpszichiátria, autizmus, gyermek ADHD',
  psychologist:
    'lelki tanácsadó, pszichológia, tanácsadás, párterápia, stressz, szorongás, kiégés, gyász, párkapcsolati problémák, lelki problémák',
  'child-psychologist': 'gyerekpszichológus, kamaszpszichológus, iskolai problémák, dackorszak',
  psychotherapist:
    'terapeuta, pszichoterápia, viselkedésterápia, kognitív terápia, családterápia, depresszió, fóbia, pánik, szorongás, álmatlanság, alvászavar',
  'speech-therapist':
    'logopédia, beszédterapeuta, beszédfejlesztő, beszédhiba, dadogás, megkésett beszéd, pöszeség, nem beszél a gyerek',
  dermatologist:
    'bőrorvos, bőrgyógyászat, bőrspecialista, dermatológus, bőr- és nemigyógyász, nemi beteg gondozó, bőr, akné, pattanás, ekcéma, pikkelysömör, kiütés, viszketés, gomba, körömgomba, anyajegy',
  'pediatric-dermatologist':
    'gyerekbőrgyógyász, gyermek bőrorvos, gyermekbőrgyógyászat, ekcémás gyerek',
  cosmetologist:
    'kozmetológus, esztétikai orvoslás, kozmetikai orvos, botox, ráncfeltöltés, ránc, ajakfeltöltés, bőrfiatalítás, mezoterápia, töltőanyag',
  trichologist:
    'hajspecialista, hajgyógyász, hajorvos, trichológia, hajhullás, kopaszodás, korpa, fejbőr, hajritkulás',
  gynecologist:
    'nőorvos, nőgyógyászat, szülész, szülész-nőgyógyász, szülészet, várandósgondozás, terhesség, terhesgondozás, menstruáció, fogamzásgátlás, spirál, menopauza, klimax, hüvelygomba, méh, petefészek',
  'pediatric-gynecologist':
    'gyereknőgyógyász, kamasz nőgyógyász, tini nőgyógyász, első menstruáció',
  'fertility-specialist':
    'meddőségi specialista, meddőség, lombik, lombikprogram, IVF, teherbeesés, termékenységi szakorvos, inszemináció, reprodukciós medicina',
  pediatrician:
    'gyerekorvos, gyermekgyógyász, házi gyermekorvos, csecsemőorvos, gyermekgyógyászat, lázas gyerek, csecsemő, baba, kisbaba, kisgyerek, iskolai igazolás',
  neonatologist:
    'újszülöttgyógyász, újszülöttorvos, neonatológia, újszülött, koraszülött, újszülöttkori sárgaság, első hónap',
  dentist:
    'fogász, fogászat, fogorvosi rendelő, stomatológus, fog, fogak, fogfájás, fáj a fogam, szuvasodás, lyukas fog, fogkorona, korona, híd, ínyfájdalom, tömés, fogam',
  'pediatric-dentist':
    'gyermekfogász, gyerekfogorvos, gyerekfogász, gyermekfogászat, tejfog, fogfájás gyereknél',
  orthodontist:
    'fogszabályozó, fogszabályozás, fogszabályzó, ortodoncia, ortodontus, láthatatlan fogszabályozó, Invisalign, ferde fogak, torlódott fogak, harapás',
  'oral-surgeon':
    'szájsebészet, dentoalveoláris sebész, arc- és állcsontsebész, bölcsességfog, bölcsességfog-műtét, implantátum, fogbeültetés, implantológus, állkapocs',
  periodontist:
    'ínyspecialista, fogágybetegség, parodontológia, fogágyspecialista, íny, ínyvérzés, ínygyulladás, fogínysorvadás, mozgó fog',
  physiotherapist:
    'fizioterapeuta, gyógytorna, mozgásterapeuta, fizioterápia, gerinctorna, hátfájás, derékfájás, nyakfájás, sérülés utáni torna, tartásjavítás, gerinc, vállfájás',
  'pediatric-physiotherapist':
    'gyerekgyógytornász, gyermek gyógytorna, babatorna, hanyag tartás gyereknél',
  'rehabilitation-doctor':
    'rehabilitáció, rehabilitációs orvos, rehab, utókezelés, stroke utáni rehabilitáció, műtét utáni rehabilitáció, sérülés utáni felépülés, mozgásszervi rehabilitáció, gerinc',
  osteopath:
    'csontkovács, manuálterapeuta, manuálterápia, kiropraktőr, oszteopátia, kraniosakrális terápia, hátfájás, beállt nyak, beállt derék',
  'sports-doctor':
    'sportorvoslás, sportorvosi engedély, sportsérülés, sportorvosi vizsgálat, sportolói igazolás, izomhúzódás, húzódás, terhelhetőség',
  'ultrasound-specialist':
    'ultrahang, ultrahangos orvos, szonográfus, UH, hasi UH, ultrahangvizsgálat, szonográfia',
  radiologist:
    'röntgenorvos, radiológia, röntgenes, röntgen, CT, MR, MRI, képalkotó diagnosztika, leletezés',
  'functional-diagnostics-doctor':
    'funkcionális vizsgálatok, EKG, EEG, Holter, terheléses vizsgálat, légzésfunkció, spirometria',
  geneticist:
    'genetikus, genetika, genetikai tanácsadás, genetikai vizsgálat, DNS-teszt, örökletes betegség, öröklődő betegség, kromoszómavizsgálat',
};
