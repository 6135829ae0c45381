/** What a consultation was about, in the order of the keys 1 to 9; `icon` is one of the kit's. */
export const healthCategories = [
  { id: 'epilepsy', icon: 'zap' },
  { id: 'headache', icon: 'brain' },
  { id: 'stroke', icon: 'heart-pulse' },
  { id: 'spine', icon: 'bone' },
  { id: 'movement', icon: 'activity' },
  { id: 'memory', icon: 'lightbulb' },
  { id: 'nerve', icon: 'waypoints' },
  { id: 'sleep', icon: 'moon' },
  { id: 'other', icon: 'stethoscope' },
] as const

export type HealthCategoryId = (typeof healthCategories)[number]['id']

export const isHealthCategory = (id: string): id is HealthCategoryId => healthCategories.some((each) => each.id === id)

/** Words of a test's name by which it is about something: a scan of the neck is one of the spine. */
const wordsOfTests: readonly (readonly [HealthCategoryId, RegExp])[] = [
  ['spine', /\b(?:spine|spinal|lumb\w*|cervical|dorsal|sacr\w*|disc|hla-b27|dexa)\b/i],
  ['sleep', /\bsleep study\b|\bpolysomn/i],
  ['epilepsy', /\beeg\b|\bepilep|\bvalproate|\bcarbamazepine|\bphenytoin/i],
  ['nerve', /\b(?:ncv|ncs|emg|ssep|rnst?|nerve|vep|baer)\b/i],
  ['stroke', /\b(?:doppler|carotid|angiogra\w*|mra)\b/i],
  ['memory', /\b(?:memory|cognit\w*|neuropsych\w*)\b/i],
]

/** What a report of tests is about: of several that say different things, as of none, it is general. */
export const categoryOfTests = (names: readonly string[]): HealthCategoryId => {
  const found = names.flatMap((name) => wordsOfTests.find(([, words]) => words.test(name))?.[0] ?? [])
  return new Set(found).size === 1 ? found[0]! : 'other'
}
