/** More substances; the columns are those of `substances.neurology.ts`. */
export const cardiovascular = `
Aspirin: acetylsalicylic, acetylsalicylic acid, ecosprin, disprin, loprin; antiplatelet salicylate
Clopidogrel: clopilet, clopitab, plavix; antiplatelet
Ticagrelor: brilinta; antiplatelet
Prasugrel; antiplatelet
Dipyridamole; antiplatelet
Cilostazol: cilacar; antiplatelet qtProlonging heartFailureDanger
Warfarin: warf, coumadin; anticoagulant
Acenocoumarol: acitrom, nicoumalone; anticoagulant
Dabigatran: pradaxa; anticoagulant renalDanger
Rivaroxaban: xarelto; anticoagulant
Apixaban: eliquis; anticoagulant
Edoxaban; anticoagulant
Enoxaparin: clexane; anticoagulant renalDanger
Dalteparin; anticoagulant
Fondaparinux; anticoagulant
Heparin; anticoagulant
Alteplase: actilyse; anticoagulant
Tenecteplase; anticoagulant
Atorvastatin: atorva, lipitor; statin liverCaution
Simvastatin; statin liverCaution
Lovastatin; statin liverCaution
Rosuvastatin: rosuvas; statin liverCaution
Pravastatin; statin liverCaution
Pitavastatin; statin liverCaution
Gemfibrozil; gemfibrozil
Fenofibrate
Ezetimibe
Nimodipine: nimodip; calciumBlocker
Amlodipine: amlong, stamlo; calciumBlocker
Nifedipine; calciumBlocker
Cilnidipine; calciumBlocker
Felodipine; calciumBlocker
Verapamil; heartFailureDanger rateLimiting
Diltiazem; heartFailureDanger rateLimiting
Telmisartan: telma; aceInhibitor
Candesartan: candesar; aceInhibitor
Losartan: losar; aceInhibitor
Valsartan; aceInhibitor
Olmesartan; aceInhibitor
Irbesartan; aceInhibitor
Azilsartan; aceInhibitor
Ramipril: cardace; aceInhibitor
Enalapril; aceInhibitor
Lisinopril; aceInhibitor
Perindopril; aceInhibitor
Captopril; aceInhibitor
Aliskiren; aceInhibitor
Sacubitril; aceInhibitor
Propranolol: inderal, ciplar; propranolol betaBlocker myastheniaWorsening
Metoprolol: metolar, betaloc; betaBlocker myastheniaWorsening
Atenolol; betaBlocker myastheniaWorsening
Bisoprolol; betaBlocker myastheniaWorsening
Nebivolol; betaBlocker myastheniaWorsening
Carvedilol; betaBlocker myastheniaWorsening
Labetalol; betaBlocker myastheniaWorsening
Timolol; betaBlocker myastheniaWorsening
Nadolol; betaBlocker myastheniaWorsening
Sotalol; betaBlocker myastheniaWorsening qtProlonging
Clonidine; sedative
Spironolactone: aldactone; potassiumSparing
Eplerenone; potassiumSparing
Amiloride; potassiumSparing
Triamterene; potassiumSparing
Potassium chloride: potassium citrate; potassiumSparing
Furosemide: frusemide, lasix; diuretic
Torsemide: torasemide; diuretic
Hydrochlorothiazide; diuretic
Chlorthalidone: chlortalidone; diuretic
Indapamide; diuretic
Mannitol
Edaravone: arone
Digoxin: lanoxin; digoxin renalDanger
Amiodarone: cordarone; qtProlonging
Dronedarone; qtProlonging heartFailureDanger
Quinidine; qtProlonging myastheniaWorsening
Procainamide; qtProlonging myastheniaWorsening
Disopyramide; qtProlonging anticholinergic
Flecainide; qtProlonging heartFailureDanger
Ivabradine
Isosorbide: nitroglycerin, glyceryl trinitrate; nitrate
Sildenafil; pde5Inhibitor
Tadalafil; pde5Inhibitor
Metformin: glycomet
Glimepiride; sulfonylurea
Gliclazide; sulfonylurea
Glibenclamide: glyburide; sulfonylurea
Glipizide; sulfonylurea
Sitagliptin; gliptin
Vildagliptin; gliptin
Linagliptin; gliptin
Teneligliptin; gliptin
Semaglutide
Dulaglutide
Levothyroxine: thyroxine, thyronorm, eltroxin
`

