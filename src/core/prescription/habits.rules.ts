import { latinDigits } from '../kit/text'
import { routePhrases } from './routes.rules'

type Meaning = string | ((...found: string[]) => string)
type Habit = readonly [RegExp, Meaning]

/** What stands alone between blanks: `words` as a phrase. */
const phrase = ([words, meaning]: readonly [string, Meaning]): Habit => [
  new RegExp(`(?<=^|[\\s,(])(?:${words.normalize('NFC')})(?=\\.?(?:$|[\\s,;)]))`, 'giu'),
  meaning,
]

/** A dose with dashes between blanks, with other dashes, with plus signs, with crosses for nothing. */
const PATTERN = String.raw`(?:\d(?:\.\d+)?|1/2|½|[x×])`
const spacedPattern = new RegExp(String.raw`(?<=^|\s)${PATTERN}(?:\s*[-–—]\s*${PATTERN}){2,3}(?=$|[\s,;])`, 'giu')
const twoPattern = new RegExp(String.raw`(?<=^|\s)${PATTERN}\s*[-–—]\s*${PATTERN}(?=$|[\s,;])`, 'giu')
const addedPattern = /(?<=^|\s)[0-4½](?:\+[0-4½]){2,3}(?=$|[\s,;])/gu
const ML_IN_A_TEASPOON = 5
const LAKH = 100_000

/** Hours, days and weeks as they are counted; `mein` and `me` after them are of how often, not of how long. */
const HOURS = '(?:h|hrs?|hours?|hourly|hrly)'
const WEEK = '(?:week|wk)'
const MEIN = String.raw`(?!\s+(?:mein|me|main|में))`
/** After a number of times, and where none is said: `for a week` is how long. */
const A = '(?:/|per|a|in a|in one|in|every|each)'
const EVERY = '(?:/|per|every|each)'

/** `for a week` is how long, not how often. */
const lengths: readonly Habit[] = (
  [
    [`(?:for|x|×) ?(?:a|one) ${WEEK}`, '1w'],
    ['(?:for|x|×) ?(?:a|one) (?:month|mth)', '1m'],
    ['(?:for|x|×) ?(\\d{1,3}) ?d', (_: string, days: string) => `${days}days`],
  ] as const
).map(phrase)

/** What Indian and old habits write otherwise than the grammar, each with what it says. */
const numbers: readonly Habit[] = [
  [spacedPattern, (found = '') => found.replaceAll(/\s/g, '').replaceAll(/[–—]/g, '-').replaceAll(/[x×]/giu, '0')],
  [twoPattern, (found = '') => found.replaceAll(/\s/g, '').replaceAll(/[–—]/g, '-').replaceAll(/[x×]/giu, '0')],
  [addedPattern, (found = '') => found.replaceAll('+', '-')],
  [/(?<=(?:^|\s)\d)(?:\s*½|\s+1\/2)(?=$|\s)/gu, '.5'],
  [/(?<=^|\s)(?:1\/2|½)(?=\s)/gu, '0.5'],
  [/(?<=^|\s)(?:1\/4|¼)(?=\s)/gu, '0.25'],
  [/(?<=^|\s)(?:half|aadhi)(?: an?)? (?=tab|goli)/giu, '0.5 '],
  [/(?<=^|\s)quarter(?: of)?(?: an?)? (?=tab|goli)/giu, '0.25 '],
  [/(?<=^|\s)(?:ek|one) (?=goli|tab|cap|sachet)/giu, '1 '],
  [/(?<=\d\s?)goli(?=$|\s)/giu, 'tab'],
  // Days, weeks and months as fractions of a week, a year: 5/7, 2/52, 3/12.
  [
    /(?<=^|\s)[x×]?\s*(\d{1,2})\/(7|52|12)(?=$|[\s,;])/giu,
    (_, count, of) => `${count}${of === '7' ? 'd' : of === '52' ? 'w' : 'm'}`,
  ],
  [new RegExp(String.raw`(?<=\d)\s*(?:din|दिन)${MEIN}(?=$|[\s,;])`, 'giu'), 'd'],
  [new RegExp(String.raw`(?<=\d)\s*(?:haft[ae]|हफ़?्ते|हफ़?्ता)${MEIN}(?=$|[\s,;])`.normalize('NFC'), 'giu'), 'w'],
  [new RegExp(String.raw`(?<=\d)\s*(?:mths?|mahin[ae]|महीने|महीना)${MEIN}(?=$|[\s,;])`, 'giu'), 'm'],
  [/(?<=\d)\s*wks?(?=$|[\s,;])/giu, 'w'],
  [/(?<=^|\s)(?:ek|एक) (?:hafta|हफ़?्ता)(?=$|[\s,;])/giu, '1w'],
  [/(?<=^|\s)(?:ek|एक) (?:mahina|महीना)(?=$|[\s,;])/giu, '1m'],
  [/(?<=\d)\s*(?:gms?|grams?)(?=$|[\s,;])/giu, 'g'],
  [/(?<=\d)\s*cc(?=$|[\s,;])/giu, 'ml'],
  // What something is dissolved in is no dose.
  [/(?<=^|\s)in\s+(\d+)\s*ml(?=$|[\s,;])/giu, 'in-$1-ml'],
  [/(?<=\d)\s*ug(?=$|[\s,;/])/giu, 'mcg'],
  [
    /(?<=^|\s)(\d+(?:\.\d+)?)\s*(?:la(?:kh|c)s?|लाख|લાખ|লাখ|লক্ষ)(?:\s*(?:iu|i\.u\.?|units?))?(?=$|[\s,;])/giu,
    (_, count) => `${Math.round(Number(count) * LAKH)}iu`,
  ],
  [/(\d+)\s*tsp(?=$|[\s,;])/giu, (_, count) => `${Number(count) * ML_IN_A_TEASPOON}ml`],
]

