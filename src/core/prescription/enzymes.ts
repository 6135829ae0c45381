/**
 * Enzymes and the transporter P-gp by which one substance raises or lowers another. A line: generic: enzymes. Of what
 * changes an enzyme `!` is strong, of what is changed by it `!` is sensitive; `?` is weak. Demonstration content until a
 * clinician has signed it.
 */
export const ENZYMES_SOURCE = 'US FDA, table of substrates, inhibitors and inducers; prescribing information'
export const FSRH = 'FSRH, drug interactions with hormonal contraception, 2022'

export const inhibitors = `
Clarithromycin: 3A4! Pgp
Erythromycin: 3A4 Pgp
Telithromycin: 3A4!
Itraconazole: 3A4! Pgp!
Ketoconazole: 3A4! Pgp!
Posaconazole: 3A4! Pgp
Voriconazole: 3A4! 2C9 2C19
Fluconazole: 3A4 2C9! 2C19!
Ritonavir: 3A4! Pgp!
Grapefruit: 3A4
Diltiazem: 3A4
Verapamil: 3A4 Pgp
Dronedarone: 3A4 Pgp!
Amiodarone: 2C9! Pgp
Quinidine: 2D6! Pgp
Ciclosporin: 3A4 Pgp!
Ciprofloxacin: 1A2! 3A4
Fluvoxamine: 1A2! 2C19! 3A4
Fluoxetine: 2D6! 2C19
Paroxetine: 2D6!
Bupropion: 2D6!
Duloxetine: 2D6
Mirabegron: 2D6
Metronidazole: 2C9!
Sulfamethoxazole: 2C9!
Isoniazid: 2C19 3A4
Omeprazole: 2C19
Esomeprazole: 2C19
Felbamate: 2C19
Cannabidiol: 2C19
Stiripentol: 2C19! 3A4
Valproate: UGT 2C9
`

export const inducers = `
Rifampicin: 3A4! 2C9! 2C19! 1A2 UGT! Pgp!
Carbamazepine: 3A4! 2C9! 2C19 1A2 UGT! Pgp!
Phenytoin: 3A4! 2C9 2C19 1A2 UGT! Pgp!
Phenobarbitone: 3A4! 2C9 2C19 1A2 UGT! Pgp!
Primidone: 3A4! 2C9 2C19 1A2 UGT! Pgp!
St John's wort: 3A4! 2C9 2C19 Pgp!
Rifabutin: 3A4
Efavirenz: 3A4
Cenobamate: 3A4
Oxcarbazepine: 3A4?
Eslicarbazepine: 3A4?
Topiramate: 3A4?
Perampanel: 3A4?
Rufinamide: 3A4?
Felbamate: 3A4?
Modafinil: 3A4?
Armodafinil: 3A4?
Ethinylestradiol: UGT4!
`

/** Of what is changed: generic: enzymes; what the change means. */
export const substrates = `
Carbamazepine: 3A4!; antiseizure
Phenytoin: 2C9! 2C19!; antiseizure
Phenobarbitone: 2C19; antiseizure
Lamotrigine: UGT! UGT4!; antiseizure
Valproate: UGT; antiseizure
Perampanel: 3A4; antiseizure
Zonisamide: 3A4; antiseizure
Topiramate: 3A4; antiseizure
Ethosuximide: 3A4; antiseizure
Clobazam: 2C19; antiseizure
Brivaracetam: 2C19; antiseizure
Warfarin: 2C9! 1A2! 3A4!; anticoagulant
Acenocoumarol: 2C9! 1A2! 3A4!; anticoagulant
Rivaroxaban: 3A4 Pgp!; anticoagulant
Apixaban: 3A4 Pgp!; anticoagulant
Edoxaban: Pgp!; anticoagulant
Dabigatran: Pgp!; anticoagulant
Ticagrelor: 3A4!; anticoagulant
Ethinylestradiol: 3A4!; contraceptive
Levonorgestrel: 3A4!; contraceptive
Desogestrel: 3A4!; contraceptive
Drospirenone: 3A4!; contraceptive
Norethisterone: 3A4!; contraceptive
Etonogestrel: 3A4!; contraceptive
Nimodipine: 3A4!; calciumBlocker
Felodipine: 3A4!; calciumBlocker
Nifedipine: 3A4; calciumBlocker
Amlodipine: 3A4; calciumBlocker
Simvastatin: 3A4!; statin
Lovastatin: 3A4!; statin
Atorvastatin: 3A4; statin
Methylprednisolone: 3A4; steroid
Dexamethasone: 3A4; steroid
Prednisolone: 3A4; steroid
Deflazacort: 3A4; steroid
Hydrocortisone: 3A4; steroid
Midazolam: 3A4!; sedative
Triazolam: 3A4!; sedative
Alprazolam: 3A4!; sedative
Diazepam: 2C19 3A4; sedative
Zolpidem: 3A4; sedative
Quetiapine: 3A4!; antipsychotic
Pimozide: 3A4! 2D6!; antipsychotic
Clozapine: 1A2!; antipsychotic
Haloperidol: 2D6 3A4; antipsychotic
Risperidone: 2D6; antipsychotic
Aripiprazole: 2D6 3A4; antipsychotic
Olanzapine: 1A2; antipsychotic
Ergotamine: 3A4!; ergot
Methylergometrine: 3A4!; ergot
Eletriptan: 3A4!; ergot
Tizanidine: 1A2!; tizanidine
Fentanyl: 3A4!; opioid
Methadone: 3A4; opioid
Oxycodone: 3A4; opioid
Buprenorphine: 3A4; opioid
Amitriptyline: 2D6; tricyclic
Nortriptyline: 2D6; tricyclic
Imipramine: 2D6; tricyclic
Clomipramine: 2D6; tricyclic
Metoprolol: 2D6; betaBlocker
Propranolol: 2D6; betaBlocker
Duloxetine: 1A2!; other
Theophylline: 1A2!; theophylline
Ciclosporin: 3A4! Pgp; immunosuppressant
Tacrolimus: 3A4! Pgp; immunosuppressant
Colchicine: 3A4! Pgp!; colchicine
Digoxin: Pgp!; digoxin
Domperidone: 3A4!; rhythm
Quinidine: 3A4!; rhythm
Ivabradine: 3A4!; rhythm
Sildenafil: 3A4; other
Tadalafil: 3A4; other
Ropinirole: 1A2; other
Riluzole: 1A2; other
Praziquantel: 3A4!; antiInfective
Albendazole: 3A4; antiInfective
Doxycycline: 3A4; antiInfective
Itraconazole: 3A4!; antiInfective
Voriconazole: 3A4!; antiInfective
Clopidogrel: 2C19!; activated
Codeine: 2D6; activated
Tramadol: 2D6; activated
`
