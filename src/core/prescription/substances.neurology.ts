/**
 * Substances the rules speak of, by the generic name that is printed. A line: generic: other names, salts and brands;
 * classes. What may not be prescribed by video stands in `substances.controlled.ts`. Demonstration content until a
 * clinician has signed it.
 */
export const antiseizure = `
Valproate: sodium valproate, valproic, divalproex, magnesium valproate, valproic acid, valparin, encorate, epilex, depakote, valprol; valproate
Carbamazepine: tegrital, tegretol, mazetol; enzymeInducer aromaticAntiseizure hlaB1502
Oxcarbazepine: oxetol, trileptal; enzymeInducer aromaticAntiseizure hlaB1502
Eslicarbazepine: zenoxa, aptiom; enzymeInducer aromaticAntiseizure
Phenytoin: eptoin, dilantin, diphenylhydantoin, fosphenytoin, fosolin; phenytoin enzymeInducer aromaticAntiseizure hlaB1502
Primidone: mysoline; enzymeInducer barbiturate aromaticAntiseizure sedative
Lamotrigine: lametec, lamictal, lamitor; lamotrigine aromaticAntiseizure
Topiramate: topamac, topamax, topaz; topiramate
Zonisamide: zonegran; sulfonamideLike
Acetazolamide: diamox; sulfonamideLike
Levetiracetam: levipil, keppra, levera, torleva
Brivaracetam: briviact, brevipil
Lacosamide: lacoset, vimpat
Perampanel: fycompa
Ethosuximide: zarontin
Rufinamide: banzel
Vigabatrin: sabril
Felbamate; aromaticAntiseizure
Cenobamate; enzymeInducer
Sulthiame: sultiame; sulfonamideLike
Stiripentol
Cannabidiol: epidiolex
Gabapentin: gabapin, neurontin; gabapentinoid sedative
Pregabalin: pregalin, lyrica, pregeb; gabapentinoid sedative
`

export const movement = `
Levodopa: syndopa, madopar, stalevo, sinemet; levodopa
Carbidopa
Benserazide
Entacapone: entacom
Pramipexole: pramipex; dopamineAgonist
Ropinirole: ropark; dopamineAgonist
Rotigotine: neupro; dopamineAgonist
Bromocriptine; dopamineAgonist ergot
Cabergoline; dopamineAgonist ergot
Apomorphine; dopamineAgonist qtProlonging
Rasagiline: rasalect; maoi
Selegiline: selgin; maoi
Safinamide: xafinact; maoi
Tranylcypromine; maoi
Phenelzine; maoi
Moclobemide; maoi
Linezolid: linospan, zyvox; maoi
Methylene blue: methylthioninium; maoi
Amantadine: amantrel; anticholinergic
Trihexyphenidyl: pacitane, benzhexol; anticholinergic
Procyclidine: kemadrin; anticholinergic
Benztropine: benzatropine; anticholinergic
Biperiden; anticholinergic
Tetrabenazine: revocon; dopamineAntagonist worsensParkinson sedative
Deutetrabenazine; dopamineAntagonist worsensParkinson sedative
Botulinum toxin: botox, onabotulinumtoxin; myastheniaWorsening
Baclofen: liofen, lioresal; sedative
Tizanidine: sirdalud; tizanidine sedative
Dantrolene: dantrium; sedative
Thiocolchicoside: myoril
Eperisone: myosone
Chlorzoxazone: parafon; sedative
Methocarbamol: robinax; sedative
Cyclobenzaprine; tricyclic anticholinergic sedative
Carisoprodol; sedative
Tolperisone
Riluzole: rilutor
Pyridostigmine: distinon, mestinon; cholinesteraseInhibitor
Neostigmine; cholinesteraseInhibitor
Fampridine: dalstep, dalfampridine, aminopyridine; seizureDanger
`