export const immuneAndInfection = `
Prednisolone: wysolone, omnacortil, prednisone; corticosteroid
Methylprednisolone: medrol, solu medrol; corticosteroid
Dexamethasone: dexona, decadron; corticosteroid
Deflazacort: defcort; corticosteroid
Hydrocortisone; corticosteroid
Betamethasone: betnesol; corticosteroid
Fludrocortisone
Azathioprine: azoran; thiopurine
Mercaptopurine; thiopurine
Mycophenolate: mycophenolic acid, cellcept
Methotrexate: folitrax, mexate; methotrexate renalDanger
Leflunomide; liverDanger
Teriflunomide: teriflu; liverDanger
Ciclosporin: cyclosporine, cyclosporin
Tacrolimus
Cyclophosphamide
Dimethyl fumarate: dimefum
Fingolimod: fingolid; qtConditional
Siponimod
Cladribine
Interferon beta
Glatiramer
Natalizumab
Ocrelizumab
Rituximab: reditux
Immunoglobulin: iviglob
Meropenem: meronem; carbapenem
Imipenem; carbapenem seizureThreshold
Cilastatin
Ertapenem: invanz; carbapenem
Doripenem; carbapenem
Faropenem; carbapenem
Ceftriaxone: monocef; cephalosporin
Cefixime: taxim; cephalosporin
Cefuroxime; cephalosporin
Cefpodoxime; cephalosporin
Cefotaxime; cephalosporin
Cefepime; cephalosporin seizureThreshold
Ceftazidime; cephalosporin
Cefoperazone; cephalosporin
Cefalexin: cephalexin; cephalosporin
Cefadroxil; cephalosporin
Cefaclor; cephalosporin
Cefazolin; cephalosporin
Cefdinir; cephalosporin
Amoxicillin: amoxycillin, mox; penicillin
Clavulanic acid: clavulanate
Ampicillin; penicillin
Benzylpenicillin: penicillin, phenoxymethylpenicillin, benzathine; penicillin
Cloxacillin: flucloxacillin, dicloxacillin; penicillin
Piperacillin; penicillin
Ciprofloxacin: ciplox, cifran; fluoroquinolone myastheniaWorsening qtProlonging
Levofloxacin: levoflox; fluoroquinolone myastheniaWorsening qtProlonging
Moxifloxacin; fluoroquinolone myastheniaWorsening qtProlonging
Ofloxacin: zanocin; fluoroquinolone myastheniaWorsening qtConditional
Norfloxacin; fluoroquinolone myastheniaWorsening
Azithromycin: azithral, azee; macrolide qtProlonging myastheniaWorsening
Clarithromycin: claribid; macrolide qtProlonging myastheniaWorsening
Erythromycin; macrolide qtProlonging myastheniaWorsening
Telithromycin; myastheniaWorsening qtConditional
Gentamicin: gentamycin; aminoglycoside myastheniaWorsening
Amikacin; aminoglycoside myastheniaWorsening
Streptomycin; aminoglycoside myastheniaWorsening
Tobramycin; aminoglycoside myastheniaWorsening
Neomycin; aminoglycoside myastheniaWorsening
Kanamycin; aminoglycoside myastheniaWorsening
Colistin: polymyxin; myastheniaWorsening
Doxycycline; tetracycline
Minocycline; tetracycline
Tetracycline; tetracycline
Clindamycin
Vancomycin
Metronidazole: flagyl; nitroimidazole
Tinidazole; nitroimidazole
Nitrofurantoin
Sulfamethoxazole; sulfonamide antifolate
Trimethoprim; antifolate
Sulfadiazine: sulphadiazine; sulfonamide
Sulfasalazine: sulphasalazine, salazopyrin; sulfonamide
Sulfadoxine; sulfonamide
Sulfacetamide; sulfonamide
Dapsone
Aciclovir: acyclovir, zovirax
Valaciclovir: valacyclovir
Rifampicin: rifampin, rcin; liverCaution
Rifabutin
Isoniazid: solonex; liverCaution
Pyrazinamide: pyzina; liverCaution
Ethambutol: combutol
Bedaquiline; qtConditional
Albendazole: zentel
Praziquantel
Ivermectin
Itraconazole: canditral; azole heartFailureDanger
Ketoconazole; azole qtConditional liverDanger
Voriconazole; azole qtConditional
Posaconazole; azole
Fluconazole: forcan, flucos; azole qtProlonging
Ritonavir
Efavirenz
Quinine; myastheniaWorsening qtConditional
Chloroquine; qtProlonging myastheniaWorsening
Hydroxychloroquine: hcqs; qtProlonging myastheniaWorsening
Mefloquine; seizureDanger qtConditional
Penicillamine; myastheniaWorsening
`

