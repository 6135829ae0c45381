/**
 * Substances the rules speak of, by the generic name that is printed. A line: generic: other names, salts and brands
 * classes. What may not be prescribed by video stands in `substances.controlled.ts`. Demonstration content until a
 * clinician has signed it.
 */
export const antiseizure = `
Valproate: sodium valproate, valproic, divalproex, magnesium valproate, valproic acid, valparin, encorate, epilex, depakote, valprol; valproate
Carbamazepine: tegrital, tegretol, mazetol; aromaticAntiseizure hlaB1502 carboxamide
Oxcarbazepine: oxetol, trileptal; aromaticAntiseizure hlaB1502 carboxamide
Eslicarbazepine: zenoxa, aptiom; aromaticAntiseizure carboxamide
Phenytoin: eptoin, dilantin, diphenylhydantoin, fosphenytoin, fosolin; phenytoin aromaticAntiseizure hlaB1502
Primidone: mysoline; barbiturate aromaticAntiseizure sedative
Lamotrigine: lametec, lamictal, lamitor; aromaticAntiseizure
Topiramate: topamac, topamax, topaz; topiramate carbonicAnhydrase
Zonisamide: zonegran; sulfonamideLike carbonicAnhydrase
Acetazolamide: diamox; sulfonamideLike carbonicAnhydrase
Levetiracetam: levipil, keppra, levera, torleva
Brivaracetam: briviact, brevipil
Lacosamide: lacoset, vimpat
Perampanel: fycompa
Ethosuximide: zarontin
Rufinamide: banzel
Vigabatrin: sabril
Felbamate; aromaticAntiseizure liverDanger
Cenobamate
Sulthiame: sultiame; sulfonamideLike
Stiripentol
Cannabidiol: epidiolex
Gabapentin: gabapin, neurontin; gabapentinoid sedative renalDanger
Pregabalin: pregalin, lyrica, pregeb; gabapentinoid sedative renalDanger
`

export const movement = `
Levodopa; levodopa
Carbidopa
Benserazide
Entacapone: entacom
Pramipexole: pramipex; dopamineAgonist
Ropinirole: ropark; dopamineAgonist
Rotigotine: neupro; dopamineAgonist
Bromocriptine; dopamineAgonist ergot
Cabergoline; dopamineAgonist ergot
Apomorphine; dopamineAgonist qtConditional
Rasagiline: rasalect; maoi
Selegiline: selgin; maoi
Safinamide: xafinact; maoi
Tranylcypromine; maoi nonselectiveMaoi
Phenelzine; maoi nonselectiveMaoi
Moclobemide; maoi
Linezolid: linospan, zyvox; maoi
Methylene blue: methylthioninium; maoi
Amantadine: amantrel; anticholinergic renalDanger
Trihexyphenidyl: pacitane, benzhexol; anticholinergic
Procyclidine: kemadrin; anticholinergic
Benztropine: benzatropine; anticholinergic
Biperiden; anticholinergic
Tetrabenazine: revocon; worsensParkinson sedative depressionDanger
Deutetrabenazine; worsensParkinson sedative depressionDanger
Botulinum toxin: botox, onabotulinumtoxin; myastheniaWorsening
Baclofen: liofen, lioresal; sedative renalDanger
Tizanidine: sirdalud; sedative liverCaution
Dantrolene: dantrium; sedative liverDanger
Thiocolchicoside: myoril
Eperisone: myosone
Chlorzoxazone: parafon; sedative
Methocarbamol: robinax; sedative
Cyclobenzaprine; tricyclic anticholinergic sedative
Carisoprodol; sedative
Tolperisone
Riluzole: rilutor; liverCaution
Pyridostigmine: distinon, mestinon; cholinesteraseInhibitor
Neostigmine; cholinesteraseInhibitor
Fampridine: dalstep, dalfampridine, aminopyridine; seizureDanger
`

