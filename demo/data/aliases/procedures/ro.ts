import type { Aliases } from '../../types.ts';

export const procedureAliasesInRomanian: Aliases = {
  'abdominal-ultrasound':
    'eco abdominal, ecografie burtă, ecografie ficat, ecografie pancreas, ecografie bilă, eco abdomen, ecografie colecist',
  'child-abdominal-ultrasound': 'eco abdominal copii, ecografie copil, ecografie burtă copil',
  'thyroid-ultrasound':
    'eco tiroidă, ecografie tiroidiană, ecografie gât, noduli tiroidieni, ecografie glandă tiroidă, gușă',
  'kidney-ultrasound':
    'eco rinichi, ecografie renală, ecografie vezică, eco aparat urinar, pietre la rinichi, ecografie reno-vezicală',
  'pelvic-ultrasound':
    'eco ginecologic, ecografie transvaginală, eco transvaginal, ecografie uter, ecografie ovare, ecografie pelvină',
  'pregnancy-ultrasound':
    'eco sarcină, ecografie fetală, morfologie fetală, morfologie, ecografie 4D, eco bebeluș, ecografie gravide, dublu test',
  'breast-ultrasound':
    'eco sâni, ecografie sâni, eco mamar, ecografie san, nodul la sân, control sâni',
  'prostate-ultrasound':
    'eco prostată, ecografie transrectală, control prostată, ecografie pentru bărbați, eco pelvis bărbați, examen de prostată',
  'vein-ultrasound':
    'doppler venos, eco doppler picioare, ecografie vene, ecografie varice, doppler membre inferioare, tromboză',
  'neck-vessel-ultrasound':
    'doppler carotidian, eco doppler gât, ecografie carotide, doppler carotide, ecografie artere gât, doppler cervical',
  'joint-ultrasound':
    'eco articulații, ecografie genunchi, ecografie umăr, ecografie părți moi, eco musculo-scheletal, ecografie tendon',
  'infant-hip-ultrasound': 'eco șold bebeluș, ecografie șold sugar, displazie de șold',
  echocardiography:
    'eco cord, ecocardiografie, ecografie de inimă, ecografie inimă, eco inimă, ecocord, ultrasunete inimă',
  'child-echocardiography': 'eco cord copii, ecografie inimă copil, ecocardiografie pediatrică',
  'brain-mri': 'RMN cap, RMN creier, IRM, rezonanță magnetică, RMN, RMN cranian, IRM cerebral',
  'spine-mri':
    'RMN coloană, RMN spate, RMN lombar, RMN cervical, IRM coloană, rezonanță magnetică, hernie de disc RMN',
  'knee-mri':
    'RMN genunchi, IRM genunchi, RMN menisc, rezonanță magnetică genunchi, RMN ligamente, RMN articulație',
  'brain-ct':
    'CT cap, CT cerebral, tomografie, computer tomograf, tomograf, tomografie craniană, CT creier',
  'chest-ct':
    'CT plămâni, tomografie pulmonară, CT torace, CT pulmonar, computer tomograf, tomografie torace',
  'chest-x-ray':
    'radiografie plămâni, radiografie toracică, radiografie torace, radiografie piept, raze plămâni, microradiografie, MRF',
  'bone-x-ray':
    'radiografie, raze X, radiografie mână, radiografie picior, radiografie genunchi, radiografie coloană, fractură, radiografie os',
  'child-bone-x-ray': 'radiografie copil, radiografie mână copil, fractură la copil',
  mammography:
    'mamograf, radiografie sâni, screening sân, control sâni, cancer de sân, mamografie digitală',
  'bone-density-scan':
    'DEXA, osteoporoză, test osteoporoză, densitometrie osoasă, densitate osoasă, DXA',
  'panoramic-dental-x-ray':
    'OPG, ortopantomogramă, radiografie dinți, radiografie panoramică, radiografie maxilar, panoramică dentară',
  ecg: 'electrocardiogramă, ECG, cardiogramă, electrocardiografie, test inimă, EKG de repaus',
  'child-ecg': 'EKG copil, electrocardiogramă copil, ECG copii',
  'holter-monitoring':
    'Holter, holter ECG, monitorizare EKG, holter inimă, monitorizare cardiacă, EKG 24 ore',
  'blood-pressure-monitoring':
    'holter TA, MATA, monitorizare tensiune, tensiune 24 ore, holter tensiune arterială, ABPM',
  'cardiac-stress-test':
    'test de efort cardiac, EKG de efort, cicloergometrie, bandă de alergare, probă de efort, ergometrie',
  eeg: 'electroencefalogramă, encefalogramă, unde cerebrale, test epilepsie, activitatea creierului, electroencefalografie',
  'child-eeg': 'EEG copil, electroencefalogramă copil, encefalogramă copii',
  electromyography:
    'EMG, ENG, viteză de conducere nervoasă, test nervi, test mușchi, sindrom de canal carpian, electroneurografie',
  spirometry:
    'test respirator, probe respiratorii, test plămâni, funcția pulmonară, test de astm, probă ventilatorie',
  gastroscopy:
    'endoscopie digestivă superioară, EDS, endoscopie, endoscopie stomac, tub pe gât, cameră stomac, gastroscop',
  colonoscopy:
    'endoscopie digestivă inferioară, endoscopie colon, control colon, screening colon, colon, examen intestin gros',
  'nasal-endoscopy':
    'endoscopie nas, fibroscopie, laringoscopie, endoscopie ORL, nazofibroscopie, rinoscopie',
  'child-nasal-endoscopy': 'control polipi copii, vegetații adenoide, endoscopie ORL copii',
  colposcopy:
    'examen col uterin, control col, colposcop, leziuni col, biopsie col uterin, col uterin',
  'complete-blood-count':
    'hemoleucogramă, analize de sânge, analiză de sânge, HLG, analize, recoltare sânge, hemogramă completă, hemoglobină, analize uzuale',
  'child-blood-count': 'analize copil, hemoleucogramă copii, analize de sânge copii',
  'blood-chemistry':
    'biochimie, analize de sânge, colesterol, transaminaze, TGO TGP, creatinină, uree, profil lipidic, analize ficat, analize rinichi',
  'blood-sugar-test':
    'glicemie, glucoză, zahăr în sânge, hemoglobină glicată, test diabet, hemoglobină glicozilată, analiză zahăr',
  'thyroid-hormone-test':
    'TSH, FT4, T3, analize tiroidă, hormoni, profil tiroidian, test tiroidă, analize hormonale',
  'urine-test': 'analiză urină, examen de urină, urină, test urină, analize de urină, urocultură',
  'smear-test':
    'Babeș-Papanicolau, Papanicolau, test PAP, Babeș, frotiu, citologie, screening col uterin, PAP',
  'infection-screening':
    'BTS, ITS, boli venerice, test HIV, test chlamydia, teste sifilis, analize boli venerice, test gonoree, panel BTS',
  'flu-vaccination':
    'vaccin gripă, vaccinare gripă, antigripal, vaccin împotriva gripei, vaccin, vaccinare sezonieră',
  'child-flu-vaccination': 'vaccin gripă copii, antigripal copii, vaccinare gripă copil',
  'hepatitis-b-vaccination':
    'vaccin hepatita B, vaccin hepatită, Engerix, anti-hepatită, vaccin ficat, vaccin HBV',
  'child-routine-vaccination':
    'vaccin copii, vaccinuri copii, vaccin bebeluș, schemă de vaccinare, ROR, hexavalent, imunizare, calendar de vaccinare',
  'hpv-vaccination':
    'Gardasil, papiloma virus, vaccin papilloma, vaccin cancer de col, papilomavirus uman, vaccinare HPV',
  'tick-borne-encephalitis-vaccination':
    'vaccin căpușe, vaccin anti-căpușă, encefalită, vaccin encefalită, FSME, mușcătură de căpușă',
  'skin-prick-test':
    'test alergii, teste alergie, testare alergologică, prick test, test pe piele, teste cutanate, test polen',
  'child-skin-prick-test': 'test alergii copii, teste alergie copil, prick test copii',
  'allergy-blood-panel':
    'analize alergii, IgE, test alergii sânge, panel alergeni, alergie alimentară, imunoglobulina E, IgE specific',
  'dental-cleaning':
    'detartraj, periaj, detartraj cu ultrasunete, curățare dinți, curățarea dinților, tartru, igienă dentară, Air Flow, igienizare',
  'tooth-filling':
    'plombă, obturație, carie, dinte cariat, plombare, tratament carie, plombă albă, plombe',
  'milk-tooth-filling': 'plombă copii, carie dinte de lapte, plombă măsea copil',
  'root-canal-treatment':
    'tratament de canal, endodonție, scos nervul, nerv dinte, devitalizare, pulpită, obturație de canal',
  'tooth-extraction':
    'scos măsea, scos dinte, extracție măsea, extracție măsea de minte, scoaterea dintelui, extracție',
  'teeth-whitening':
    'albire dentară, albire dinți, albire, dinți albi, albire cu laser, albire profesională',
  'vision-test':
    'consultație ochelari, rețetă ochelari, control vedere, dioptrii, lentile de contact, optometrie, test de vedere, examen oftalmologic',
  'child-vision-test': 'control ochi copii, ochelari copii, test vedere copil',
  'eye-pressure-measurement':
    'tensiune oculară, tonometrie, test glaucom, presiune oculară, presiune intraoculară, control glaucom',
  'retina-examination':
    'fund de ochi, examen retină, control retină, oftalmoscopie, retină, dilatare pupilă',
  audiometry:
    'test de auz, test auz, audiogramă, control auz, probă de auz, aparat auditiv, examen auditiv',
  'child-hearing-test': 'audiometrie copii, control auz copii, screening auditiv',
  'ear-wax-removal':
    'dop de ceară, dop de cerumen, ceară în urechi, curățare urechi, spălare urechi, ureche înfundată, spălătură ureche',
  dermatoscopy:
    'control alunițe, verificare alunițe, dermatoscop, melanom, hartă alunițe, cancer de piele, alunițe',
  'mole-removal':
    'scos aluniță, excizie nev, îndepărtare aluniță laser, nev, operație aluniță, alunițe',
  'wart-removal':
    'negi, neg, veruci, crioterapie, scos negi, ars negi, condiloame, papilom, negi plantari',
  'child-wart-removal': 'negi copii, moluscum, veruci copii',
  injection:
    'injecții, înțepătură, injecție intramusculară, tratament injectabil, administrare injecție, asistentă injecții',
  'iv-drip':
    'perfuzii, perfuzie cu vitamine, perfuzie intravenoasă, branulă, perfuzie fier, tratament perfuzabil',
  'wound-dressing':
    'pansamente, îngrijire rană, schimbare pansament, scos fire, scoatere fire, bandaj, arsură, rană',
  'plaster-cast':
    'ghips, gips, imobilizare, atelă, ghips ușor, fractură, scos ghips, aparat ghipsat',
  'joint-injection':
    'infiltrații, injecție în genunchi, infiltrație genunchi, acid hialuronic genunchi, cortizon, infiltrație umăr, blocaj',
  'therapeutic-massage':
    'masaj, maseur, masaj spate, masaj de relaxare, masaj medical, masaj cervical, drenaj limfatic, masaj sportiv',
  'child-massage': 'masaj copii, masaj bebeluși, maseur copii',
  'exercise-therapy':
    'kineto, gimnastică medicală, exerciții de recuperare, kinetoterapeut, exerciții spate, recuperare, terapie prin mișcare',
  electrotherapy:
    'TENS, curenți, curenți interferențiali, fizioterapie, ionizări, electrostimulare, magnetoterapie',
  'shockwave-therapy':
    'unde de șoc, shockwave, pinten calcanean, ESWT, cot de tenisman, fasceită plantară, terapie shockwave',
  'kinesio-taping':
    'kinesio tape, taping, benzi musculare, bandaj kinesio, tape, benzi pentru sportivi',
  'laser-hair-removal':
    'epilare definitivă, epilare laser, epilare, laser alexandrit, epilare inghinal, epilare picioare, dioda laser',
  'chemical-peel':
    'peeling, peeling facial, peeling cu acizi, pete pigmentare, exfoliere, cicatrici acnee',
  'botulinum-toxin-injections':
    'botox, Dysport, injecții antirid, riduri, riduri frunte, transpirație excesivă, toxină botulinică',
  'platelet-rich-plasma':
    'PRP, plasmă, vampire lift, plasmaterapie, PRP păr, PRP față, injecții cu plasmă proprie',
  'facial-cleansing':
    'tratament facial, curățare ten, curățarea feței, puncte negre, cosmetică, curățare cu ultrasunete, ten acneic, pori',
};