/** `15 mg/week`, `1 tab / month`. */
const rates: readonly Habit[] = (['week', 'month'] as const).map((of) => [
  new RegExp(
    `(?<=\\d ?(?:mg|mcg|g|iu|ml|units?|tab(?:let)?s?|cap(?:sule)?s?|sachets?))\\s*/\\s*(?:${of === 'week' ? WEEK : '(?:month|mth)'})(?=$|[\\s,;])`,
    'giu',
  ),
  ` ${of}ly`,
])

const TIMES: Readonly<Record<string, number>> = { once: 1, one: 1, twice: 2, two: 2, thrice: 3, three: 3, four: 4 }
const numberOf = (word: string): number => TIMES[word.toLowerCase()] ?? Number(word)

const AT_MOST = '(?:max(?:imum)?\\.?|upto|up to|at most|no(?:t)? more than|not exceeding|not to exceed|not >|<=|≤)'
const A_DAY = `(?: ?(?:/|per|a|in a|in|each) ?(?:day|d|24 ?${HOURS})| daily)`
const IN_A_DAY: Readonly<Record<string, number>> = { bd: 2, bid: 2, tds: 3, tid: 3, qid: 4, qds: 4 }

/** The most of a day, and the hours between two doses, of what is taken when needed. */
const limits: readonly Habit[] = (
  [
    // Days on which it may be taken: no length, and nothing that a line can hold.
    [
      `${AT_MOST} ?(\\d+) days? ?(?:/|per|a|in a) ?(week|month)`,
      (_: string, days: string, of: string) => `max-${days}-days-a-${of}`,
    ],
    [
      `${AT_MOST} ?(bd|bid|tds|tid|qid|qds)`,
      (_: string, word: string) => `max${IN_A_DAY[word.toLowerCase()]}times/day`,
    ],
    [`${AT_MOST} ?(once|twice|thrice)${A_DAY}?`, (_: string, word: string) => `max${numberOf(word)}times/day`],
    [
      `${AT_MOST} ?(\\d+(?:\\.\\d+)?|one|two|three|four) ?(?:times|doses)${A_DAY}?`,
      (_: string, most: string) => `max${numberOf(most)}times/day`,
    ],
    [
      `${AT_MOST} ?(\\d+(?:\\.\\d+)?|one|two|three|four) ?(tab|cap|ml|drop|puff|spray|sachet|patch|unit|amp|vial)(?:let|sule|oule)?(?:e?s)?${A_DAY}`,
      (_: string, most: string, unit: string) => `max${numberOf(most)}${unit.toLowerCase()}/day`,
    ],
    [
      `${AT_MOST} ?(\\d+(?:\\.\\d+)?|one|two|three|four)${A_DAY}`,
      (_: string, most: string) => `max${numberOf(most)}/day`,
    ],
    [
      `(\\d+(?:\\.\\d+)?)(?: ?(times))?${A_DAY} max(?:imum)?\\.?`,
      (_: string, most: string, times: string | undefined) => `max${most}${times ?? ''}/day`,
    ],
    [
      `(?:may |can )?(?:repeat|rpt)(?: dose)? (?:after|in|every) (\\d+) ?${HOURS}`,
      (_: string, hours: string) => `gap${hours}h`,
    ],
    [
      `(?:min(?:imum)?\\.? )?(?:gap|interval) (?:of )?(\\d+) ?${HOURS}|(?:at least )?(\\d+) ?${HOURS} (?:apart|gap|interval)`,
      (_: string, gap: string | undefined, apart: string) => `gap${gap ?? apart}h`,
    ],
  ] as const
).map(phrase)

