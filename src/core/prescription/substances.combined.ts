/**
 * Names that stand for several substances together. A line: generic names of `substances.*.ts`: names, in small letters
 * and without digits. The brands of the catalogue are among them. Demonstration content until a pharmacist has signed it.
 */
export const combined = `
Levodopa + Carbidopa: syndopa, tidomet, sinemet, parkidopa, lcd, syndopa plus, tidomet plus, tidomet forte, syndopa cr, tidomet cr, sinemet cr
Levodopa + Benserazide: madopar, madopar hbs, benspar
Levodopa + Carbidopa + Entacapone: stalevo, entacom plus, syncapone
Donepezil + Memantine: donamem, aricep m, alzil m, donep m, larentine
Amitriptyline + Chlordiazepoxide: limbitrol, amixide, amicon, libotryp
Escitalopram + Clonazepam: nexito plus, stalopam plus, rexipra plus, feliz s plus, s celepra plus, szetalo plus
Ergotamine + Caffeine: migranil, vasograin, migril, cafergot
Flunarizine + Propranolol: betacap plus, migrabeta plus, propal plus
Naproxen + Domperidone: naxdom, naprodom, xenobid d
Aceclofenac + Paracetamol: zerodol p, aceclo plus, dolokind plus, hifenac p, acemiz plus, movon p
Mefenamic acid + Dicyclomine: meftal spas, cyclopam mf, spasmonil plus, colimex mf
Aceclofenac + Paracetamol + Serratiopeptidase: zerodol sp, hifenac d, signoflam, acemiz s, aceclo sera, dolokind sp
Etoricoxib + Thiocolchicoside: nucoxia mr, etody mr, etoshine mr, brutaflam mr, etozox mr
Aceclofenac + Thiocolchicoside: zerodol th, hifenac th, aceclo th, acemiz th, myoril plus
Ibuprofen + Paracetamol: combiflam, ibugesic plus, brufen plus, flexon, ibuclin, zupar, imol plus
Gabapentin + Methylcobalamin: gabaneuron, gabantin m, gabapin m, nurokind g
Gabapentin + Nortriptyline: gabantin nt, gabapin nt, pentanerv nt
Pregabalin + Nortriptyline: pregeb nt, pregalin nt, maxgalin nt, nervz nt, pregastar nt
Pregabalin + Methylcobalamin: pregeb m, pregalin m, maxgalin m, nervup pg, pregastar m, nurokind p, pregabid me
Tramadol + Paracetamol: ultracet, acuvin, calpol t, tramazac p, dolo t, palgic, ultracet semi
Aspirin + Clopidogrel: clopitab a, deplatt a, clopilet a, clavix as, clopivas ap, preva as
Aspirin + Atorvastatin: ecosprin av, atorva asp, aztor asp, tonact asp
Aspirin + Atorvastatin + Clopidogrel: ecosprin gold, clopitorva, deplatt cv, aztogold
Aspirin + Rosuvastatin + Clopidogrel: rosuvas gold, rosave trio, rozucor gold, rosufit gold
Telmisartan + Hydrochlorothiazide: telma h, telmikind h, telvas h, telsartan h, cresar h, telista h, tazloc h
Telmisartan + Amlodipine: telma am, telmikind am, telvas am, telsartan am, cresar am, telista am, tazloc am
Metformin + Glimepiride: glycomet gp, gluconorm g, gemer, glimisave m, amaryl m, glimestar m, zoryl m
Imipenem + Cilastatin: cilanem, zienam, lastinem, imicrit
Amoxicillin + Clavulanic acid: augmentin, moxikind cv, clavam, moxclav, advent, mega cv, augmentin duo, coamoxiclav, co amoxiclav, amoxyclav
Pantoprazole + Domperidone: pantocid d, pan d, pantop d, pantodac dsr, pantosec d, pantocid dsr
Rabeprazole + Domperidone: razo d, rablet d, cyra d, veloz d, rabicip d, happi d, rabekind dsr
Omeprazole + Domperidone: omez d, ocid d, omecip d, lomac d
Magaldrate + Simethicone: ulgel
Methylcobalamin + Alpha lipoic acid: nurokind plus, meganeuron plus
Calcium carbonate + Cholecalciferol: shelcal, cipcal, calcimax, ccm, ostocalcium, supracal
Ethinylestradiol + Levonorgestrel: ovral l, mala n, mala d, ovral, nordette, triquilar
Chlordiazepoxide + Clidinium: librax
Chlordiazepoxide + Clidinium + Dicyclomine: normaxin
Sulfamethoxazole + Trimethoprim: cotrimoxazole, co trimoxazole, septran, bactrim, tmp smx
Buprenorphine + Naloxone: suboxone
Oxycodone + Paracetamol: percocet
Hydrocodone + Paracetamol: vicodin
Codeine + Chlorpheniramine: corex, phensedyl
Dextromethorphan + Chlorpheniramine: corex dx
Dextropropoxyphene + Paracetamol: proxyvon
Butalbital + Paracetamol + Caffeine: fioricet
Aluminium hydroxide + Magnesium + Simethicone: digene, gelusil
Dicyclomine + Paracetamol: cyclopam
Theophylline + Etofylline: deriphyllin
`
