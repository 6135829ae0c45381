/**
 * Substances of the Narcotic Drugs and Psychotropic Substances Act 1985 and of Schedule X of the Drugs Rules 1945. A
 * line: generic: other names and brands; classes. The Telemedicine Practice Guidelines of 25 March 2020 keep both lists
 * from consultations by video. Demonstration content until a clinician has signed it.
 */
export const scheduleX = `
Ketamine: esketamine, ketamin, ketmin, ketalar, aneket, ketajet, calypsol, spravato, ketanest; sedative
Methylphenidate: dexmethylphenidate, ritalin, concerta, addwize, inspiral
Amfetamine: amphetamine, dexamfetamine, dexamphetamine, dextroamphetamine, adderall, lisdexamfetamine, vyvanse
Metamfetamine: methamphetamine, methamfetamine, crystal meth
Amobarbital: amylobarbitone, amobarbitone, amytal; barbiturate sedative
Barbital: barbitone, veronal; barbiturate sedative
Cyclobarbital: cyclobarbitone; barbiturate sedative
Pentobarbital: pentobarbitone, nembutal; barbiturate sedative
Secobarbital: quinalbarbitone, secobarbitone, seconal; barbiturate sedative
Methylphenobarbital: methylphenobarbitone, mephobarbital; barbiturate sedative
Ethchlorvynol: placidyl; sedative
Glutethimide: doriden; sedative
Meprobamate: equanil, miltown; sedative
Methaqualone: quaalude, mandrax; sedative
Phencyclidine: angel dust
Phenmetrazine
`

export const narcotics = `
Morphine: morcontin, rumorf, vermor, duramor, oramorph, ms contin; opioid sedative
Fentanyl: durogesic, trofentyl, fendrop, verfen, fenstud; opioid sedative serotonergic serotonergicOpioid
Alfentanil; opioid sedative
Sufentanil; opioid sedative
Remifentanil: ultiva; opioid sedative
Pethidine: meperidine, demerol; opioid sedative serotonergic seizureDanger serotonergicOpioid
Methadone: methadose; opioid sedative qtProlonging serotonergic serotonergicOpioid
Oxycodone: oxycontin, oxynorm, roxicodone; opioid sedative
Oxymorphone; opioid sedative
Hydrocodone; opioid sedative
Hydromorphone: dilaudid; opioid sedative
Dihydrocodeine; opioid sedative
Codeine: codein; opioid sedative
Diamorphine: heroin, diacetylmorphine, brown sugar; opioid sedative
Dextropropoxyphene: propoxyphene; opioid sedative
Levorphanol; opioid sedative
Piritramide; opioid sedative
Opium: laudanum, afeem, afim; opioid sedative
Cocaine
Cannabis: charas, ganja, marijuana, hashish, tetrahydrocannabinol, dronabinol, nabilone
`

export const psychotropics = `
Tramadol: contramal, tramazac, ultram, domadol, supridol; opioid sedative serotonergic seizureDanger serotonergicOpioid
Buprenorphine: buvalor, norspan, tidigesic, addnok, bupregesic, temgesic, subutex; opioid sedative
Pentazocine: fortwin, sosegon; opioid sedative
Diazepam: valium, calmpose, placidox; benzodiazepine sedative
Lorazepam: ativan, larpose; benzodiazepine sedative
Midazolam: midacip, mezolam, fulsed, insed, dormicum; benzodiazepine sedative
Nitrazepam: nitravet, nitrosun, mogadon; benzodiazepine sedative
Alprazolam: alprax, xanax, restyl, trika, alzolam; benzodiazepine sedative
Chlordiazepoxide: librium; benzodiazepine sedative
Oxazepam: serepax; benzodiazepine sedative
Temazepam: restoril; benzodiazepine sedative
Triazolam: halcion; benzodiazepine sedative
Flurazepam: dalmane; benzodiazepine sedative
Flunitrazepam: rohypnol; benzodiazepine sedative
Estazolam; benzodiazepine sedative
Bromazepam: lexotan; benzodiazepine sedative
Clorazepate: tranxene; benzodiazepine sedative
Lormetazepam; benzodiazepine sedative
Medazepam; benzodiazepine sedative
Prazepam; benzodiazepine sedative
Tetrazepam; benzodiazepine sedative
Zolpidem: zolfresh, ambien, stilnoct; sedative
Butobarbital: butobarbitone; barbiturate sedative
Butalbital; barbiturate sedative
Phentermine: duromine
Phendimetrazine
Amfepramone: diethylpropion
Mazindol
Pemoline
Fenetylline: captagon
Cathinone: mephedrone, methcathinone
Gamma hydroxybutyrate: sodium oxybate, xyrem, ghb; sedative
Lysergide: lsd
Ecstasy: mdma
Psilocybine: psilocybin
`

/** Psychotropic substances that List A of those guidelines allows by video (amended in April 2020). */
export const allowedByVideo = `
Phenobarbitone: phenobarbital, gardenal, luminal; barbiturate aromaticAntiseizure sedative
Clobazam: frisium, lobazam, cloba, onfi; benzodiazepine sedative
Clonazepam: lonazep, rivotril, clonotril, petril, klonopin; benzodiazepine sedative
`
