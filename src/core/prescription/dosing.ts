/**
 * Doses by substance. Demonstration content until a clinician has signed it.
 *
 * Most milligrams an adult takes on a day, from all products together; `!` where every milligram above it is a danger.
 * Where the catalogue names a usual maximum of the product and this table none, the catalogue's holds.
 */
export const DAILY_SOURCE = 'Prescribing information of the product; British National Formulary'

export const mostADay = `
Paracetamol 4000!
Ibuprofen 2400
Naproxen 1250
Diclofenac 150
Aceclofenac 200
Etoricoxib 120
Celecoxib 400
Indomethacin 200
Ketorolac 40
Mefenamic acid 1500
Nimesulide 200
Meloxicam 15
Piroxicam 20
Tramadol 400!
Tapentadol 500
Codeine 240!
Thiocolchicoside 16
Domperidone 30!
Metoclopramide 30!
Nortriptyline 150
Amitriptyline 150
Escitalopram 20
Citalopram 40!
Clopidogrel 75
Entacapone 2000
Memantine 20
Rotigotine 16
Edaravone 60
Meropenem 6000
Imipenem 4000
Ertapenem 1000
Ceftriaxone 4000
Teriparatide 0.02
Zopiclone 7.5
Zolpidem 10
Simvastatin 80
Digoxin 0.25
Levetiracetam 3000
Valproate 2500
Carbamazepine 1600
Phenytoin 500
Alpha lipoic acid 600
Amlodipine 10
Atorvastatin 80
Chlordiazepoxide 100
Clonazepam 20
Dicyclomine 160
Glimepiride 8
Hydrochlorothiazide 50
Propranolol 320
Rosuvastatin 40
Serratiopeptidase 60
`

/** Why a substance has no maximum of milligrams a day. */
export type NoMaximum = 'byWeight' | 'byEffect' | 'byUnits' | 'withPartner' | 'local' | 'vitamin' | 'course' | 'monthly'

export const noMaximum: Readonly<Record<NoMaximum, string>> = {
  byWeight: 'Midazolam Ketamine Enoxaparin Mannitol Alteplase Immunoglobulin Rituximab',
  byEffect: 'Morphine Fentanyl Buprenorphine Lactulose Warfarin',
  byUnits: 'Botulinum_toxin',
  withPartner: 'Carbidopa Benserazide Clavulanic_acid Cilastatin',
  local: 'Lidocaine Capsaicin Magaldrate Simethicone',
  vitamin: 'Methylcobalamin Cholecalciferol Caffeine',
  course: 'Ethinylestradiol Levonorgestrel',
  monthly: 'Erenumab',
}

/**
 * Taken on one day of so many by their nature, from so many milligrams or international units a dose on: smaller ones
 * may be daily.
 */
export const notDaily: readonly {
  readonly generic: string
  readonly from: number
  readonly unit: 'mg' | 'iu'
  readonly days: 7 | 30
  readonly source: string
}[] = [
  {
    generic: 'Methotrexate',
    from: 0,
    unit: 'mg',
    days: 7,
    source: 'ISMP, methotrexate for oral non-oncologic use: once a week; MHRA, September 2020',
  },
  { generic: 'Alendronic acid', from: 35, unit: 'mg', days: 7, source: 'Prescribing information, 70 mg tablets' },
  { generic: 'Risedronic acid', from: 35, unit: 'mg', days: 7, source: 'Prescribing information, 35 mg tablets' },
  { generic: 'Ibandronic acid', from: 150, unit: 'mg', days: 30, source: 'Prescribing information, 150 mg tablets' },
  { generic: 'Cholecalciferol', from: 20_000, unit: 'iu', days: 7, source: 'Prescribing information, 60,000 IU' },
  { generic: 'Semaglutide', from: 0.25, unit: 'mg', days: 7, source: 'Prescribing information of the injection' },
  { generic: 'Dulaglutide', from: 0, unit: 'mg', days: 7, source: 'Prescribing information' },
  { generic: 'Erenumab', from: 0, unit: 'mg', days: 30, source: 'Prescribing information' },
  { generic: 'Galcanezumab', from: 0, unit: 'mg', days: 30, source: 'Prescribing information' },
  { generic: 'Fremanezumab', from: 0, unit: 'mg', days: 30, source: 'Prescribing information' },
]

/** Most milligrams a kilogram of a child on a day. */
export const CHILD_SOURCE = 'Prescribing information, children; BNF for Children'
export const mostAKilogram = `
Paracetamol 75
Ibuprofen 40
Levetiracetam 60
Valproate 60
Carbamazepine 35
Oxcarbazepine 60
Phenytoin 8
Topiramate 9
Lamotrigine 15
Lacosamide 12
Clonazepam 0.2
Zonisamide 8
Gabapentin 50
Vigabatrin 150
Prednisolone 2
Amoxicillin 90
Metoclopramide 0.5
Domperidone 0.75
`

/** Milligrams a day with which lamotrigine is begun at most: with valproate half of it, on alternate days. */
export const LAMOTRIGINE_START = { alone: 25, withValproate: 12.5, withInducer: 50 } as const
export const LAMOTRIGINE_SOURCE = 'Lamotrigine, prescribing information and US FDA boxed warning: rash'
