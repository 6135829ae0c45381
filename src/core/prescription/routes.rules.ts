import type { Route } from './prescription'

/** Words that say how something is given, as they are typed; the first of each is written. */
const words: Readonly<Record<Route, readonly string[]>> = {
  oral: ['po', 'p/o', 'orally', 'oral'],
  sublingual: ['sl', 's/l', 'sublingual', 'sublingually'],
  buccal: ['buccal', 'buccally'],
  tube: ['rt', 'r/t', 'ngt'],
  rectal: ['rectal', 'rectally', 'p/r'],
  vaginal: ['pv', 'p/v', 'vaginal', 'vaginally'],
  intravenous: ['iv', 'i/v', 'intravenous', 'intravenously'],
  intramuscular: ['im', 'i/m', 'intramuscular', 'intramuscularly'],
  subcutaneous: ['sc', 's/c', 'sq', 'subcut', 'subcutaneous', 'subcutaneously'],
  intradermal: ['intradermal', 'i/d'],
  intrathecal: ['intrathecal', 'i/t'],
  nasal: ['nasal', 'nasally', 'intranasal'],
  eachNostril: ['each-nostril'],
  inhaled: ['inhaled', 'inhalation', 'inhale'],
  nebulised: ['neb', 'nebulised', 'nebulized', 'nebulisation', 'nebulization'],
  rightEye: ['right-eye'],
  leftEye: ['left-eye'],
  bothEyes: ['both-eyes'],
  rightEar: ['right-ear'],
  leftEar: ['left-ear'],
  bothEars: ['both-ears'],
  topical: ['local', 'l/a', 'e/a', 'locally', 'topical', 'topically', 'apply'],
}
const routeOfWord: ReadonlyMap<string, Route> = new Map(
  Object.entries(words).flatMap(([route, all]) => all.map((word) => [word, route as Route] as const)),
)

/** The way of giving that a word stands for: `iv`, `right-eye`. Words that may say something else are no such word. */
export const readRoute = (word: string): Route | null => routeOfWord.get(word) ?? null

/** The word with which a way of giving is written. */
export const writeRoute = (route: Route): string => words[route][0]!

/** Ways of giving in several words, as one word of the grammar. */
export const routePhrases: readonly (readonly [string, string])[] = [
  ['(?:in |into )?(?:the |your )?(?:right|rt\\.?|r/|r) ?eye|daa?yi(?:n)? aankh(?: mein)?|दाईं आँख(?: में)?', 'right-eye'],
  ['(?:in |into )?(?:the |your )?(?:left|lt\\.?|l/|l) ?eye|baa?yi(?:n)? aankh(?: mein)?|बाईं आँख(?: में)?', 'left-eye'],
  ['(?:in |into )?(?:both|each|b/|b) ?(?:the )?eyes?|dono aankh(?:on)?(?: mein)?|दोनों आँखों(?: में)?', 'both-eyes'],
  ['(?:in |into )?(?:the |your )?(?:right|rt\\.?|r/|r) ?ear|दाएँ कान(?: में)?', 'right-ear'],
  ['(?:in |into )?(?:the |your )?(?:left|lt\\.?|l/|l) ?ear|बाएँ कान(?: में)?', 'left-ear'],
  ['(?:in |into )?(?:both|each) (?:the )?ears?|दोनों कानों(?: में)?', 'both-ears'],
  ['(?:in |into |per )?(?:each |both )(?:the )?(?:nostrils?|nares)|per nostril', 'each-nostril'],
  ['(?:in|into|through|by) (?:the )?nose', 'nasal'],
  ['under (?:the )?tongue', 'sl'],
  ['(?:per|by) (?:oral|os|mouth)', 'po'],
  ['per rect(?:um|al)', 'rectal'],
  ['per vagin(?:um|al|a)', 'pv'],
  ["(?:via |through |by )?(?:ryle'?s|ng|feeding|peg) tube|(?:via|through) (?:rt|ngt)", 'rt'],
  ['(?:for )?(?:local|external) (?:application|use)|apply (?:locally|on (?:the )?skin)|on the skin|locally', 'local'],
  ['(?:by|via|through) (?:a )?nebuli[sz]er|nebuli[sz]ed?', 'neb'],
  ['by inhalation', 'inhaled'],
  ['i\\.v\\.?', 'iv'],
  ['i\\.m\\.?', 'im'],
  ['s\\.c\\.?', 'sc'],
  ['s\\.l\\.?', 'sl'],
  ['p\\.o\\.?', 'po'],
  ['p\\.v\\.?', 'pv'],
]

const SWALLOWED: readonly Route[] = ['oral', 'tube']
const INJECTED: readonly Route[] = ['intravenous', 'intramuscular', 'subcutaneous', 'intradermal', 'intrathecal']
const EYES: readonly Route[] = ['rightEye', 'leftEye', 'bothEyes']
const EARS: readonly Route[] = ['rightEar', 'leftEar', 'bothEars']
const NOSE: readonly Route[] = ['nasal', 'eachNostril']