/** Taken when needed. */
const AS_NEEDED =
  '(?:only )?(?:as|when|if)(?: and when)? (?:needed|required|necessary)|prn|p\\.r\\.n\\.?|s\\.o\\.s\\.?|zaroorat par|ज़रूरत पर'
const asNeeded = new RegExp(`(?<=^|[\\s,(])(?:sos|${AS_NEEDED.normalize('NFC')})(?=\\.?(?:$|[\\s,;)]))`, 'iu')
/** `6 hourly` beside it says how far apart. */
const hourly = phrase([`(?:every |q ?|at )?(\\d+) ?${HOURS}`, (_, hours) => `gap${hours}h`])

const WEEKDAY =
  '(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday)'

/** Numbers of days that are a frequency; any other stays as it was written. */
const everyOf: Readonly<Record<string, string>> = {
  '2 days': 'alt',
  '3 days': 'third-day',
  'three days': 'third-day',
  '7 days': 'weekly',
  '30 days': 'monthly',
}

/** How often, in the words in which it is said; what is longest stands before what it holds. */
const often: readonly Habit[] = (
  [
    // Of days and weeks in other numbers nothing else is made: they stay as they are, and are not understood.
    [`(\\d) days? ?(?:/|per|a|in a) ?${WEEK}`, (_: string, days: string) => `${days}-days-a-week`],
    [`([4-9]|\\d\\d) ?(?:times|x) ?${A}? ?${WEEK}(?:ly)?`, (_: string, times: string) => `${times}-times-a-week`],
    // Two tablets a week, or twice a week.
    [`([2-9]) ?${A} ?${WEEK}`, (_: string, times: string) => `${times}-a-week`],
    [
      `(?:twice|two times|2 ?times|2 ?x) ?${A} ?${WEEK}|(?:twice|two times|2 ?times|2 ?x) ?(?:weekly|wkly)|(?:weekly|${WEEK}) (?:twice|2 times)|haft[ae] (?:mein|me|main) (?:2|do) ba+r|हफ़?्ते में (?:2|दो) बार|અઠવાડિયામાં (?:2|બે) વાર|সপ্তাহে (?:2|দুই?) ?বার`,
      'twice-weekly',
    ],
    [
      `(?:thrice|three times|3 ?times|3 ?x) ?${A} ?${WEEK}|(?:thrice|three times|3 ?times|3 ?x) ?(?:weekly|wkly)|(?:weekly|${WEEK}) (?:thrice|3 times)|haft[ae] (?:mein|me|main) (?:3|teen) ba+r|हफ़?्ते में (?:3|तीन) बार|અઠવાડિયામાં (?:3|ત્રણ) વાર|সপ্তাহে (?:3|তিন) ?বার`,
      'thrice-weekly',
    ],
    ['bi ?-?weekly|b\\.?i\\.?w\\.?', 'bi-weekly'],
    [
      `(?:once )?(?:in |every |on )?(?:alternate|other|alt\\.?|second|2nd) weeks?|(?:once (?:in |every |a |in a )?|every |each )(?:2|two) ?(?:weeks?|wks?)|(?:once (?:in |every )?|every |each )(?:14|15|fifteen) days|(?:2|two) weeks once|15 days once|q ?2 ?w(?:k|eeks?)?|(?:(?:once )?(?:in a|a|per|every) )?fortnight|once fortnightly|fortnightly once|har 15 din`,
      'fortnightly',
    ],
    [
      `(?:once )?every (\\d+|three|four|six|eight) (days|weeks|months|years)`,
      (_: string, count: string, of: string) => everyOf[`${count} ${of}`.toLowerCase()] ?? `every-${count}-${of}`,
    ],
    [
      `(?:once|one time|1 time|1 ?x|1|single dose) ?${A} ?(?:1 |one )?${WEEK}|${EVERY} ?(?:1 |one )?${WEEK}|(?<=(?:tab(?:let)?|cap(?:sule)?|sachet|mg|iu)s? )a week|(?:once )?(?:weekly|wkly)(?: once| only)?|${WEEK} once|once in (?:7|seven) days|every (?:7th|seventh) day|q ?7 ?d(?:ays?)?|q ?1? ?w(?:k|eek)?|haft[ae] (?:mein|me|main) (?:1|ek) ba+r|har haft[ae]|हफ़?्ते में (?:1|एक) बार|हर हफ़?्ते|सप्ताह में (?:1|एक) बार|અઠવાડિય(?:ામાં|ે) (?:1|એક) વાર|દર અઠવાડિયે|সপ্তাহে (?:1|এক) ?বার|প্রতি সপ্তাহে`,
      'weekly',
    ],
    [
      `(?:once|one time|1 time|1) ?${A} ?(?:1 |one )?(?:month|mth)|${EVERY} ?(?:1 |one )?(?:month|mth)|(?<=(?:tab(?:let)?|cap(?:sule)?|sachet|mg|iu)s? )a month|(?:once )?monthly(?: once| only)?|month once|once in 30 days|mahin[ae] (?:mein|me|main) (?:1|ek) ba+r|har mahin[ae]|महीने में (?:1|एक) बार|हर महीने|મહિન(?:ામાં|ે) (?:1|એક) વાર|প্রতি মাসে|মাসে (?:1|এক) ?বার`,
      'monthly',
    ],
    [
      `(?:on |every )?alternate days?|alternately|alt\\.? days?|every (?:other|second|2nd|alternate) day|a/d|q2d|(?:every |q ?)48 ?${HOURS}|ek din ch+o+(?:d+|r) ?kar|एक दिन छोड़कर|એકાંતરે(?: દિવસે)?|এক ?দিন (?:অন্তর|পর ?পর)`,
      'alt',
    ],
    [`every (?:third|3rd) day|once in (?:3|three) days|q3d|(?:every |q ?)72 ?${HOURS}`, 'third-day'],
    ['m/w/f|m-w-f|mwf', 'mon wed fri'],
    ['t/t/s|t-t-s|tts', 'tue thu sat'],
    [`(?:on|every|each) (${WEEKDAY})(?:'?s)?(?: only)?`, (_: string, day: string) => day.toLowerCase()],
    [`(${WEEKDAY})(?:'?s(?: only)?| only)`, (_: string, day: string) => day.toLowerCase()],
  ] as const
).map(phrase)

