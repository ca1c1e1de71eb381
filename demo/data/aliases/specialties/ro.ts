import type { Aliases } from '../../types.ts';

export const specialtyAliasesInRomanian: Aliases = {
  'general-practitioner':
    'doctor de familie, medic generalist, medicină de familie, medicină generală, medicină internă, internist, bilet de trimitere, răceală, gripă, febră, tuse, oboseală, adeverință medicală, greață, vărsături, amețeli, durere în gât, slăbiciune',
  cardiologist:
    'doctor de inimă, medic de inimă, cardiologie, inimă, dureri în piept, tensiune, hipertensiune, tensiune mare, palpitații, aritmie, ritm cardiac',
  'pediatric-cardiologist':
    'cardiolog copii, doctor de inimă pentru copii, cardiologie pediatrică, suflu la inimă',
  gastroenterologist:
    'doctor de stomac, gastro, gastroenterologie, stomac, burtă, dureri de stomac, dureri de burtă, gastrită, reflux, arsuri la stomac, balonare, constipație, diaree, ulcer, colon iritabil, greață, vărsături, indigestie',
  'pediatric-gastroenterologist':
    'gastroenterolog copii, gastroenterologie pediatrică, dureri de burtă la copil',
  endocrinologist:
    'doctor de tiroidă, doctor de hormoni, diabetolog, endocrinologie, tiroidă, hormoni, diabet, zahăr mare, gușă, noduli tiroidieni, hipotiroidie, îngrășare',
  'pediatric-endocrinologist':
    'endocrinolog copii, endocrinologie pediatrică, diabet la copii, tulburări de creștere',
  pulmonologist:
    'pneumologie, pulmonolog, doctor de plămâni, plămâni, astm, bronșită, pneumonie, BPOC, tuse persistentă, respirație grea, lipsă de aer',
  'pediatric-pulmonologist':
    'pneumolog copii, pneumologie pediatrică, astm la copii, tuse la copil',
  nephrologist:
    'doctor de rinichi, medic de rinichi, nefrologie, rinichi, pietre la rinichi, insuficiență renală, dureri de rinichi, proteine în urină',
  'pediatric-nephrologist': 'nefrolog copii, nefrologie pediatrică, rinichi la copii',
  rheumatologist:
    'doctor de reumatism, reumatologie, reumatism, articulații, dureri articulare, artrită, poliartrită, gută, lupus, osteoporoză',
  'pediatric-rheumatologist': 'reumatolog copii, reumatologie pediatrică, artrită la copii',
  hematologist:
    'doctor de sânge, hematologie, sânge, anemie, lipsă de fier, hemoglobină mică, coagulare, trombocite, vânătăi, leucemie',
  'pediatric-hematologist': 'hematolog copii, hematologie pediatrică, anemie la copii',
  allergist:
    'doctor de alergii, alergologie, imunolog, alergie, alergii, rinită alergică, polen, ambrozie, urticarie, mâncărimi, intoleranță alimentară',
  'pediatric-allergist': 'alergolog copii, alergologie pediatrică, alergie la copii',
  'infectious-disease-specialist':
    'boli infecțioase, medic de boli infecțioase, infectolog, infecție, virus, hepatită, HIV, boala Lyme, mușcătură de căpușă, paraziți',
  'pediatric-infectious-disease-specialist': 'infecționist copii, varicelă, rujeolă, scarlatină',
  oncologist:
    'doctor de cancer, oncologie, cancer, tumoră, chimioterapie, nodul, metastaze, a doua opinie',
  hepatologist:
    'doctor de ficat, medic de ficat, hepatologie, ficat, ficat gras, hepatită, ciroză, icter, bilă, colecist',
  dietitian:
    'dietetician, nutriție, nutriționistă, dietă, slăbit, slăbire, regim alimentar, obezitate, supraponderal, plan alimentar',
  'pediatric-dietitian':
    'nutriționist copii, nutriție copii, dietă pentru copii, copil supraponderal',
  surgeon:
    'chirurgie, chirurg general, chirurgie generală, operație, hernie, apendicită, colecist, abces, lipom, unghie încarnată, rană',
  'pediatric-surgeon': 'chirurg copii, chirurgie pediatrică, hernie la copii, circumcizie',
  orthopedist:
    'ortopedie, traumatolog, traumatologie, doctor de oase, oase, fractură, luxație, entorsă, braț, mână, picior, genunchi, dureri de genunchi, umăr, șold, platfus, monturi, spate, coloană',
  'pediatric-orthopedist':
    'ortoped copii, ortopedie pediatrică, platfus la copii, scolioză la copii, displazie de șold',
  urologist:
    'urologie, doctor de prostată, prostată, vezică, cistită, infecție urinară, pietre la rinichi, usturime la urinare, urinare deasă, incontinență',
  'pediatric-urologist': 'urolog copii, urologie pediatrică, fimoză, enurezis',
  'ent-doctor':
    'ORL, ORL-ist, orelist, otorinolaringolog, otorinolaringologie, nas gât urechi, doctor de urechi, dureri de gât, durere de ureche, otită, sinuzită, amigdale, amigdalită, nas înfundat, sforăit, auz slab, gât, durere în gât, nas, ureche, răgușeală',
  'pediatric-ent-doctor':
    'ORL copii, ORL pediatric, otorinolaringolog copii, polipi la copii, vegetații adenoide, otită la copii',
  ophthalmologist:
    'oculist, doctor de ochi, medic de ochi, oftalmologie, optometrist, ochi, vedere, ochelari, cataractă, glaucom, conjunctivită, ochi roșii, vedere încețoșată, văd încețoșat, vedere slabă',
  'pediatric-ophthalmologist':
    'oftalmolog copii, oculist copii, oftalmologie pediatrică, strabism, ochi leneș',
  neurosurgeon:
    'neurochirurgie, doctor de coloană, hernie de disc, operație de coloană, operație pe creier, tumoră cerebrală, chirurg de coloană',
  'vascular-surgeon':
    'doctor de vene, flebolog, angiolog, chirurgie vasculară, varice, vene, vene sparte, tromboză, picioare umflate, picioare grele, circulație',
  proctologist:
    'doctor de hemoroizi, proctologie, hemoroizi, fisură anală, sângerare rectală, rect, mâncărimi anale, chirurg colorectal',
  'plastic-surgeon':
    'chirurgie plastică, chirurg estetician, chirurgie estetică, estetician, rinoplastie, operație de nas, mărire de sâni, implant mamar, blefaroplastie, liposucție, lifting',
  'breast-specialist':
    'doctor de sâni, mamolog, senologie, sâni, sân, nodul la sân, dureri de sâni, mastită, chist mamar, mastopatie',
  andrologist:
    'doctor de bărbați, medic pentru bărbați, andrologie, infertilitate masculină, potență, impotență, disfuncție erectilă, erecție, testosteron, spermogramă',
  neurologist:
    'doctor de nervi, medic de nervi, neurologie, nervi, durere de cap, dureri de cap, migrenă, amețeli, dureri de spate, amorțeală, sciatică, AVC, epilepsie, insomnie, lombar, lombalgie, amorțeli',
  'pediatric-neurologist':
    'neurolog copii, neurologie pediatrică, întârziere în dezvoltare, dureri de cap la copii, neuropediatru',
  psychiatrist:
    'doctor de boli psihice, psihiatrie, depresie, anxietate, atacuri de panică, bipolar, insomnie, dependență, schizofrenie, ADHD',
  'child-psychiatrist':
    'psihiatru copii, psihiatrie pediatrică, autism, ADHD la copii, hiperactivitate',
  psychologist:
    'consilier psihologic, consiliere, psihologie, stres, anxietate, burnout, terapie de cuplu, probleme de cuplu, doliu, evaluare psihologică',
  'child-psychologist':
    'psiholog copii, psiholog adolescenți, psihologie copii, probleme la școală',
  psychotherapist:
    'terapeut, psihoterapie, terapie, terapie cognitiv-comportamentală, CBT, terapie de familie, depresie, fobii, atacuri de panică',
  'speech-therapist':
    'logopedie, terapia limbajului, vorbire, copil nu vorbește, bâlbâială, întârziere de limbaj, pronunție, rotacism, dislexie',
  dermatologist:
    'doctor de piele, medic de piele, dermatologie, dermatovenerolog, venerolog, boli de piele, piele, acnee, coșuri, eczemă, psoriazis, erupție, mâncărime, ciupercă, ciuperca unghiei, alunițe',
  'pediatric-dermatologist':
    'dermatolog copii, dermatologie pediatrică, dermatită atopică, eczemă la copii, erupție la bebeluș',
  cosmetologist:
    'medicină estetică, cosmetician, dermatocosmetolog, botox, acid hialuronic, riduri, fillere, mărire de buze, întinerire facială, mezoterapie',
  trichologist:
    'doctor de păr, trihologie, tricholog, păr, căderea părului, cade părul, calviție, alopecie, mătreață, scalp',
  gynecologist:
    'doctor de femei, medic de femei, obstetrician, obstetrică, obstetrică-ginecologie, ginecologie, sarcină, gravidă, menstruație, ciclu, contracepție, sterilet, menopauză, candidoză, fibrom, chist ovarian',
  'pediatric-gynecologist':
    'ginecolog copii, ginecolog adolescente, ginecologie pediatrică, prima menstruație',
  'fertility-specialist':
    'fertilitate, infertilitate, FIV, fertilizare in vitro, doctor de fertilitate, reproducere asistată, inseminare, nu pot rămâne însărcinată',
  pediatrician:
    'doctor de copii, medic de copii, medic copii, pediatrie, medic pediatru, copii, copil, bebeluș, sugar, febră la copil, adeverință pentru grădiniță, consultație copil',
  neonatologist:
    'doctor de nou-născuți, neonatologie, nou-născut, prematur, icter neonatal, bebeluș abia născut',
  dentist:
    'dentist, medic dentist, medic stomatolog, doctor de dinți, stomatologie, cabinet stomatologic, dinte, dinți, durere de dinți, durere de măsea, măsea, carie, coroană dentară, fațete, gingii',
  'pediatric-dentist':
    'dentist copii, stomatolog copii, pedodont, stomatologie pediatrică, dinți de lapte, carie la copii',
  orthodontist:
    'aparat dentar, ortodonție, dentist pentru aparat dentar, gutiere, Invisalign, bracketuri, dinți strâmbi, mușcătură, îndreptarea dinților',
  'oral-surgeon':
    'chirurgie dento-alveolară, chirurg oral, chirurg maxilo-facial, implant dentar, implantolog, măsea de minte, extracție măsea de minte, maxilar, chirurgie orală',
  periodontist:
    'doctor de gingii, parodontologie, gingii, sângerarea gingiilor, parodontoză, gingivită, gingii retrase, dinți mobili',
  physiotherapist:
    'kinetoterapeut, fizioterapie, kinetoterapie, fizio, gimnastică medicală, dureri de spate, recuperare după accident, postură, durere cervicală, durere de ceafă',
  'pediatric-physiotherapist':
    'fizioterapeut copii, kinetoterapeut copii, kinetoterapie copii, postură la copii',
  'rehabilitation-doctor':
    'recuperare medicală, medicină fizică, balneologie, medic BFT, fiziokinetoterapie, recuperare după AVC, recuperare după operație, reabilitare, lombalgie',
  osteopath:
    'osteopatie, terapeut manual, terapie manuală, chiropractician, chiropractor, dureri de spate, gât înțepenit, spate blocat',
  'sports-doctor':
    'medicină sportivă, doctor sportiv, accidentare la sport, viză medicală sportivă, aviz sportiv, întindere musculară, sportivi',
  'ultrasound-specialist':
    'ecografie, ecografist, ecograf, doctor de ecografie, eco, ultrasunete, doppler',
  radiologist:
    'radiologie, doctor de radiografii, radiografie, raze X, imagistică, RMN, CT, tomografie, interpretare radiografie',
  'functional-diagnostics-doctor':
    'explorări funcționale, EKG, EEG, electrocardiogramă, holter, spirometrie, test de efort',
  geneticist:
    'genetică, genetică medicală, medic genetician, consiliere genetică, test genetic, test ADN, boli ereditare, cariotip, boli moștenite',
};
