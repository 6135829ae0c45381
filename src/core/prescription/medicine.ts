import * as Schema from 'effect/Schema'
import { CalendarDay } from '../kit/dates'

export const MedicineForm = Schema.Literals([
  'tablet',
  'prolonged-release tablet',
  'dispersible tablet',
  'capsule',
  'prolonged-release capsule',
  'syrup',
  'injection',
  'infusion',
  'drops',
  'spray',
  'inhaler',
  'gel',
  'cream',
  'patch',
  'sachet',
  'suppository',
  'solution',
])
export type MedicineForm = typeof MedicineForm.Type

export const StrengthUnit = Schema.Literals(['mg', 'mcg', 'g', 'ml', 'iu', '%'])
export type StrengthUnit = typeof StrengthUnit.Type

/** What the interaction rules speak of. */
export const InteractionClass = Schema.Literals([
  'valproate',
  'carbapenem',
  'nsaid',
  'gabapentinoid',
  'triptan',
  'ergot',
  'tricyclic',
  'maoi',
  'opioid',
  'benzodiazepine',
  'anticoagulant',
  'antiplatelet',
  'lamotrigine',
  'phenytoin',
  'levodopa',
  'betaBlocker',
  'qtProlonging',
  'lithium',
  'methotrexate',
  'statin',
  'sedative',
  'cholinesteraseInhibitor',
  'anticholinergic',
  'myastheniaWorsening',
  'potassiumSparing',
  'aceInhibitor',
  'corticosteroid',
  'fluoroquinolone',
  'antacid',
  'topiramate',
  'tizanidine',
  'aminoglycoside',
  'alphaBlocker',
  'antihistamine',
  'antipsychotic',
  'aromaticAntiseizure',
  'azole',
  'barbiturate',
  'bisphosphonate',
  'calciumBlocker',
  'cephalosporin',
  'digoxin',
  'dopamineAgonist',
  'gliptin',
  'hlaB1502',
  'macrolide',
  'nitrate',
  'nitroimidazole',
  'pde5Inhibitor',
  'penicillin',
  'ppi',
  'propranolol',
  'rizatriptan',
  'salicylate',
  'seizureDanger',
  'seizureThreshold',
  'serotonergic',
  'sulfonamide',
  'sulfonamideLike',
  'sulfonylurea',
  'tetracycline',
  'thiopurine',
  'vitamin',
  'antifolate',
  'carbonicAnhydrase',
  'carboxamide',
  'depressionCaution',
  'depressionDanger',
  'diuretic',
  'gemfibrozil',
  'heartFailureDanger',
  'liverCaution',
  'liverDanger',
  'nonselectiveMaoi',
  'qtConditional',
  'rateLimiting',
  'renalDanger',
  'serotonergicOpioid',
  'serotoninReuptake',
  'xanthineOxidaseInhibitor',
  'worsensParkinson',
])
export type InteractionClass = typeof InteractionClass.Type

/** What a rule of law or of medicine says of a product, and where that stands. */
const Clinical = Schema.Struct({
  /** Of the class a pharmacologist names: `Antiseizure`. */
  group: Schema.String,
  /** By mouth, on the skin, …: creams and gels are no tablets to the rules. */
  route: Schema.Literals(['oral', 'topical', 'transdermal', 'parenteral', 'inhaled', 'nasal', 'rectal', 'eye']),
  /** Usual daily milligrams of an adult for each ingredient; null where there is no single range. */
  dailyMin: Schema.NullOr(Schema.Finite),
  dailyMax: Schema.NullOr(Schema.Finite),
  interactionClasses: Schema.Array(InteractionClass),
  /** Needs another dose when the kidneys are weak. */
  isRenal: Schema.Boolean,
  pregnancy: Schema.NullOr(Schema.Literals(['avoid', 'caution'])),
  source: Schema.String,
  reviewedOn: CalendarDay,
})

/** A product of the catalogue: one generic in one strength and form. */
export const Medicine = Schema.Struct({
  id: Schema.String,
  generic: Schema.String,
  /** Brands it is sold under in this strength and form, the best known first. */
  brands: Schema.Array(Schema.String),
  /** `500 mg`, `200 mg/5 ml`; empty where there is none. */
  strength: Schema.String,
  /** The number of it that is typed, and its unit: 500, mg. */
  amount: Schema.NullOr(Schema.Finite),
  unit: Schema.NullOr(StrengthUnit),
  form: MedicineForm,
  /** What is counted in a dose: `tablet`, `ml`, `puff`. */
  doseUnit: Schema.String,
  /** Milligrams in one dose unit. */
  ingredients: Schema.Array(Schema.Struct({ name: Schema.String, mg: Schema.NullOr(Schema.Finite) })),
  /** Of the Drugs Rules 1945. */
  schedule: Schema.NullOr(Schema.Literals(['H', 'H1', 'X'])),
  /** Under the Narcotic Drugs and Psychotropic Substances Act 1985. */
  isNarcotic: Schema.Boolean,
  /** List of the Telemedicine Practice Guidelines 2020; null where no list names it. */
  telemedicine: Schema.NullOr(Schema.Literals(['O', 'A', 'B', 'prohibited'])),
  /** Null where nobody has written it down: then nothing is checked, and that is said. */
  clinical: Schema.NullOr(Clinical),
})
export type Medicine = typeof Medicine.Type

export const DiagnosticTestKind = Schema.Literals(['lab', 'imaging', 'electrophysiology', 'other'])

export const DiagnosticTest = Schema.Struct({ id: Schema.String, name: Schema.String, kind: DiagnosticTestKind })
export type DiagnosticTest = typeof DiagnosticTest.Type
