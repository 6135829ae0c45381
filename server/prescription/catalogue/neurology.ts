/**
 * Generic | group | interaction classes | brand: products | usual adult milligrams a day | marks. A product is a form
 * with its strengths in mg unless a unit is named: `tab 250 500`, `syr 100/5ml`, `gel 1%`, `tab 100+25` of two
 * ingredients. Marks: schedule H, H1, X; `ndps`; `list=` of the telemedicine guidelines; `renal`; `avoid` or `caution`
 * in pregnancy. Demonstration content until a clinician has signed it.
 */
export const antiseizure = `
Levetiracetam | Antiseizure | | Levipil: tab 250 500 750 1000; syr 100/ml; inj 100/ml | 1000-3000 | H renal caution
Brivaracetam | Antiseizure | | Briviact: tab 25 50 75 100 | 50-200 | H caution
Sodium valproate | Antiseizure | valproate | Valparin: tab 200 300 500; syr 200/5ml; inj 100/ml | 600-2500 | H avoid
Divalproex sodium | Antiseizure | valproate | Divaa: tab 250 500 750 1000 | 500-2500 | H avoid
Carbamazepine | Antiseizure | | Tegrital: tab 100 200 400; syr 100/5ml | 400-1600 | H caution
Oxcarbazepine | Antiseizure | | Oxetol: tab 150 300 450 600 | 600-2400 | H caution renal
Eslicarbazepine | Antiseizure | | Zenoxa: tab 400 600 800 | 400-1600 | H caution renal
Phenytoin | Antiseizure | phenytoin | Eptoin: tab 50 100 300; inj 50/ml; syr 30/5ml | 200-500 | H avoid
Fosphenytoin | Antiseizure | phenytoin | Fosolin: inj 75/ml | - | H avoid
Phenobarbitone | Antiseizure | sedative | Gardenal: tab 30 60; inj 200/ml; syr 20/5ml | 60-180 | H ndps list=A avoid
Primidone | Antiseizure | sedative | Mysoline: tab 250 | 250-1500 | H caution
Lamotrigine | Antiseizure | lamotrigine | Lametec: tab 25 50 100 200 | 100-400 | H caution
Topiramate | Antiseizure | topiramate | Topamac: tab 25 50 100 | 50-400 | H renal avoid
Zonisamide | Antiseizure | | Zonegran: cap 25 50 100 | 100-500 | H renal caution
Lacosamide | Antiseizure | | Lacoset: tab 50 100 150 200; inj 10/ml | 100-400 | H renal caution
Perampanel | Antiseizure | | Fycompa: tab 2 4 6 8 | 2-12 | H caution
Clobazam | Antiseizure | benzodiazepine sedative | Frisium: tab 5 10 20 | 5-40 | H ndps list=A caution
Clonazepam | Antiseizure | benzodiazepine sedative | Lonazep: tab 0.25 0.5 1 2 | 0.25-8 | H ndps list=A caution
Diazepam | Benzodiazepine | benzodiazepine sedative | Valium: tab 2 5 10; inj 5/ml | 2-30 | H1 ndps caution
Lorazepam | Benzodiazepine | benzodiazepine sedative | Ativan: tab 1 2; inj 2/ml | 1-6 | H ndps caution
Midazolam | Benzodiazepine | benzodiazepine sedative | Midacip: spray 1.25; inj 1/ml 5/ml | - | H1 ndps caution
Nitrazepam | Benzodiazepine | benzodiazepine sedative | Nitravet: tab 5 10 | 5-10 | H1 ndps caution
Alprazolam | Benzodiazepine | benzodiazepine sedative | Alprax: tab 0.25 0.5 1 | 0.25-4 | H1 ndps caution
Zolpidem | Hypnotic | sedative | Zolfresh: tab 5 10 | 5-10 | H1 ndps caution
Ethosuximide | Antiseizure | | Zarontin: syr 250/5ml | 500-1500 | H caution
Rufinamide | Antiseizure | | Banzel: tab 200 400 | 400-3200 | H caution
Vigabatrin | Antiseizure | | Sabril: tab 500; sachet 500 | 1000-3000 | H renal caution
Acetazolamide | Carbonic anhydrase inhibitor | | Diamox: tab 250 | 250-1000 | H renal caution
`
export const movement = `
Levodopa + Carbidopa | Antiparkinson | levodopa | Syndopa: tab 100+10 100+25 250+25 | 150-2000 | H caution
Levodopa + Benserazide | Antiparkinson | levodopa | Madopar: tab 100+25 200+50 | 150-2000 | H caution
Levodopa + Carbidopa + Entacapone | Antiparkinson | levodopa | Stalevo: tab 50+12.5+200 100+25+200 150+37.5+200 | 150-1500 | H caution
Entacapone | Antiparkinson | | Entacom: tab 200 | 200-2000 | H caution
Pramipexole | Antiparkinson | | Pramipex: tab 0.125 0.25 0.5 1 1.5 | 0.125-4.5 | H renal caution
Ropinirole | Antiparkinson | | Ropark: tab 0.25 0.5 1 2 | 0.25-24 | H caution
Rotigotine | Antiparkinson | | Neupro: patch 2 4 6 | - | H caution
Rasagiline | Antiparkinson | maoi | Rasalect: tab 0.5 1 | 0.5-1 | H caution
Selegiline | Antiparkinson | maoi | Selgin: tab 5 | 5-10 | H caution
Safinamide | Antiparkinson | maoi | Xafinact: tab 50 100 | 50-100 | H caution
Amantadine | Antiparkinson | anticholinergic | Amantrel: cap 100 | 100-300 | H renal avoid
Trihexyphenidyl | Antiparkinson | anticholinergic | Pacitane: tab 2 | 1-15 | H caution
Tetrabenazine | Movement disorder | sedative | Revocon: tab 12.5 25 | 12.5-100 | H caution
Botulinum toxin type A | Neurotoxin | myastheniaWorsening | Botox: inj 100iu | - | H caution
Baclofen | Muscle relaxant | sedative | Liofen: tab 5 10 20 25 | 15-80 | H renal caution
Tizanidine | Muscle relaxant | tizanidine sedative | Sirdalud: tab 2 4 | 2-24 | H renal caution
Dantrolene | Muscle relaxant | sedative | Dantrium: cap 25 | 25-400 | H caution
Thiocolchicoside | Muscle relaxant | | Myoril: cap 4 8 | 8-16 | H avoid
Eperisone | Muscle relaxant | | Myosone: tab 50 | 100-150 | H caution
Chlorzoxazone | Muscle relaxant | sedative | Parafon: tab 250 500 | 750-2000 | H caution
Methocarbamol | Muscle relaxant | sedative | Robinax: tab 500 750 | 1500-6000 | H caution
Riluzole | Motor neurone disease | | Rilutor: tab 50 | 50-100 | H caution
Pyridostigmine | Cholinesterase inhibitor | cholinesteraseInhibitor | Distinon: tab 60 | 60-720 | H renal caution
Fampridine | Potassium channel blocker | | Dalstep: tab 10 | 10-20 | H renal caution
`
export const memoryAndMind = `
Donepezil | Cholinesterase inhibitor | cholinesteraseInhibitor qtProlonging | Donep: tab 5 10 | 5-10 | H caution
Rivastigmine | Cholinesterase inhibitor | cholinesteraseInhibitor | Exelon: cap 1.5 3 4.5 6; patch 4.6 9.5 | 3-12 | H caution
Galantamine | Cholinesterase inhibitor | cholinesteraseInhibitor | Galamer: tab 4 8 12 | 8-24 | H renal caution
Memantine | NMDA antagonist | | Admenta: tab 5 10 20 | 5-20 | H renal caution
Donepezil + Memantine | Cholinesterase inhibitor | cholinesteraseInhibitor qtProlonging | Donamem: tab 5+5 5+10 10+10 | 5-10 | H renal caution
Amitriptyline | Tricyclic | tricyclic anticholinergic sedative qtProlonging | Tryptomer: tab 10 25 50 75 | 10-150 | H caution
Amitriptyline + Chlordiazepoxide | Tricyclic | tricyclic anticholinergic benzodiazepine sedative qtProlonging | Limbitrol: tab 12.5+5 25+10 | 12.5-75 | H1 ndps caution
Nortriptyline | Tricyclic | tricyclic anticholinergic | Sensival: tab 10 25 | 10-100 | H caution
Venlafaxine | SNRI | | Venlor: cap 37.5 75 150 | 37.5-225 | H caution
Duloxetine | SNRI | | Duvanta: cap 20 30 60 | 30-120 | H renal caution
Fluoxetine | SSRI | | Fludac: cap 10 20 40 | 20-60 | H caution
Sertraline | SSRI | | Daxid: tab 25 50 100 | 25-200 | H caution
Escitalopram | SSRI | qtProlonging | Nexito: tab 5 10 20 | 5-20 | H caution
Escitalopram + Clonazepam | SSRI | qtProlonging benzodiazepine sedative | Nexito Plus: tab 5+0.5 10+0.5 | 5-20 | H ndps list=A caution
Paroxetine | SSRI | anticholinergic | Pexep: tab 10 20 | 10-50 | H avoid
Fluvoxamine | SSRI | | Fluvoxin: tab 50 100 | 50-300 | H caution
Mirtazapine | Antidepressant | sedative | Mirtaz: tab 7.5 15 30 | 7.5-45 | H caution
Trazodone | Antidepressant | sedative qtProlonging | Trazonil: tab 25 50 100 | 25-400 | H caution
Quetiapine | Antipsychotic | sedative qtProlonging | Qutan: tab 25 50 100 200 | 12.5-800 | H caution
Olanzapine | Antipsychotic | sedative | Oleanz: tab 2.5 5 10 | 2.5-20 | H caution
Risperidone | Antipsychotic | | Sizodon: tab 0.5 1 2 | 0.5-8 | H renal caution
Haloperidol | Antipsychotic | qtProlonging | Serenace: tab 0.25 1.5 5; inj 5/ml | 0.5-20 | H caution
Lithium carbonate | Mood stabiliser | lithium | Licab: tab 300 400 | 600-1800 | H renal avoid
Modafinil | Wakefulness | | Modalert: tab 100 200 | 100-400 | H avoid
Methylphenidate | Stimulant | | Addwize: tab 10 18 36 | 10-60 | X ndps list=prohibited caution
Melatonin | Sleep | | Meloset: tab 3 5 | 3-10 | - caution
Citicoline | Nootropic | | Strocit: tab 500; inj 250/ml | 500-2000 | H caution
Piracetam | Nootropic | | Nootropil: tab 400 800; syr 500/5ml | 1200-4800 | H renal caution
`
export const headache = `
Sumatriptan | Triptan | triptan | Suminat: tab 25 50 100; spray 20 | 25-300 | H caution
Rizatriptan | Triptan | triptan | Rizact: tab 5 10 | 5-30 | H caution
Naratriptan | Triptan | triptan | Naratrex: tab 1 2.5 | 1-5 | H renal caution
Zolmitriptan | Triptan | triptan | Zomig: tab 2.5; spray 5 | 2.5-10 | H caution
Eletriptan | Triptan | triptan | Eletop: tab 20 40 | 20-80 | H caution
Ergotamine + Caffeine | Ergot | ergot | Migranil: tab 1+100 | 1-6 | H avoid
Flunarizine | Migraine prevention | sedative | Sibelium: tab 5 10 | 5-10 | H caution
Flunarizine + Propranolol | Migraine prevention | sedative betaBlocker myastheniaWorsening | Betacap Plus: cap 5+40 10+40 | 5-10 | H caution
Propranolol | Beta blocker | betaBlocker myastheniaWorsening | Inderal: tab 10 20 40 80 | 20-240 | H list=B caution
Naproxen + Domperidone | NSAID | nsaid qtProlonging | Naxdom: tab 250+10 500+10 | 250-1250 | H renal caution
Metoclopramide | Antiemetic | | Perinorm: tab 10; inj 5/ml | 10-30 | H renal caution
Domperidone | Antiemetic | qtProlonging | Domstal: tab 10 | 10-30 | H caution
Prochlorperazine | Antiemetic | anticholinergic sedative | Stemetil: tab 5 | 5-30 | H caution
Ondansetron | Antiemetic | qtProlonging | Emeset: tab 4 8; inj 2/ml | 4-24 | H caution
Betahistine | Vertigo | | Vertin: tab 8 16 24 | 24-48 | H caution
Cinnarizine | Vertigo | sedative | Stugeron: tab 25 75 | 25-225 | H caution
Erenumab | CGRP antibody | | Aimovig: inj 70/ml | - | H caution
`