/** How a form can be given, the usual way first. */
const routesOfForm: Readonly<Record<string, readonly Route[]>> = {
  tablet: ['oral', 'sublingual', 'buccal', 'vaginal', 'tube'],
  capsule: ['oral', 'tube', 'vaginal', 'inhaled'],
  // What gives off slowly is not crushed for a tube.
  'prolonged-release tablet': ['oral'],
  'prolonged-release capsule': ['oral'],
  'prolonged-release': ['oral', 'intramuscular', 'subcutaneous'],
  'dispersible tablet': ['oral', 'sublingual', 'buccal', 'tube'],
  dispersible: ['oral', 'sublingual', 'buccal', 'tube'],
  sachet: SWALLOWED,
  syrup: SWALLOWED,
  suspension: [...SWALLOWED, 'nebulised', 'rectal'],
  solution: [...SWALLOWED, 'topical', 'nebulised', 'nasal', 'rectal'],
  injection: INJECTED,
  infusion: INJECTED,
  drops: [...EYES, ...EARS, ...NOSE, ...SWALLOWED],
  spray: [...NOSE, 'sublingual', 'buccal', 'topical', 'oral'],
  inhaler: ['inhaled'],
  gel: ['topical', ...EYES, 'vaginal', 'rectal', 'buccal', 'oral'],
  cream: ['topical', 'vaginal', 'rectal'],
  ointment: ['topical', ...EYES, ...EARS, ...NOSE, 'rectal', 'vaginal'],
  lotion: ['topical'],
  patch: ['topical'],
  suppository: ['rectal', 'vaginal'],
}

/** Where a form is put, as far as the words beside it say it: `Moxiflox eye drops`. */
export type Organ = 'eye' | 'ear' | 'nose' | 'mouth'

const organWords: Readonly<Record<Organ, RegExp>> = {
  eye: /(?<!\p{L})(?:eyes?|ophth\p{L}*)(?!\p{L})/iu,
  ear: /(?<!\p{L})(?:ears?|otic)(?!\p{L})/iu,
  nose: /(?<!\p{L})(?:nasal|nose)(?!\p{L})/iu,
  mouth: /(?<!\p{L})(?:oral|mouth)(?!\p{L})/iu,
}

const routesOfOrgan: Readonly<Record<Organ, readonly Route[]>> = {
  eye: EYES,
  ear: EARS,
  nose: NOSE,
  mouth: [...SWALLOWED, 'buccal', 'topical'],
}

/** The organs that the words of a name speak of. */
export const organsIn = (name: string): readonly Organ[] =>
  (Object.keys(organWords) as Organ[]).filter((organ) => organWords[organ].test(name))

/** How a form can be given whose name says where it is put; null for a form that nobody knows. */
export const routesFor = (form: string, name: string): readonly Route[] | null => {
  const known = routesOfForm[form]
  const organs = organsIn(name)
  if (known === undefined) return null
  const there = organs.flatMap((organ) => routesOfOrgan[organ])
  const both = known.filter((route) => there.includes(route))
  return both.length > 0 ? both : known
}

/** Whether a form can be given so; what nobody knows can. */
export const canBeGiven = (route: Route, form: string, name: string): boolean =>
  routesFor(form, name)?.includes(route) ?? true

/** Whether something that has one of these forms can be given so; what has none that is known can. */
export const isPossibleRoute = (route: Route, forms: readonly string[], name: string): boolean =>
  forms.length === 0 || forms.some((form) => canBeGiven(route, form, name))

/** Letters of a side, in eye and in ear: right, left, both. */
const sides: Readonly<Record<string, Readonly<Record<'eye' | 'ear', Route>>>> = {
  re: { eye: 'rightEye', ear: 'rightEar' },
  le: { eye: 'leftEye', ear: 'leftEar' },
  be: { eye: 'bothEyes', ear: 'bothEars' },
}
/** Of an eye alone; `OD` is once a day as well. */
const latin: Readonly<Record<string, Route>> = { od: 'rightEye', os: 'leftEye', ou: 'bothEyes' }

/**
 * What letters of a side mean on drops: one way of giving where the name says the organ, both where it does not; none for
 * other letters, and where nothing is dripped. `OD`, which is also once a day, is among them.
 */
export const sidesOf = (
  word: string,
  place: { readonly name: string; readonly isDripped: boolean },
): readonly Route[] => {
  const organs = organsIn(place.name).filter((organ) => organ === 'eye' || organ === 'ear')
  const elsewhere = organs.length === 0 && organsIn(place.name).length > 0
  const possible = organs.length > 0 ? organs : place.isDripped && !elsewhere ? (['eye', 'ear'] as const) : []
  const one = latin[word]
  if (one !== undefined) return possible.includes('eye') ? [one] : []
  const both = sides[word]
  return both === undefined ? [] : possible.map((organ) => both[organ])
}

/** Letters that are a way of giving in some forms and a slow release in others. */
const releaseOrRoute: Readonly<Record<string, { readonly route: Route; readonly forms: readonly string[] }>> = {
  la: { route: 'topical', forms: ['gel', 'cream', 'ointment', 'lotion', 'spray', 'solution', 'patch'] },
  pr: { route: 'rectal', forms: ['suppository', 'ointment', 'cream', 'gel', 'solution', 'suspension'] },
}

/** The way of giving that `LA` or `PR` can be: of a cream local, of a suppository rectal; null for other words. */
export const routeOfRelease = (
  word: string,
): { readonly route: Route; readonly isOf: (form: string) => boolean } | null => {
  const found = releaseOrRoute[word]
  return found === undefined ? null : { route: found.route, isOf: (form) => found.forms.includes(form) }
}
