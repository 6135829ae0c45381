/**
 * Further brands of the Indian market by their generic, the best known first; brands with the same products together.
 * `CR`, `Chrono`, `XR` and the like are brands of their own, for `pr` (prolonged-release) products. The products are
 * written as in `neurology.ts`. A name that is not known for certain is left out: what is missing is said to be unknown,
 * what is wrong would be dispensed. Demonstration content until a pharmacist has compared it with what is sold.
 */
export const brandsOfNeurology = `
Levetiracetam | Levera, Torleva, Keppra: tab 250 500 750 1000; syr 100/ml; inj 100/ml | Levesam, Levroxa, Epictal, Levecetam: tab 250 500 750 | Levipil XR, Levera XR: pr 500 750
Brivaracetam | Brevipil, Brivasure, Brivazen, Briviful, Brivajoy: tab 25 50 75 100
Sodium valproate | Encorate, Epilex: tab 200 300 500; syr 200/5ml | Valprol: tab 200; syr 200/5ml | Torvate: tab 200 300 500 | Encorate Chrono, Valparin Chrono, Epilex Chrono, Torvate Chrono, Valprol CR: pr 200 300 500
Divalproex sodium | Dicorate, Valance, Depakote, Desval: tab 250 500 | Dicorate ER, Divaa OD, Valance OD, Desval ER: pr 250 500 750 1000
Carbamazepine | Tegretol, Mazetol: tab 100 200 400; syr 100/5ml | Zen, Carbatol, Versitol: tab 100 200 400 | Tegrital CR, Tegretol CR, Mazetol SR, Zen Retard, Carbatol CR: pr 200 300 400
Oxcarbazepine | Trioptal, Trileptal, Oxcarb, Oxep, Oxeptal, Vinlep: tab 150 300 600 | Oxetol XR: pr 150 300 600
Eslicarbazepine | Eslizen, Eslipa: tab 400 800
Phenytoin | Dilantin: cap 100 | Epsolin: tab 100; inj 50/ml | Epileptin, Fentoin, C Toin: tab 100 | Eptoin ER: pr 300
Fosphenytoin | Fosentin, Fosphen: inj 75/ml
Phenobarbitone | Phenetone, Barbee, Luminal, Phenobarb, Emgard: tab 30 60
Primidone | Mysedon: tab 250
Lamotrigine | Lamictal, Lamitor, Lamogin, Lamosyn, Lamez, Lamepil: tab 25 50 100 200 | Lamitor OD, Lametec OD: pr 50 100 200 | Lamitor DT, Lametec DT: dt 5 25 50 100
Topiramate | Topamate, Topirol, Nextop, Topaz, Epitop, Topex, Topamax: tab 25 50 100
Zonisamide | Zonisep, Zonit, Zonicare: cap 25 50 100
Lacosamide | Lacosam, Vimpat, Lacoxa, Lacopsy: tab 50 100 150 200
Perampanel | Peramcon, Perampil: tab 2 4 6 8
Clobazam | Clobakem, Lobazam, Cloba, Clozam, Solzam: tab 5 10 20
Clonazepam | Rivotril, Clonotril, Zapiz, Petril, Melzap, Epitril, Clonafit: tab 0.25 0.5 1 2 | Lonazep MD, Clonotril MD, Petril MD: dt 0.25 0.5 1
Diazepam | Calmpose: tab 2 5 10; inj 5/ml | Placidox, Dizep, Paxum, Anxol: tab 2 5 10
Lorazepam | Larpose, Lopez, Trapex, Calmese, Lorvan: tab 1 2
Midazolam | Insed, Intaz: spray 0.5 1.25 | Mezolam, Fulsed, Benzosed: inj 1/ml 5/ml
Nitrazepam | Nitrosun, Nipam, Hypnotex, Sedamon: tab 5 10
Alprazolam | Restyl, Trika, Anxit, Alzolam, Zolax, Tranax, Xanax: tab 0.25 0.5 1 | Alprax SR, Restyl SR: pr 0.5 1 1.5
Zolpidem | Nitrest, Zolsoma, Sove, Zoltrate, Stilnoct, Ambien: tab 5 10 | Zolfresh CR: pr 6.25 12.5
Acetazolamide | Acetamide, Iopar, Avva, Synomax: tab 250
Rufinamide | Rufisure: tab 200 400
Vigabatrin | Vigatrin: tab 500
Levodopa + Carbidopa | Syndopa 110, Tidomet 110: tab 100+10 | Syndopa Plus, Tidomet Plus: tab 100+25 | Syndopa 275, Tidomet Forte: tab 250+25 | Syndopa CR, Tidomet CR, Sinemet CR: pr 200+50 | Syndopa 125 CR: pr 100+25 | Tidomet, Sinemet, Parkidopa, LCD: tab 100+10 100+25 250+25
Levodopa + Benserazide | Madopar HBS, Benspar: cap 100+25
Levodopa + Carbidopa + Entacapone | Entacom Plus, Syncapone, Stalevo: tab 50+12.5+200 100+25+200 150+37.5+200
Entacapone | Comtan, Adcapone, Entapark: tab 200
Pramipexole | Pramirol, Parpex, Mirapex, Pramiril: tab 0.125 0.25 0.5 1 1.5 | Pramipex SR, Pramirol ER, Parpex ER: pr 0.26 0.375 0.52 0.75 1.5
Ropinirole | Ropin, Ropinex, Requip, Ropitor: tab 0.25 0.5 1 2 | Ropark ER, Requip PD: pr 2 4 8
Rasagiline | Rasipar, Rasagin, Rasalgin, Relgin, Azilect: tab 0.5 1
Selegiline | Eldepryl, Jumex, Selerin: tab 5
Safinamide | Safiride, Parksafe: tab 50 100
Amantadine | Comantrel, Parkitidin, Neaman, Symmetrel: tab 100
Trihexyphenidyl | Parkin, Hexinal, Parkitane, Trihexy: tab 2 | Bexol: tab 2 5
Tetrabenazine | Tetrabenz, Xenazine: tab 12.5 25
Botulinum toxin type A | Dysport: inj 300iu 500iu | Xeomin, Botogenie, Nabota, Stunnox: inj 100iu
Baclofen | Lioresal, Baclof, Riclofen, Spinofen: tab 5 10 25 | Baclof OD, Liofen XL: pr 20 30 40
Tizanidine | Tizan, Tizpa, Zanaflex, Tizakind: tab 2 4 | Sirdalud MR: prcap 6
Thiocolchicoside | Muscoril, Thioact: cap 4 8
Eperisone | Epry, Rapisone: tab 50 | Myosone SR, Epry SR: prcap 75 150
Riluzole | Riluride, Rilutek: tab 50
Pyridostigmine | Mestinon, Myestin, Gravitor: tab 60 | Gravitor SR, Myestin SR: pr 180
Fampridine | Ampyra, Fampyra: tab 10
Donepezil | Aricep, Donecept, Alzil, Dopezil, Aricept: tab 5 10
Rivastigmine | Rivamer, Rivadem, Rivasmine, Veloxia: cap 1.5 3 4.5 6 | Exelon Patch: patch 4.6 9.5
Galantamine | Razadyne, Reminyl: tab 4 8 | Galamer OD: prcap 8 16
Memantine | Nemdaa, Alzmex, Memantin, Namenda, Ebixa: tab 5 10
Donepezil + Memantine | Aricep M, Alzil M, Donep M, Larentine: tab 5+5 5+10 10+10
Amitriptyline | Amitone, Sarotena, Amitar, Eliwel, Amypres: tab 10 25 50 75
Amitriptyline + Chlordiazepoxide | Amixide, Amicon, Libotryp: tab 12.5+5 25+10
Nortriptyline | Nortin, Primox, Pamelor: tab 10 25
Venlafaxine | Veniz, Effexor, Venlift, Ventab: cap 37.5 75 150 | Veniz XR, Venlor XR, Effexor XR: prcap 37.5 75 150
Duloxetine | Duzela, Dulane, Dutin, Cymbalta, Symbal: cap 20 30 60
Fluoxetine | Prodep, Flunil, Nuzac, Prozac, Depzac: cap 10 20 40
Sertraline | Serta, Zosert, Serlift, Sertima, Zoloft, Inosert: tab 25 50 100
Escitalopram | Stalopam, Cipralex, Rexipra, S Citadep, Feliz S, Szetalo: tab 5 10 20
Escitalopram + Clonazepam | Stalopam Plus, Rexipra Plus, Feliz S Plus, S Celepra Plus, Szetalo Plus: tab 5+0.5 10+0.5
Paroxetine | Xet, Parotin, Pari, Paxidep: tab 10 20 | Pari CR, Paxidep CR, Pexep CR, Xet CR: pr 12.5 25
Fluvoxamine | Fluvator, Uvox, Sorest, Revilife, Faverin: tab 50 100 | Fluvoxin CR: prcap 50 100
Mirtazapine | Mirnite, Mirtazon, Remeron, Mitaz: tab 7.5 15 30
Trazodone | Trazalon, Trazodac: tab 25 50 100
Quetiapine | Seroquel, Quel, Qutipin, Socalm: tab 25 50 100 200 | Qutipin SR, Seroquel XR, Qutan SR: pr 50 100 200 300
Olanzapine | Olan, Oliza, Olanex, Zyprexa, Joyzol: tab 2.5 5 7.5 10 | Oleanz RT, Oliza MD: dt 5 10
Risperidone | Risdone, Respidon, Risperdal, Rispond, Riscon: tab 0.5 1 2 3 4
Haloperidol | Halopidol, Senorm, Trancodol, Depidol: tab 0.25 1.5 5 10; inj 5/ml
Lithium carbonate | Lithosun, Intalith: tab 300 | Lithosun SR, Intalith CR, Licab XL: pr 300 400 450
Modafinil | Modvigil, Provake, Provigil, Wakalert: tab 100 200
Methylphenidate | Inspiral, Ritalin: tab 5 10 20 | Inspiral SR, Addwize OD, Concerta: pr 10 18 20 27 36
Melatonin | Meloset SR, Melocalm, Zytonin, Noctura: tab 3 5
Citicoline | Citistar, Somazina, Strolin, Cognicit: tab 500; inj 250/ml
Piracetam | Neurocetam, Cerecetam, Normabrain: tab 400 800; syr 500/5ml
Sumatriptan | Migratan, Sumitrex, Imigran, Sumatrip: tab 25 50 100
Rizatriptan | Rizora, Rizatan, Rizotan, Maxalt: tab 5 10 | Rizact MD, Rizora MD: dt 5 10
Naratriptan | Naramig: tab 2.5
Zolmitriptan | Zolmist, Zomist: tab 2.5 5
Eletriptan | Relpax: tab 20 40
Ergotamine + Caffeine | Vasograin, Migril, Cafergot: tab 1+100
Flunarizine | Flunarin, Fluver, Migarid, Nariz: tab 5 10
Flunarizine + Propranolol | Betacap Plus, Migrabeta Plus, Propal Plus: cap 5+40 10+40
Propranolol | Ciplar, Betacap, Migrabeta, Propal: tab 10 20 40 80 | Ciplar LA, Betacap TR, Inderal LA: prcap 20 40 60 80
Naproxen + Domperidone | Naprodom, Xenobid D: tab 250+10 500+10
Metoclopramide | Reglan, Emenil, Metocontin, Maxeron, Vominorm: tab 10; inj 5/ml
Domperidone | Domperon, Vomistop, Domcolic, Motinorm, Motilium: tab 10; syr 5/5ml
Prochlorperazine | Vomidon, Emidoxyn, Nausetil, Vometil, Bukatel: tab 5 | Stemetil MD: dt 5
Ondansetron | Ondem, Vomikind, Zofer, Vomiof, Ondet, Zofran: tab 4 8; syr 2/5ml; inj 2/ml | Emeset MD, Ondem MD, Vomikind MD: dt 4 8
Betahistine | Betavert, Vertistar, Vertizac, Serc, Zevert, Betaserc: tab 8 16 24 | Vertin OD: pr 48
Cinnarizine | Vertiron, Cinzan, Diziron: tab 25 75
`
export const brandsOfOthers = `
Paracetamol | Dolo, Calpol: tab 500 650; syr 120/5ml 250/5ml | Pacimol, P 650, Pyrigesic, Febrinil, Malidens: tab 500 650 | Sumo L: tab 650 | Crocin Advance: tab 500
Ibuprofen | Ibugesic: tab 200 400 600; syr 100/5ml | Ibubid, Emflam, Tabalon: tab 200 400
Naproxen | Naxid, Xenar, Artagen, Xenobid: tab 250 500
Diclofenac | Voltaren, Dicloran, Reactin, Diclomax, Oxalgin: tab 50 100 | Voveran SR, Reactin SR, Voltaren SR: pr 75 100 | Volini, Omnigel, Voveran Emulgel: gel 1% | Dynapar AQ: inj 75/ml
Aceclofenac | Zerodol, Aceclo, Dolokind, Movon, Acemiz: tab 100 | Zerodol CR, Hifenac SR, Aceclo SR: pr 200
Etoricoxib | Etody, Etoshine, Etorica, Brutaflam, Etozox, Etos: tab 60 90 120
Celecoxib | Celib, Cobix, Celebrex, Zycel, Revibra: cap 100 200
Indomethacin | Microcid, Indoflam, Idicin, Inmecin: cap 25 75
Ketorolac | Ketanov, Toradol, Zorovon, Ketlur, Torolac: tab 10; inj 30/ml
Etodolac | Etogesic, Proxym, Lodine: tab 200 300 400 | Etova ER: pr 400 600
Mefenamic acid | Ponstan, Mefkind, Mefacid: tab 250 500; syr 100/5ml
Mefenamic acid + Dicyclomine | Cyclopam MF, Spasmonil Plus, Colimex MF: tab 250+10 500+20
Aceclofenac + Paracetamol | Aceclo Plus, Dolokind Plus, Hifenac P, Acemiz Plus, Movon P: tab 100+325
Aceclofenac + Paracetamol + Serratiopeptidase | Hifenac D, Signoflam, Acemiz S, Aceclo Sera, Dolokind SP: tab 100+325+15
Aceclofenac + Thiocolchicoside | Hifenac TH, Aceclo TH, Acemiz TH, Myoril Plus: tab 100+4 100+8
Etoricoxib + Thiocolchicoside | Etody MR, Etoshine MR, Brutaflam MR, Etozox MR: tab 60+4 60+8
Ibuprofen + Paracetamol | Ibugesic Plus, Brufen Plus, Flexon, Ibuclin, Zupar, Imol Plus: tab 400+325
Gabapentin | Gabantin, Neurontin, Gabacap, Progaba, Pentagab: cap 100 300 400 | Gabapin SR: pr 450 600
Pregabalin | Lyrica, Pregeb, Maxgalin, Pregaba, Nervalin, Neugaba, Pregastar: cap 50 75 150 300 | Pregalin SR, Maxgalin ER: pr 75 82.5 150 165
Gabapentin + Nortriptyline | Gabapin NT, Pentanerv NT: tab 100+10 400+10
Gabapentin + Methylcobalamin | Gabantin M, Gabapin M, Nurokind G: tab 100+0.5 300+0.5
Pregabalin + Nortriptyline | Pregalin NT, Maxgalin NT, Nervz NT, Pregastar NT: tab 75+10 50+10
Pregabalin + Methylcobalamin | Pregalin M, Maxgalin M, Nervup PG, Pregastar M, Nurokind P, Pregabid ME: cap 75+0.75 150+0.75
Tramadol | Contramal, Domadol, Tramasure, Supridol, Urgendol: cap 50; inj 50/ml | Contramal SR, Tramazac SR: pr 100
Tramadol + Paracetamol | Ultracet Semi: tab 18.75+162.5 | Acuvin, Calpol T, Tramazac P, Dolo T, Palgic: tab 37.5+325
Tapentadol | Tapal, Tydol IR, Tapcynta: tab 50 75 100 | Tapal ER, Tydol PR: pr 50 100 150 200
Morphine | Rumorf, Vermor, Duramor: tab 10 20 30 | Morcontin CR, Rumorf SR: pr 10 30 60
Fentanyl | Fenstud, Fendrop, Verfen: patch 12mcg 25mcg 50mcg
Buprenorphine | Norspan, Bupatch: patch 5 10 20
Ketamine | Ketalar, Aneket, Ketajet: inj 50/ml
Lidocaine | Xylocaine Jelly, Lox Jelly: gel 2% | Lignopatch: plaster 5%
Capsaicin | Capsigyl, Katadol, Zostrix: cream 0.025% 0.075%
Prednisolone | Omnacortil, Predmet, Predone, Kidpred, Nucort: tab 5 10 20 40 | Emsolone: tab 5 10 20
Methylprednisolone | Zempred, Ivepred, Depopred, Solu Medrol: tab 4 8 16; inj 500 1000
Dexamethasone | Decadron, Wymesone, Decdan, Decilone, Decmax: tab 0.5 4; inj 4/ml
Deflazacort | Dezacor, Cortimax, Flacort, Dzfla: tab 6 30
Aspirin | Disprin: tab 325 350 | Delisprin, Loprin, Aspicot, Colsprin: tab 75 150 | ASA: tab 50 75 150
Clopidogrel | Plavix, Deplatt, Clavix, Clopivas, Clopitab, Preva: tab 75 150
Aspirin + Clopidogrel | Deplatt A, Clopilet A, Clavix AS, Clopivas AP, Preva AS: cap 75+75 150+75
Aspirin + Atorvastatin | Ecosprin AV, Atorva ASP, Aztor ASP, Tonact ASP: cap 75+10 75+20 150+10 150+20
Aspirin + Atorvastatin + Clopidogrel | Clopitorva, Deplatt CV, Aztogold: cap 75+10+75 75+20+75 75+40+75
Aspirin + Rosuvastatin + Clopidogrel | Rosave Trio, Rozucor Gold, Rosufit Gold: cap 75+10+75 75+20+75
Ticagrelor | Axcer, Ticagrelent: tab 60 90
Cilostazol | Pletoz, Cilodoc, Stiloz, Pletal, Zilast: tab 50 100
Warfarin | Uniwarfin, Coumadin, Sofarin, Warfex, Cofarin: tab 1 2 3 5
Acenocoumarol | Nistrom, Sintrom, Acenomac: tab 1 2 3 4
Dabigatran | Dabistar, Dabiclot, Redulow: cap 75 110 150
Rivaroxaban | Rivaflo, Rivaban, Ixarola: tab 2.5 10 15 20
Apixaban | Apigat, Apixabid, Eligo: tab 2.5 5
Enoxaparin | Lomoh, Lmwx, Enoxarin, Cutenox, Loparin: inj 100/ml
Atorvastatin | Lipitor, Aztor, Storvas, Tonact, Lipicure, Atocor: tab 5 10 20 40 80
Rosuvastatin | Crestor, Rozavel, Rosave, Rozucor, Razel, Rosulip: tab 5 10 20 40
Nimodipine | Nimotop, Vasotop, Nimocer: tab 30
Amlodipine | Amlokind, Stamlo, Amlopres, Amlodac, Amtas, Norvasc: tab 2.5 5 10
Telmisartan | Telmikind, Telvas, Telsartan, Cresar, Telista, Tazloc: tab 20 40 80
Telmisartan + Hydrochlorothiazide | Telmikind H, Telvas H, Telsartan H, Cresar H, Telista H, Tazloc H: tab 40+12.5 80+12.5
Telmisartan + Amlodipine | Telmikind AM, Telvas AM, Telsartan AM, Cresar AM, Telista AM, Tazloc AM: tab 40+5 80+5
Candesartan | Candelong, Candez, Ipsita, Atacand: tab 4 8 16
Ramipril | Ramistar, Ramace, Hopace, Ramcor, Cardiopril: tab 1.25 2.5 5 10
Metoprolol | Betaloc, Lopresor, Revelol, Starpress: tab 25 50 100 | Met XL, Seloken XL, Metolar XR, Revelol XL, Prolomet XL: pr 12.5 25 50 100
Spironolactone | Lactone, Spilactone: tab 25 50 100
Edaravone | Edvo, Edasta, Radicava: inj 1.5/ml
Metformin | Glyciphage, Gluconorm, Okamet, Glumet, Cetapin, Walaphage: tab 500 850 1000 | Glycomet SR, Cetapin XR, Okamet XR, Gluconorm SR: pr 500 850 1000
Metformin + Glimepiride | Gluconorm G, Gemer, Glimisave M, Amaryl M, Glimestar M, Zoryl M: tab 500+1 500+2
Levothyroxine | Eltroxin, Thyrox, Lethyrox, Thyrofit, Euthyrox: tab 12.5mcg 25mcg 50mcg 75mcg 88mcg 100mcg 112mcg 125mcg
Azathioprine | Imuran, Azimune, Azap, Transimune, Azr: tab 25 50
Mycophenolate mofetil | Mycept, Mofilet, Mycofit, Baxmune: tab 250 500
Methotrexate | Imutrex, Mexate, Oncotrex, Neotrexate, Trexall: tab 2.5 5 7.5 10 15
Dimethyl fumarate | Tecfidera: cap 120 240
Fingolimod | Gilenya, Fingod: cap 0.5
Teriflunomide | Aubagio, Denopsy: tab 7 14
Rituximab | Mabthera, Maball, Rituxirel, Mabtas: inj 10/ml
Immunoglobulin human | Gammagard, Intraglobin, Globucel, Immunorel, Octagam: inf 50/ml
Meropenem | Merocrit, Merotec, Meromac, Zaxter, Mero: inj 500 1000
Imipenem + Cilastatin | Zienam, Lastinem, Imicrit: inj 500+500
Ertapenem | Forstar, Ertacrit: inj 1000
Ceftriaxone | Xone, Oframax, Ciplacef, Powercef, Rocephin: inj 250 500 1000 2000
Amoxicillin + Clavulanic acid | Moxikind CV, Clavam, Moxclav, Advent, Mega CV: tab 500+125 | Augmentin Duo: tab 500+125 875+125
Ciprofloxacin | Cifran, Ciprobid, Ciprodac, Zoxan: tab 250 500 750
Levofloxacin | Glevo, Loxof, Levobact, Levotas, Tavanic: tab 250 500 750
Azithromycin | Azee, Azibact, Aziwok, Azax, Zady, Zithromax: tab 250 500; syr 200/5ml
Clarithromycin | Claricin, Clarimac, Crixan, Synclar: tab 250 500
Aciclovir | Acivir, Herpex, Ocuvir, Axovir, Lovir: tab 200 400 800; inj 250 500
Rifampicin | Rimactane, Rifacilin, Macox, Zucox, Rimpin: cap 150 300 450 600
Isoniazid | Isonex, Isokin, Ipcazide: tab 100 300
Pyrazinamide | Pza Ciba, Macrozide, P Zide: tab 500 750 1000 1500
Ethambutol | Myambutol, Mycobutol, Themibutol: tab 400 600 800 1000
Albendazole | Bandy, Noworm, Albekind, Eskazole: tab 400; syr 200/5ml
Itraconazole | Itaspor, Sporanox, Candiforce, Itrasys: cap 100 200
Pantoprazole | Pan, Pantop, Pantodac, Pantosec, Penta, Pantin: tab 20 40; inj 40
Pantoprazole + Domperidone | Pan D, Pantop D, Pantodac DSR, Pantosec D, Pantocid DSR: cap 40+30
Rabeprazole | Rablet, Cyra, Veloz, Rabicip, Happi, Rabeloc, Rabekind: tab 10 20
Rabeprazole + Domperidone | Rablet D, Cyra D, Veloz D, Rabicip D, Happi D, Rabekind DSR: cap 20+30
Omeprazole | Omecip, Ocid, Lomac, Protoloc, Omizac: cap 10 20 40
Omeprazole + Domperidone | Ocid D, Omecip D, Lomac D: cap 20+10
Sucralfate | Sucral, Sparacid, Ulcekon, Pepsigard: syr 200/ml
Lactulose | Looz, Lactihep, Livoluk, Laxose, Evict: syr 667/ml
Oxybutynin | Ditropan, Oxyspas, Cystran, Nocturin: tab 2.5 5
Solifenacin | Solitral, Bispec, Solicept, Vesicare: tab 5 10
Mirabegron | Betmiga, Mirabeg, Myrbetriq, Bladmir: tab 25 50
Tamsulosin | Veltam, Contiflo, Flomax, Dynapres: cap 0.2 0.4
Methylcobalamin | Nurokind, Mecobal, Nurokind OD, Meconerv: tab 500mcg 1500mcg; inj 500mcg/ml
Methylcobalamin + Alpha lipoic acid | Meganeuron Plus: cap 1.5+100
Folic acid | Folcid, Folinext, Fol 5, Ingafol: tab 1 5
Thiamine | Beneuron, Berin: tab 75 100
Pyridoxine | B Long, Pyricontin: tab 40 100
Alpha lipoic acid | Alipoic, Thioctacid: tab 100 200 300
Cholecalciferol | D Rise, Uprise D3, Depura, Lumia, Tayo: cap 60000iu | Arachitol: inj 300000iu 600000iu
Calcium carbonate + Vitamin D3 | Cipcal, Calcimax, Ccm, Ostocalcium, Supracal: tab 500+0.00625
Coenzyme Q10 | Ubicar, Qute, Ubiq: cap 30 100
Ethinylestradiol + Levonorgestrel | Mala N, Mala D, Ovral, Nordette, Triquilar: tab 0.03+0.15
Norethisterone | Regestrone, Primolut N, Cycloreg, Sysron N: tab 5
Cetirizine | Okacet, Alerid, Cetrizet, Zyrtec, Cetcip: tab 5 10; syr 5/5ml
Hydroxyzine | Hyzox, Hicope, Prurid: tab 10 25; syr 10/5ml
Alendronic acid | Fosamax, Alenost, Bifosa, Restofos: tab 10 35 70
Teriparatide | Gemtide, Osteri, Bonista, Forteo, Forsteo: inj 250mcg/ml
`