export const mind = `
Donepezil: donep, aricept; cholinesteraseInhibitor qtProlonging
Rivastigmine: exelon; cholinesteraseInhibitor
Galantamine: galamer; cholinesteraseInhibitor
Memantine: admenta
Amitriptyline: tryptomer; tricyclic anticholinergic sedative qtProlonging serotonergic
Nortriptyline: sensival; tricyclic anticholinergic
Imipramine; tricyclic anticholinergic sedative serotonergic
Clomipramine; tricyclic anticholinergic sedative qtProlonging serotonergic
Dosulepin: dothiepin; tricyclic anticholinergic sedative
Doxepin; tricyclic anticholinergic sedative
Venlafaxine: venlor, effexor; snri serotonergic
Desvenlafaxine; snri serotonergic
Duloxetine: duvanta, cymbalta; snri serotonergic
Milnacipran; snri serotonergic
Fluoxetine: fludac, prozac; ssri serotonergic
Sertraline: daxid, zoloft, serta; ssri serotonergic
Escitalopram: nexito, cipralex; ssri qtProlonging serotonergic
Citalopram; ssri qtProlonging serotonergic
Paroxetine: pexep, paxil; ssri anticholinergic serotonergic
Fluvoxamine: fluvoxin; ssri serotonergic
Vortioxetine; serotonergic
Dapoxetine; ssri serotonergic
Bupropion: wellbutrin, amfebutamone; seizureDanger
Mirtazapine: mirtaz; sedative
Trazodone: trazonil; sedative qtProlonging serotonergic
Agomelatine
Buspirone; serotonergic
Quetiapine: qutan, seroquel; antipsychotic sedative qtProlonging
Clozapine; antipsychotic sedative anticholinergic seizureThreshold
Olanzapine: oleanz, zyprexa; antipsychotic dopamineAntagonist worsensParkinson sedative
Risperidone: sizodon; antipsychotic dopamineAntagonist worsensParkinson
Paliperidone; antipsychotic dopamineAntagonist worsensParkinson
Aripiprazole; antipsychotic dopamineAntagonist worsensParkinson
Amisulpride; antipsychotic dopamineAntagonist worsensParkinson qtProlonging
Sulpiride; antipsychotic dopamineAntagonist worsensParkinson
Levosulpiride: levazeo; antipsychotic dopamineAntagonist worsensParkinson
Haloperidol: serenace; antipsychotic dopamineAntagonist worsensParkinson qtProlonging
Chlorpromazine: largactil; antipsychotic dopamineAntagonist worsensParkinson anticholinergic sedative qtProlonging seizureThreshold
Trifluoperazine; antipsychotic dopamineAntagonist worsensParkinson
Fluphenazine; antipsychotic dopamineAntagonist worsensParkinson
Flupentixol: flupenthixol; antipsychotic dopamineAntagonist worsensParkinson
Ziprasidone; antipsychotic dopamineAntagonist worsensParkinson qtProlonging
Pimozide; antipsychotic dopamineAntagonist worsensParkinson qtProlonging
Lithium: licab, lithosun; lithium
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
Rizatriptan: rizact; triptan
Naratriptan: naratrex; triptan
Zolmitriptan: zomig; triptan
Eletriptan: eletop; triptan
Almotriptan; triptan
Frovatriptan; triptan
Ergotamine: migranil, migril, dihydroergotamine; ergot
Methylergometrine: methylergonovine, methergin; ergot
Caffeine
Flunarizine: sibelium; worsensParkinson sedative
Cinnarizine: stugeron; worsensParkinson sedative
Betahistine: vertin
Dimenhydrinate; antihistamine anticholinergic sedative
Metoclopramide: perinorm, reglan; dopamineAntagonist worsensParkinson
Domperidone: domstal; qtProlonging
Prochlorperazine: stemetil; dopamineAntagonist worsensParkinson anticholinergic sedative
Promethazine: phenergan, avomine; dopamineAntagonist worsensParkinson antihistamine anticholinergic sedative
Itopride: ganaton; worsensParkinson
Ondansetron: emeset, vomikind; qtProlonging
Granisetron; qtProlonging
Paracetamol: acetaminophen, crocin, dolo, calpol, tylenol, pacimol
Ibuprofen: brufen, combiflam; nsaid
Naproxen: naprosyn, naxdom; nsaid
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
Nimesulide: nise; nsaid
Tapentadol: tydol, aspadol; opioid sedative serotonergic seizureThreshold
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
Allopurinol
Febuxostat
`