export const supportive = `
Serratiopeptidase: serrapeptase, serratiapeptidase
Pantoprazole: pantocid, pan; ppi
Rabeprazole: razo; ppi
Omeprazole: omez; ppi
Esomeprazole: nexpro; ppi
Lansoprazole: dexlansoprazole; ppi
Ranitidine: rantac;
Famotidine;
Cimetidine;
Magaldrate; antacid
Aluminium hydroxide; antacid
Sucralfate: sucrafil; antacid
Simethicone
Lactulose: duphalac
Oxybutynin: tropan; anticholinergic
Solifenacin: soliten; anticholinergic
Tolterodine; anticholinergic
Darifenacin; anticholinergic
Trospium; anticholinergic
Clidinium; anticholinergic
Dicyclomine: dicycloverine; anticholinergic
Hyoscine: scopolamine, buscopan; anticholinergic
Atropine; anticholinergic
Glycopyrrolate: glycopyrronium; anticholinergic
Flavoxate; anticholinergic
Mirabegron: mirago
Tamsulosin: urimax; alphaBlocker
Silodosin; alphaBlocker
Alfuzosin; alphaBlocker
Prazosin; alphaBlocker
Methylcobalamin: mecobalamin, methycobal, cyanocobalamin, cobalamin; vitamin
Folic acid: folate, folvite, folic; vitamin
Thiamine: benalgis, benfotiamine; vitamin
Pyridoxine: benadon; vitamin
Alpha lipoic acid: lipoic, alaton; vitamin
Cholecalciferol: colecalciferol, calcirol, vitamin d, vit d; vitamin
Calcium carbonate: calcium citrate; antacid
Coenzyme Q10: ubiquinone, ubidecarenone; vitamin
Ferrous salts: ferrous sulphate, ferrous sulfate, ferrous fumarate, ferrous ascorbate;
Magnesium: magnesium hydroxide, milk of magnesia, magnesium sulphate, magnesium sulfate, magnesium oxide, magnesium citrate; myastheniaWorsening
Ethinylestradiol: ethinyl estradiol, ethinyloestradiol;
Levonorgestrel;
Desogestrel;
Drospirenone;
Norethisterone: primolut, norethindrone;
Etonogestrel;
Medroxyprogesterone
Finasteride
Cetirizine: cetzine, levocetirizine; antihistamine sedative
Loratadine: desloratadine; antihistamine
Fexofenadine; antihistamine
Hydroxyzine: atarax; antihistamine anticholinergic sedative qtConditional
Chlorpheniramine: chlorphenamine; antihistamine anticholinergic sedative
Diphenhydramine; antihistamine anticholinergic sedative
Cyproheptadine; antihistamine anticholinergic sedative
Pheniramine: avil; antihistamine anticholinergic sedative
Alendronic acid: alendronate, alendronic, osteofos; bisphosphonate
Risedronic acid: risedronate, risedronic; bisphosphonate
Ibandronic acid: ibandronate, ibandronic; bisphosphonate
Zoledronic acid: zoledronate, zoledronic; bisphosphonate
Teriparatide: terifrac
Etofylline; seizureThreshold
Theophylline: aminophylline, doxofylline; seizureThreshold
Salbutamol: levosalbutamol
Montelukast
Pseudoephedrine
Disulfiram
Grapefruit
St John's wort: hypericum; serotonergic
`