/** What is said in several words, or in another one, as one word of the grammar. */
const phrases: readonly Habit[] = (
  [
    [AS_NEEDED, 'sos'],
    ['(?:once|one time) (?:a day|daily)|once (?:in a|every) day|every day|q\\.?d\\.?', 'qd'],
    ['(?:twice|two times|2 times) (?:a day|daily)', 'bd'],
    ['(?:thrice|three times|3 times) (?:a day|daily)', 'tds'],
    ['(?:four|4) times (?:a day|daily)', 'qid'],
    [`(?:every |q ?)?24 ?${HOURS}`, 'qd'],
    [`(?:every |q ?)?12 ?${HOURS}`, 'bd'],
    [`(?:every |q ?)?8 ?${HOURS}`, 'tds'],
    [`(?:every |q ?)?6 ?${HOURS}`, 'qid'],
    ['raat ke khane ke baad|after (?:dinner|supper)', 'after-dinner'],
    ['raat ke khane se pehle|before (?:dinner|supper)', 'before-dinner'],
    ['dopahar ke khane ke baad|after lunch', 'after-lunch'],
    ['dopahar ke khane se pehle|before lunch', 'before-lunch'],
    ['nashte ke baad|नाश्ते के बाद|after breakfast', 'after-breakfast'],
    ['with (breakfast|lunch|dinner)', (_: string, meal: string) => `with-${meal.toLowerCase()}`],
    ['before (?:food|meals?|breakfast)|pre ?meal|bbf|khane se pehle|खाने से पहले', 'bf'],
    ['after (?:food|meals?)|post ?meal|khane ke baad|खाने के बाद', 'af'],
    ['with (?:food|meals?)', 'wf'],
    ['(?:on )?(?:an )?empty stomach|khali pet|खाली पेट', 'es'],
    ['at (?:bed ?time|night)|bed ?time|nocte|sote samay|सोते समय', 'hs'],
    ['mane|subah|सुबह', 'morning'],
    ['dopahar|दोपहर', 'noon'],
    ['shaam|शाम', 'evening'],
    ['raat(?: ko)?|रात(?: को)?', 'night'],
    ['din mein (?:2|do) baar|दिन में (?:2|दो) बार', 'bd'],
    ['din mein (?:3|teen) baar|दिन में (?:3|तीन) बार', 'tds'],
    ['b\\.?i\\.?d\\.?|b\\.d\\.?', 'bd'],
    ['t\\.?i\\.?d\\.?|t\\.d\\.s\\.?', 'tds'],
    ['q\\.?d\\.?s\\.?|q\\.i\\.d\\.?', 'qid'],
    ['o\\.d\\.?', 'od'],
    ['h\\.s\\.?', 'hs'],
    ['a\\.c\\.?', 'bf'],
    ['p\\.c\\.?', 'af'],
    ...routePhrases,
  ] as const
).map(phrase)