export const mind = `
Donepezil: donep, aricept; cholinesteraseInhibitor qtProlonging
Rivastigmine: exelon; cholinesteraseInhibitor
Galantamine: galamer; cholinesteraseInhibitor
Memantine: admenta
Amitriptyline: tryptomer; tricyclic anticholinergic sedative serotonergic qtConditional
Nortriptyline: sensival; tricyclic anticholinergic serotonergic
Imipramine; tricyclic anticholinergic sedative serotonergic qtConditional
Clomipramine; tricyclic anticholinergic sedative serotonergic qtConditional
Dosulepin: dothiepin; tricyclic anticholinergic sedative serotonergic
Doxepin; tricyclic anticholinergic sedative serotonergic
Venlafaxine: venlor, effexor; serotoninReuptake serotonergic qtConditional
Desvenlafaxine; serotoninReuptake serotonergic
Duloxetine: duvanta, cymbalta; serotoninReuptake serotonergic liverDanger
Milnacipran; serotoninReuptake serotonergic
Fluoxetine: fludac, prozac; serotoninReuptake serotonergic
Sertraline: daxid, zoloft, serta; serotoninReuptake serotonergic
Escitalopram: nexito, cipralex; serotoninReuptake qtProlonging serotonergic
Citalopram; serotoninReuptake qtProlonging serotonergic
Paroxetine: pexep, paxil; serotoninReuptake anticholinergic serotonergic
Fluvoxamine: fluvoxin; serotoninReuptake serotonergic
Vortioxetine; serotonergic
Dapoxetine; serotoninReuptake serotonergic
Bupropion: wellbutrin, amfebutamone; seizureDanger
Mirtazapine: mirtaz; sedative qtConditional
Trazodone: trazonil; sedative serotonergic qtConditional
Agomelatine; liverDanger
Buspirone; serotonergic
Quetiapine: qutan, seroquel; antipsychotic sedative qtConditional
Clozapine; antipsychotic sedative anticholinergic seizureThreshold
Olanzapine: oleanz, zyprexa; antipsychotic worsensParkinson sedative qtConditional
Risperidone: sizodon; antipsychotic worsensParkinson qtConditional
Paliperidone; antipsychotic worsensParkinson
Aripiprazole; antipsychotic worsensParkinson
Amisulpride; antipsychotic worsensParkinson qtConditional
Sulpiride; antipsychotic worsensParkinson qtProlonging
Levosulpiride: levazeo; antipsychotic worsensParkinson qtProlonging
Haloperidol: serenace; antipsychotic worsensParkinson qtProlonging
Chlorpromazine: largactil; antipsychotic worsensParkinson anticholinergic sedative qtProlonging seizureThreshold
Trifluoperazine; antipsychotic worsensParkinson
Fluphenazine; antipsychotic worsensParkinson
Flupentixol: flupenthixol; antipsychotic worsensParkinson
Ziprasidone; antipsychotic worsensParkinson qtConditional
Pimozide; antipsychotic worsensParkinson qtProlonging
Lithium: licab, lithosun; lithium renalDanger
Modafinil: modalert
Armodafinil: waklert
Atomoxetine
Melatonin: meloset
Zopiclone; sedative
Eszopiclone; sedative
Citicoline: strocit
Piracetam: nootropil
Cerebrolysin
`

export const headacheAndPain = `
Sumatriptan: suminat; triptan
Rizatriptan: rizact; triptan rizatriptan
Naratriptan: naratrex; triptan
Zolmitriptan: zomig; triptan
Eletriptan: eletop; triptan
Almotriptan; triptan
Frovatriptan; triptan
Ergotamine: dihydroergotamine; ergot
Methylergometrine: methylergonovine, methergin; ergot
Caffeine
Flunarizine: sibelium; worsensParkinson sedative depressionCaution
Cinnarizine: stugeron; worsensParkinson sedative
Betahistine: vertin
Dimenhydrinate; antihistamine anticholinergic sedative
Metoclopramide: perinorm, reglan; worsensParkinson qtConditional
Domperidone: domstal; qtProlonging
Prochlorperazine: stemetil; worsensParkinson anticholinergic sedative
Promethazine: phenergan, avomine; worsensParkinson antihistamine anticholinergic sedative
Itopride: ganaton; worsensParkinson
Ondansetron: emeset, vomikind; qtProlonging
Granisetron; qtConditional
Paracetamol: acetaminophen, crocin, dolo, calpol, tylenol, pacimol
Ibuprofen: brufen; nsaid
Naproxen: naprosyn; nsaid
Diclofenac: voveran, voltaren; nsaid
Aceclofenac: hifenac, zerodol; nsaid
Etoricoxib: nucoxia; nsaid
Celecoxib: celact; nsaid sulfonamideLike
Indomethacin: indometacin, indocap; nsaid
Ketorolac: ketorol; nsaid
Etodolac: etova; nsaid
Mefenamic acid: mefenamic, mefenamate, meftal; nsaid
Piroxicam; nsaid
Meloxicam; nsaid
Lornoxicam; nsaid
Ketoprofen: dexketoprofen; nsaid
Flurbiprofen; nsaid
Nimesulide: nise; nsaid liverDanger
Tapentadol: tydol, aspadol; opioid sedative serotonergic seizureThreshold serotonergicOpioid
Butorphanol; opioid sedative
Nalbuphine; opioid sedative
Naloxone
Naltrexone
Dextromethorphan; serotonergic
Loperamide
Diphenoxylate
Lidocaine: lignocaine, xylocaine, lidopatch
Bupivacaine
Capsaicin
Erenumab: aimovig
Galcanezumab
Fremanezumab
Colchicine
Allopurinol; xanthineOxidaseInhibitor
Febuxostat; xanthineOxidaseInhibitor
`
