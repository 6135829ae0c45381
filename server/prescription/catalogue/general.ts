/** What else a neurology and spine practice prescribes; the columns are those of `neurology.ts`. */
export const pain = `
Paracetamol | Analgesic | | Crocin: tab 500 650 1000; syr 250/5ml; inf 10/ml | 500-4000 | - list=O
Ibuprofen | NSAID | nsaid | Brufen: tab 200 400 600; gel 5% | 600-2400 | H renal caution
Naproxen | NSAID | nsaid | Naprosyn: tab 250 500 | 500-1250 | H renal caution
Diclofenac | NSAID | nsaid | Voveran: tab 50 100; inj 25/ml; gel 1% | 50-150 | H renal caution
Aceclofenac | NSAID | nsaid | Hifenac: tab 100 200 | 100-200 | H renal caution
Etoricoxib | NSAID | nsaid | Nucoxia: tab 60 90 120 | 30-120 | H renal avoid
Celecoxib | NSAID | nsaid | Celact: cap 100 200 | 100-400 | H renal caution
Indomethacin | NSAID | nsaid | Indocap: cap 25 75 | 50-200 | H renal caution
Ketorolac | NSAID | nsaid | Ketorol: tab 10; inj 30/ml | 10-40 | H renal avoid
Etodolac | NSAID | nsaid | Etova: tab 200 300 400 | 400-1200 | H renal caution
Mefenamic acid | NSAID | nsaid | Meftal: tab 250 500 | 500-1500 | H renal caution
Aceclofenac + Paracetamol | NSAID | nsaid | Zerodol P: tab 100+325 | 100-200 | H renal caution
Mefenamic acid + Dicyclomine | NSAID | nsaid anticholinergic | Meftal Spas: tab 250+10 500+20 | 500-1500 | H renal caution
Aceclofenac + Paracetamol + Serratiopeptidase | NSAID | nsaid | Zerodol SP: tab 100+325+15 | 100-200 | H renal caution
Etoricoxib + Thiocolchicoside | NSAID | nsaid | Nucoxia MR: tab 60+4 60+8 | 30-120 | H renal avoid
Aceclofenac + Thiocolchicoside | NSAID | nsaid | Zerodol TH: tab 100+4 100+8 | 100-200 | H renal avoid
Ibuprofen + Paracetamol | NSAID | nsaid | Combiflam: tab 400+325 | 400-2400 | H renal caution
Gabapentin | Gabapentinoid | gabapentinoid sedative | Gabapin: cap 100 300 400; tab 600 800 | 300-3600 | H renal caution
Pregabalin | Gabapentinoid | gabapentinoid sedative | Pregalin: cap 25 50 75 150 300 | 75-600 | H1 renal caution
Gabapentin + Methylcobalamin | Gabapentinoid | gabapentinoid sedative | Gabaneuron: tab 100+0.5 300+0.5 | 300-3600 | H renal caution
Gabapentin + Nortriptyline | Gabapentinoid | gabapentinoid tricyclic anticholinergic sedative | Gabantin NT: tab 100+10 400+10 | 100-1200 | H renal caution
Pregabalin + Nortriptyline | Gabapentinoid | gabapentinoid tricyclic anticholinergic sedative | Pregeb NT: tab 75+10 | 75-300 | H1 renal caution
Pregabalin + Methylcobalamin | Gabapentinoid | gabapentinoid sedative | Pregeb M: cap 75+0.75 150+0.75 | 75-600 | H1 renal caution
Tramadol | Opioid | opioid sedative | Tramazac: cap 50; inj 50/ml | 50-400 | H1 ndps renal caution
Tramadol + Paracetamol | Opioid | opioid sedative | Ultracet: tab 37.5+325 | 37.5-300 | H1 ndps renal caution
Tapentadol | Opioid | opioid sedative | Tydol: tab 50 75 100 | 100-500 | H caution
Morphine | Opioid | opioid sedative | Morcontin: tab 10 30; inj 10/ml | - | H1 ndps list=prohibited renal caution
Fentanyl | Opioid | opioid sedative | Durogesic: patch 12mcg 25mcg 50mcg | - | X ndps list=prohibited caution
Buprenorphine | Opioid | opioid sedative | Buvalor: patch 5 10 20 | - | H1 ndps list=prohibited caution
Ketamine | Anaesthetic | sedative | Ketmin: inj 50/ml | - | X ndps list=prohibited caution
Lidocaine | Local anaesthetic | | Lidopatch: plaster 5%; gel 2% | - | H list=A
Capsaicin | Topical analgesic | | Capsadol: cream 0.075% | - | - list=A
Prednisolone | Corticosteroid | corticosteroid | Wysolone: tab 5 10 20 40 | 5-60 | H caution
Methylprednisolone | Corticosteroid | corticosteroid | Medrol: tab 4 8 16; inj 500 1000 | 4-48 | H caution
Dexamethasone | Corticosteroid | corticosteroid | Dexona: tab 0.5 4; inj 4/ml | 0.5-24 | H caution
Deflazacort | Corticosteroid | corticosteroid | Defcort: tab 6 30 | 6-90 | H caution
`
export const stroke = `
Aspirin | Antiplatelet | antiplatelet | Ecosprin: tab 75 150 325 | 75-325 | H list=B caution
Clopidogrel | Antiplatelet | antiplatelet | Clopilet: tab 75 | 75-75 | H list=B caution
Aspirin + Clopidogrel | Antiplatelet | antiplatelet | Clopitab A: cap 75+75 150+75 | 75-150 | H list=B caution
Aspirin + Atorvastatin | Antiplatelet | antiplatelet statin | Ecosprin AV: cap 75+10 75+20 150+10 150+20 | 75-150 | H list=B avoid
Aspirin + Atorvastatin + Clopidogrel | Antiplatelet | antiplatelet statin | Ecosprin Gold: cap 75+10+75 75+20+75 75+40+75 | 75-150 | H list=B avoid
Aspirin + Rosuvastatin + Clopidogrel | Antiplatelet | antiplatelet | Rosuvas Gold: cap 75+10+75 75+20+75 | 75-150 | H list=B renal avoid
Ticagrelor | Antiplatelet | antiplatelet | Brilinta: tab 60 90 | 120-180 | H caution
Cilostazol | Antiplatelet | antiplatelet | Cilacar: tab 50 100 | 100-200 | H caution
Warfarin | Anticoagulant | anticoagulant | Warf: tab 1 2 3 5 | 1-10 | H avoid
Acenocoumarol | Anticoagulant | anticoagulant | Acitrom: tab 1 2 4 | 1-8 | H avoid
Dabigatran | Anticoagulant | anticoagulant | Pradaxa: cap 75 110 150 | 150-300 | H renal avoid
Rivaroxaban | Anticoagulant | anticoagulant | Xarelto: tab 10 15 20 | 10-30 | H renal avoid
Apixaban | Anticoagulant | anticoagulant | Eliquis: tab 2.5 5 | 5-20 | H renal avoid
Enoxaparin | Anticoagulant | anticoagulant | Clexane: inj 100/ml | - | H renal caution
Atorvastatin | Statin | statin | Atorva: tab 10 20 40 80 | 10-80 | H list=B avoid
Rosuvastatin | Statin | | Rosuvas: tab 5 10 20 40 | 5-40 | H list=B renal avoid
Nimodipine | Calcium channel blocker | | Nimodip: tab 30 | 180-360 | H caution
Amlodipine | Calcium channel blocker | | Amlong: tab 2.5 5 10 | 2.5-10 | H list=B caution
Telmisartan | Angiotensin blocker | aceInhibitor | Telma: tab 20 40 80 | 20-80 | H list=B avoid
Telmisartan + Hydrochlorothiazide | Angiotensin blocker | aceInhibitor | Telma H: tab 40+12.5 80+12.5 | 20-80 | H list=B renal avoid
Telmisartan + Amlodipine | Angiotensin blocker | aceInhibitor | Telma AM: tab 40+5 80+5 | 20-80 | H list=B avoid
Candesartan | Angiotensin blocker | aceInhibitor | Candesar: tab 4 8 16 | 4-32 | H list=B avoid
Ramipril | ACE inhibitor | aceInhibitor | Cardace: cap 2.5 5 10 | 1.25-10 | H list=B renal avoid
Metoprolol | Beta blocker | betaBlocker myastheniaWorsening | Metolar: tab 25 50 100 | 25-200 | H list=B caution
Spironolactone | Diuretic | potassiumSparing | Aldactone: tab 25 50 100 | 25-100 | H renal caution
Mannitol | Osmotic diuretic | | Mannitol: inf 20% | - | H renal caution
Edaravone | Free radical scavenger | | Arone: inj 1.5/ml | - | H caution
Alteplase | Thrombolytic | anticoagulant | Actilyse: inj 50 | - | H caution
Metformin | Antidiabetic | | Glycomet: tab 500 850 1000 | 500-2500 | H list=B renal
Metformin + Glimepiride | Antidiabetic | | Glycomet GP: tab 500+1 500+2 | 500-2000 | H list=B renal
Levothyroxine | Thyroid | | Thyronorm: tab 25mcg 50mcg 75mcg 100mcg | 0.0125-0.3 | H list=B
`
export const immuneAndInfection = `
Azathioprine | Immunosuppressant | | Azoran: tab 50 | 50-200 | H renal caution
Mycophenolate mofetil | Immunosuppressant | | Cellcept: tab 250 500 | 500-3000 | H avoid
Methotrexate | Immunosuppressant | methotrexate | Folitrax: tab 2.5 7.5 10 | - | H renal avoid
Dimethyl fumarate | Multiple sclerosis | | Dimefum: cap 120 240 | 240-480 | H caution
Fingolimod | Multiple sclerosis | qtProlonging | Fingolid: cap 0.5 | 0.5-0.5 | H avoid
Teriflunomide | Multiple sclerosis | | Teriflu: tab 7 14 | 7-14 | H avoid
Rituximab | Monoclonal antibody | | Reditux: inj 10/ml | - | H caution
Immunoglobulin human | Immunoglobulin | | Iviglob: inf 50/ml | - | H
Meropenem | Carbapenem | carbapenem | Meronem: inj 500 1000 | - | H1 renal caution
Imipenem + Cilastatin | Carbapenem | carbapenem | Cilanem: inj 500+500 | - | H1 renal caution
Ertapenem | Carbapenem | carbapenem | Invanz: inj 1000 | - | H1 renal caution
Ceftriaxone | Cephalosporin | | Monocef: inj 1000 2000 | - | H1
Amoxicillin + Clavulanic acid | Penicillin | | Augmentin: tab 500+125 875+125 | 1000-2000 | H renal
Ciprofloxacin | Fluoroquinolone | fluoroquinolone myastheniaWorsening qtProlonging | Ciplox: tab 250 500 | 500-1500 | H renal caution
Levofloxacin | Fluoroquinolone | fluoroquinolone myastheniaWorsening qtProlonging | Levoflox: tab 250 500 750 | 250-750 | H1 renal caution
Azithromycin | Macrolide | qtProlonging myastheniaWorsening | Azithral: tab 250 500 | 250-500 | H
Clarithromycin | Macrolide | qtProlonging | Claribid: tab 250 500 | 500-1000 | H renal caution
Aciclovir | Antiviral | | Zovirax: tab 200 400 800; inj 250 | 1000-4000 | H renal
Rifampicin | Antituberculosis | | Rcin: cap 150 450 600 | 450-600 | H1 caution
Isoniazid | Antituberculosis | | Solonex: tab 100 300 | 200-300 | H1
Pyrazinamide | Antituberculosis | | Pyzina: tab 500 750 | 1000-2000 | H1 renal
Ethambutol | Antituberculosis | | Combutol: tab 400 800 | 800-1600 | H1 renal
Albendazole | Anthelmintic | | Zentel: tab 400 | 400-800 | H avoid
Itraconazole | Antifungal | | Canditral: cap 100 200 | 100-400 | H avoid
`
export const supportive = `
Pantoprazole | Proton pump inhibitor | | Pantocid: tab 20 40; inj 40 | 20-80 | H
Pantoprazole + Domperidone | Proton pump inhibitor | qtProlonging | Pantocid D: cap 40+30 | 40-40 | H
Rabeprazole | Proton pump inhibitor | | Razo: tab 10 20 | 10-40 | H
Rabeprazole + Domperidone | Proton pump inhibitor | qtProlonging | Razo D: cap 20+30 | 20-40 | H
Omeprazole + Domperidone | Proton pump inhibitor | qtProlonging | Omez D: cap 20+10 | 20-40 | H
Omeprazole | Proton pump inhibitor | | Omez: cap 20 40 | 20-40 | H
Magaldrate + Simethicone | Antacid | antacid | Ulgel: syr 80+10/ml | - | - list=O
Sucralfate | Mucosal protectant | antacid | Sucrafil: syr 200/ml | 2000-4000 | H
Lactulose | Laxative | | Duphalac: syr 667/ml | - | - list=O
Oxybutynin | Bladder | anticholinergic | Tropan: tab 2.5 5 | 5-20 | H caution
Solifenacin | Bladder | anticholinergic | Soliten: tab 5 10 | 5-10 | H renal caution
Mirabegron | Bladder | | Mirago: tab 25 50 | 25-50 | H renal caution
Tamsulosin | Alpha blocker | | Urimax: cap 0.2 0.4 | 0.2-0.4 | H
Methylcobalamin | Vitamin | | Methycobal: tab 500mcg 1500mcg; inj 500mcg/ml | 0.5-3 | - list=O
Methylcobalamin + Alpha lipoic acid | Vitamin | | Nurokind Plus: cap 1.5+100 | 0.5-3 | - list=O
Folic acid | Vitamin | | Folvite: tab 5 | 1-5 | - list=O
Thiamine | Vitamin | | Benalgis: tab 75 100 | 75-300 | - list=O
Pyridoxine | Vitamin | | Benadon: tab 40 100 | 10-100 | - list=O
Alpha lipoic acid | Antioxidant | | Alaton: tab 100 200 300 | 100-600 | - list=O
Cholecalciferol | Vitamin | | Calcirol: sachet 60000iu | - | - list=O
Calcium carbonate + Vitamin D3 | Mineral | antacid | Shelcal: tab 500+0.00625 | 500-1500 | - list=O
Coenzyme Q10 | Antioxidant | | Coq: cap 100 | 100-300 | - list=O
Ethinylestradiol + Levonorgestrel | Contraceptive | | Ovral L: tab 0.03+0.15 | - | H
Norethisterone | Hormone | | Primolut: tab 5 | 5-15 | H avoid
Cetirizine | Antihistamine | sedative | Cetzine: tab 10 | 5-10 | - list=O renal
Hydroxyzine | Antihistamine | anticholinergic sedative qtProlonging | Atarax: tab 10 25 | 10-100 | H caution
Alendronic acid | Bone | | Osteofos: tab 70 | - | H renal caution
Teriparatide | Bone | | Terifrac: inj 250mcg/ml | - | H caution
`