/** One step after another, and changes that go on by themselves. */
const steps: readonly Habit[] = [
  [/\s*(?:→|->|=>)\s*/gu, ' then '],
  ...(
    [
      ['f/b|followed by|and then|& then|thereafter', 'then'],
      ['(?:then|and|&) (?:stop|off|discontinue|omit)', 'then stop'],
      ['inc(?:rease)?|hike|titrate(?: up)?|step up', 'increase'],
      ['dec(?:rease)?|reduce|taper(?:ed|ing)?(?: off| down)?|step down|tail off', 'reduce'],
    ] as const
  ).map(phrase),
]

/** Each blank once: patterns that begin with blanks look at each of a long row of them from each of its places. */
const singleSpaced = (text: string): string => text.replaceAll(/\s+/gu, ' ')

/** The steps of a text as they were typed, from the first word of one to the note; empty where there are none. */
export const typedSteps = (text: string): string => {
  const [line = ''] = singleSpaced(text).split('//')
  const starts = steps.map(([pattern]) => line.search(pattern)).filter((place) => place >= 0)
  const then = line.search(/(?<=^|[\s,(])(?:then|increase|reduce)(?=$|[\s,;)])/iu)
  const start = Math.min(...starts, then < 0 ? Infinity : then)
  return Number.isFinite(start) ? line.slice(start).trim() : ''
}

/** `weekly x 8` is eight doses: a number without a unit after days that are rare. */
const doses: Habit = [
  /(?<=(?:^|\s)(?:weekly|fortnightly|monthly|alt|third-day)\s+)(?:[x×]|for)\s*(\d{1,2})(?:\s+times)?(?=$|[,;]|\s+(?!d\b|w\b|m\b|days?\b|weeks?\b|months?\b|doses?\b|tab|cap))/giu,
  (_, count) => `${count}doses`,
]

/** `x 30` without a unit. */
const times: Habit = [
  /(?<=\s)[x×]\s*(\d{1,3})(?=$|[,;]|\s+(?!(?:d|w|m|days?|weeks?|months?|doses?|times|strips?|bottles?|tubes?|packs?|boxe?s?)\b|tab|cap|sachet|amp|vial|patch|ml))/giu,
  'times-$1',
]

/** Into the spine, in capitals alone: there is `take it`. */
const intrathecal: Habit = [/(?<=^|[\s,(])(?:IT|I\.T\.?)(?=$|[\s,;)])/gu, 'intrathecal']

const PIECES = '(?:tab(?:let)?|cap(?:sule)?|sachet|patch|amp(?:oule)?|vial|dose|piece|no|pc)'
const PACKS: Readonly<Record<string, string>> = { strip: 'strip', bottle: 'bottle', btl: 'bottle', tube: 'tube' }
const packOf = (word: string): string => PACKS[word.toLowerCase().replace(/s$/, '')] ?? 'pack'

/** How much is given out: `#30`, `qty 30 tabs`, `2 strips`. */
const supplies: readonly Habit[] = (
  [
    [
      '(?:#|qty|quantity|disp(?:ense)?|total|nos?\\.|[x×])? ?[:=]? ?(\\d{1,3}) ?(strips?|bottles?|btls?|tubes?|packs?|packets?|boxe?s?)',
      (_: string, count: string, word: string) => `#${count}${packOf(word)}`,
    ],
    [
      `(?:# ?|(?:qty|quantity|disp(?:ense)?|total|nos?\\.)[ :=.-]*)(\\d{1,3})(?: ?${PIECES}s?)?`,
      (_: string, count: string) => `#${count}`,
    ],
  ] as const
).map(phrase)

/** Digits of any script, one spelling of micro, phrases as words, and a unit at its number. */
export const tidied = (text: string): string => {
  const latin = singleSpaced(latinDigits(text)).normalize('NFC')
  const all = [
    intrathecal,
    ...steps,
    ...lengths,
    ...limits,
    ...rates,
    ...(asNeeded.test(latin) ? [hourly] : []),
    ...often,
    ...numbers,
    ...phrases,
    doses,
    ...supplies,
    times,
  ]
  return all
    .reduce((line, [pattern, meaning]) => line.replace(pattern, meaning as string), latin)
    .replace(/(\d)(?:\s*)k(?=$|\s)/giu, '$1000')
}
