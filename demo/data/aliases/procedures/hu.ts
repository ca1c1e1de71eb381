import type { Aliases } from '../../types.ts';

export const procedureAliasesInHungarian: Aliases = {
  'abdominal-ultrasound':
    'has UH, hasi UH, máj ultrahang, epe ultrahang, epehólyag ultrahang, hasnyálmirigy ultrahang, ultrahangvizsgálat',
  'child-abdominal-ultrasound': 'gyerek hasi UH, gyermek has ultrahang, baba ultrahang',
  'thyroid-ultrasound':
    'pajzsmirigy UH, pajzsmirigyvizsgálat, pajzsmirigy göb, nyaki ultrahang, golyva, pajzsmirigy-vizsgálat',
  'kidney-ultrasound':
    'vese UH, vese ultrahang, húgyhólyag ultrahang, vesekő vizsgálat, húgyúti ultrahang, hólyag UH',
  'pelvic-ultrasound':
    'méh ultrahang, petefészek ultrahang, hüvelyi ultrahang, nőgyógyászati UH, kismedencei ultrahang, ciszta vizsgálat',
  'pregnancy-ultrasound':
    'baba ultrahang, babamozi, magzati ultrahang, 12 hetes ultrahang, 20 hetes ultrahang, genetikai ultrahang, 4D ultrahang, terhességi UH, várandós ultrahang',
  'breast-ultrasound':
    'mell ultrahang, emlő UH, mellultrahang, emlővizsgálat, csomó a mellben, mellszűrés',
  'prostate-ultrasound':
    'prosztata UH, prosztatavizsgálat, prosztataszűrés, végbélen keresztüli ultrahang, TRUS, férfi ultrahang',
  'vein-ultrasound':
    'lábvéna ultrahang, doppler, véna doppler, visszérvizsgálat, trombózis vizsgálat, láb doppler, visszér ultrahang',
  'neck-vessel-ultrasound':
    'carotis doppler, karotisz ultrahang, nyaki doppler, nyaki erek vizsgálata, nyaki artéria ultrahang, érszűkület vizsgálat',
  'joint-ultrasound':
    'ízület UH, térd ultrahang, váll ultrahang, lágyrész ultrahang, ín ultrahang, mozgásszervi ultrahang',
  'infant-hip-ultrasound': 'csípőszűrés, babacsípő ultrahang, csecsemő csípővizsgálat',
  echocardiography:
    'szív UH, echó, szívecho, echokardiográfia, echokardiogram, kardiológiai ultrahang, UKG, szív ultrahangja',
  'child-echocardiography': 'gyerek szívultrahang, gyermek echokardiográfia, szívecho gyereknek',
  'brain-mri':
    'agy MR, agyi MR, fej MR, MRI, koponya MRI, mágneses rezonancia, fejfájás vizsgálat, MR-vizsgálat',
  'spine-mri':
    'hát MR, derék MR, nyaki gerinc MR, ágyéki gerinc MR, gerinc MRI, mágneses rezonancia, porckorongsérv vizsgálat',
  'knee-mri':
    'térd MRI, porcszakadás vizsgálat, meniszkusz MR, térdszalag MR, ízületi MR, mágneses rezonancia',
  'brain-ct': 'agyi CT, fej CT, komputertomográfia, CT-vizsgálat, arcüreg CT, rétegfelvétel',
  'chest-ct': 'tüdő CT, komputertomográfia, CT-vizsgálat, low-dose CT, tüdőszűrés CT, mellkas CT',
  'chest-x-ray':
    'tüdőröntgen, tüdőszűrés, mellkasfelvétel, tüdőszűrő, tüdőfelvétel, ernyőkép, tüdőernyő',
  'bone-x-ray':
    'röntgen, csontröntgen, törés röntgen, kéz röntgen, láb röntgen, térd röntgen, gerincröntgen, ízületi röntgen',
  'child-bone-x-ray': 'gyerek röntgen, gyermekröntgen, törés gyereknél',
  mammography: 'emlőröntgen, mellröntgen, emlőszűrés, mellrákszűrés, mammó, mellszűrés',
  'bone-density-scan':
    'ODM, DEXA, csontritkulás vizsgálat, oszteodenzitometria, denzitometria, csontritkulás-szűrés',
  'panoramic-dental-x-ray':
    'OP-felvétel, fogröntgen, fogászati röntgen, ortopantomogram, OPT, állkapocsröntgen, panorámafelvétel',
  ecg: 'elektrokardiogram, szívgörbe, 12 elvezetéses EKG, nyugalmi EKG, szívvizsgálat, ECG, szívritmus vizsgálat',
  'child-ecg': 'gyerek EKG, gyermek EKG, szívgörbe gyereknek',
  'holter-monitoring':
    'Holter, EKG monitor, 24 órás EKG, Holter monitorozás, szívmonitor, folyamatos EKG',
  'blood-pressure-monitoring':
    'ABPM, vérnyomás Holter, vérnyomásmonitor, 24 órás vérnyomás, vérnyomásmérő felrakása, magas vérnyomás vizsgálat',
  'cardiac-stress-test':
    'terheléses vizsgálat, kerékpár-ergometria, ergometria, futópados vizsgálat, stressz EKG, terheléses teszt',
  eeg: 'elektroenkefalográfia, agyhullám-vizsgálat, epilepszia vizsgálat, agyi elektromos vizsgálat, agyhullám, agyvizsgálat',
  'child-eeg': 'gyerek EEG, gyermek EEG, agyhullám-vizsgálat gyereknek',
  electromyography:
    'EMG, ENG, idegvezetés-vizsgálat, izomvizsgálat, idegvezetés, kéztőalagút vizsgálat, zsibbadás vizsgálat',
  spirometry:
    'légzésfunkció, spirometria, tüdőkapacitás mérés, asztma vizsgálat, fújásos vizsgálat, légzésvizsgálat',
  gastroscopy:
    'gasztroszkópia, felső endoszkópia, gyomorvizsgálat, csőnyelés, endoszkópia, gyomortükör, altatásos gyomortükrözés',
  colonoscopy:
    'kolonoszkópia, béltükrözés, alsó endoszkópia, vastagbélszűrés, altatásos béltükrözés, bélvizsgálat',
  'nasal-endoscopy':
    'orrendoszkópia, gégetükrözés, orrtükrözés, gégevizsgálat, laringoszkópia, arcüreg endoszkópia',
  'child-nasal-endoscopy': 'orrmandula vizsgálat, gyerek orrendoszkópia, gyermek orrtükrözés',
  colposcopy:
    'méhnyakvizsgálat, méhszájvizsgálat, hüvelytükrözés, rossz citológia, méhszáj, kolposzkópos vizsgálat',
  'complete-blood-count':
    'vérvétel, vérvizsgálat, teljes vérkép, labor, laborvizsgálat, hemoglobin, kis vérkép, nagy vérkép, vérteszt',
  'child-blood-count': 'gyerek vérvétel, gyermek vérvizsgálat, ujjbegyes vérvétel',
  'blood-chemistry':
    'kémiai labor, májfunkció, vesefunkció, koleszterin, kreatinin, nagylabor, biokémiai vizsgálat, laborcsomag, vérvétel, lipidek',
  'blood-sugar-test':
    'cukorteszt, glükóz, vércukormérés, HbA1c, cukorbetegség vizsgálat, éhomi vércukor, cukorterheléses vizsgálat, OGTT, cukor, cukorvizsgálat, vércukorszint',
  'thyroid-hormone-test':
    'TSH, T3, T4, pajzsmirigy labor, pajzsmirigyvizsgálat, hormonvizsgálat, hormonlabor, pajzsmirigyfunkció',
  'urine-test':
    'vizeletlabor, vizelet, általános vizelet, vizeletminta, vizeletüledék, pisi vizsgálat, pisi',
  'smear-test':
    'citológia, Pap-teszt, kenet, méhnyakszűrés, rákszűrés, nőgyógyászati rákszűrés, PAP, HPV-szűrés',
  'infection-screening':
    'STD-teszt, STD-szűrés, nemi beteg szűrés, HIV-teszt, HIV-szűrés, chlamydia teszt, szifilisz teszt, nemi betegség vizsgálat',
  'flu-vaccination':
    'influenzaoltás, influenza vakcina, nátha elleni oltás, védőoltás, szezonális oltás, oltás',
  'child-flu-vaccination':
    'influenzaoltás gyereknek, gyerek influenza oltás, gyermek influenzaoltás',
  'hepatitis-b-vaccination':
    'hepatitisz oltás, májgyulladás elleni oltás, HBV oltás, Engerix, hepatitis vakcina, védőoltás',
  'child-routine-vaccination':
    'kötelező oltás, gyerekoltás, babaoltás, MMR, gyermekoltások, oltási naptár, csecsemőoltás, vakcina',
  'hpv-vaccination':
    'HPV-oltás, Gardasil, HPV vakcina, méhnyakrák elleni oltás, papillomavírus, humán papillómavírus',
  'tick-borne-encephalitis-vaccination':
    'kullancsoltás, kullancs elleni oltás, agyvelőgyulladás elleni oltás, FSME, Encepur, agyhártyagyulladás kullancstól',
  'skin-prick-test':
    'allergiateszt, allergiavizsgálat, Prick-teszt, bőrteszt, pollenteszt, parlagfűteszt, allergia teszt',
  'child-skin-prick-test': 'gyerek allergiateszt, gyermek allergiavizsgálat, prick gyereknek',
  'allergy-blood-panel':
    'allergia vérvizsgálat, allergia vérvétel, IgE, ételallergia teszt, allergiateszt vérből, specifikus IgE, immunglobulin E',
  'dental-cleaning':
    'fogkő, fogkőleszedés, fogkőlevétel, fogtisztítás, professzionális fogtisztítás, szájhigiénia, dentálhigiénia, ultrahangos fogkőeltávolítás, Air Flow, polírozás',
  'tooth-filling':
    'tömés, fogbetömés, lyukas fog, szuvas fog, esztétikus tömés, fehér tömés, kompozit tömés, szuvasodás',
  'milk-tooth-filling': 'tejfogtömés, gyerek tömés, szuvas tejfog, lyukas tejfog',
  'root-canal-treatment':
    'gyökértömés, idegölés, endodoncia, fogideg, ideggyulladás, gyökér, gyulladt fog, mikroszkópos gyökérkezelés',
  'tooth-extraction':
    'foghúzás, fogeltávolítás, kihúzni a fogat, bölcsességfog eltávolítás, fogkihúzás, foggyökér eltávolítás',
  'teeth-whitening':
    'fogfehérítő kezelés, lézeres fogfehérítés, fehér fogak, fogászati fehérítés, rendelői fogfehérítés, sárga fogak',
  'vision-test':
    'szemvizsgálat, szemüveg, látásélesség, dioptria, kontaktlencse, szemüvegfelírás, optometrista, látásélesség-vizsgálat',
  'child-vision-test': 'gyerek szemvizsgálat, gyermek látásvizsgálat, gyerek szemüveg',
  'eye-pressure-measurement':
    'szemnyomás, zöldhályog szűrés, tonometria, glaukóma vizsgálat, szemnyomás vizsgálat, szembelnyomás',
  'retina-examination':
    'szemfenék, retina vizsgálat, pupillatágítás, szemfenéktükrözés, ideghártya, retinavizsgálat',
  audiometry:
    'hallásteszt, audiometria, audiogram, hallásmérés, halláscsökkenés, hallókészülék vizsgálat, hallás',
  'child-hearing-test': 'gyerek hallásvizsgálat, gyermek hallásteszt, újszülött hallásszűrés',
  'ear-wax-removal':
    'fülmosás, füldugó, fülzsír, fülöblítés, bedugult fül, fülkimosás, fültisztítás, fülzsírdugó',
  dermatoscopy:
    'anyajegyvizsgálat, dermatoszkópia, melanóma szűrés, bőrrákszűrés, anyajegy, festékes anyajegy, bőrszűrés',
  'mole-removal':
    'anyajegy levétel, anyajegylevétel, lézeres anyajegy, anyajegy műtét, fibróma eltávolítás, anyajegyműtét',
  'wart-removal':
    'szemölcs, szemölcsfagyasztás, fagyasztás, krioterápia, lézeres szemölcs, talpi szemölcs, kondilóma, szemölcsirtás',
  'child-wart-removal': 'gyerek szemölcs, molluscum, vízi szemölcs',
  injection:
    'szuri, izomba adott injekció, injekciózás, szurkálás, injekció, tűszúrás, nővéri injekció',
  'iv-drip':
    'infúziós kezelés, infúzió bekötése, vitamin infúzió, C-vitamin infúzió, vasinfúzió, vénás infúzió, cseppinfúzió',
  'wound-dressing':
    'sebkezelés, sebkötözés, kötéscsere, varratszedés, varratkiszedés, seb, kötés, égés kötözése',
  'plaster-cast':
    'gipsz, gipszkötés, könnyített gipsz, műanyag gipsz, gipszlevétel, sín, törés rögzítése, csonttörés',
  'joint-injection':
    'térdinjekció, szteroid injekció, hialuronsav injekció, blokád, vállinjekció, porcinjekció, kortizon injekció',
  'therapeutic-massage':
    'masszázs, hátmasszázs, svédmasszázs, masszőr, gyógymasszőr, nyakmasszázs, nyirokmasszázs, sportmasszázs',
  'child-massage': 'babamasszázs, gyerekmasszázs, csecsemőmasszázs, masszázs gyerekeknek',
  'exercise-therapy':
    'mozgásterápia, torna, gerinctorna, hátgyakorlatok, gyógytornász, tartásjavító torna, rehabilitációs torna, Schroth-terápia',
  electrotherapy:
    'elektromos kezelés, TENS, interferencia, iontoforézis, áramkezelés, fizikoterápia, mágnesterápia, ingeráram',
  'shockwave-therapy':
    'lökéshullám, lökéshullám-kezelés, sarkantyú, sarokcsont-sarkantyú, ESWT, teniszkönyök, talpi bőnye gyulladás',
  'kinesio-taping': 'tape, kineziotape, tapaszolás, kinesio tape, sporttape, izomtapasz, tapelés',
  'laser-hair-removal':
    'szőrtelenítés, lézeres epilálás, epilálás, végleges szőrtelenítés, diódalézer, bikinivonal szőrtelenítés, lábszőrtelenítés, SHR',
  'chemical-peel':
    'peeling, hámlasztás, savas hámlasztás, arcpeeling, pigmentfolt, aknés heg, gyümölcssavas kezelés',
  'botulinum-toxin-injections':
    'botox, Dysport, ránctalanítás, ráncfeltöltés, homlokránc, izzadás elleni botox, ránc, ráncok',
  'platelet-rich-plasma':
    'PRP, vérplazma, plazmaterápia, plazmalifting, vámpírlifting, PRP hajhullásra, saját vér kezelés',
  'facial-cleansing':
    'arckezelés, tini kezelés, mélytisztítás, ultrahangos arctisztítás, mitesszer, pórustisztítás, pattanásos bőr tisztítása, kozmetika',
};
