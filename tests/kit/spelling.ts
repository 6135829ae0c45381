import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { englishRooms, readCatalogue } from './catalogues'

const SERVER = join(import.meta.dirname, '../../server')
const wire = { en: 'eng', hi: 'hin', gu: 'guj', bn: 'ben' } as const
export type Spoken = keyof typeof wire
export const spoken = Object.keys(wire) as readonly Spoken[]

/** Spellings and phrases that are refused, by language, and what is written instead: each thing has one spelling. */
export const refused: Readonly<Record<Spoken, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [/24x7|24\/7/, '24×7'],
    [/₹\d{4}/, '₹1,000'],
    [/\bin ?patients?\b/i, 'In-patients'],
    [/Find Doctor\b/, 'Find a doctor'],
    [/Terms & conditions/i, 'Terms and conditions'],
    [/Availability settings/, 'Availability Settings'],
    [/’/, "'"],
    [/\b[Bb]y going on\b/, 'By continuing'],
    [/\bto go on\b/, 'to continue'],
    [/code of \d digits/, 'a 6-digit code'],
    [/\b(?:stands?|stand) (?:here|on each|with the)\b/, 'appears here'],
    [/\b(?:answers?) for (?!you\b)/, 'is responsible for'],
    [/\b(?:somebody|nobody) of\b/i, 'someone from'],
    [/\bat hand\b/, 'handy'],
    [/\bten minutes early\b/, '10 minutes early'],
    [/no place for emergencies/i, 'Not for emergencies'],
    [/\b(?:did|does) not open\b/, 'could not be opened'],
    [/\b[Ll]ogin to\b/, 'log in to'],
  ],
  hi: [
    [/24x7|24\/7/, '24×7'],
    [/₹\d{4}/, '₹1,000'],
    [/हिंदी/, 'हिन्दी'],
    [/मंगा|मँगायें/, 'मँगाएँ'],
    [/देखभाल टीम/, 'केयर टीम'],
    [/यहाँ रहत|यहाँ खड़/, 'यहाँ दिखेंगे'],
    [/जांच|यहां|वहां|जहां|पांच|मुंह|(?<![\u0900-\u097F])हां/, 'जाँच, यहाँ, पाँच, हाँ'],
    [/एं(?![\u0900-\u097F])/, 'एँ'],
    [/पर्ची|पर्चिय/, 'पर्चा'],
    [/[कखग]\u093C|[\u0958-\u095A]/, 'कानून, खून'],
    [/फ़ार्मेसी/, 'दवा की दुकान'],
    [/प्रिस्क्रिप्शन/, 'पर्चा'],
    [/सेव (?:कर|नहीं|हु)/, 'सहेजें'],
  ],
  gu: [
    [/24x7|24\/7/, '24×7'],
    [/₹\d{4}/, '₹1,000'],
    [/સંભાળ ટીમ/, 'કેર ટીમ'],
    [/અહીં રહે/, 'અહીં દેખાશે'],
    [/સ્લોટ/, 'સ્લૉટ'],
    [/ચેટ/, 'ચૅટ'],
    [/હોસ્પિટલ/, 'હૉસ્પિટલ'],
    [/કેમેરા/, 'કૅમેરા'],
    [/(?:અપૉ|અપો|ઍપૉ|એપૉ)ઇન્ટમેન્ટ/, 'એપોઇન્ટમેન્ટ'],
    [/વિડિયો/, 'વીડિયો'],
    [/માંગ/, 'માગો'],
    [/બેંક|બેન્ક/, 'બૅન્ક'],
    [/રેકૉર્ડ/, 'રેકોર્ડ'],
    [/ફાર્મસી/, 'દવાની દુકાન'],
    [/સંદેશ/, 'મેસેજ'],
    [/[\w}](?:થી|ની|નો|નું|ના|માંથી|માં|ને)(?![\u0A80-\u0AFF])/, 'એકથી, but 1 થી and {name} થી'],
  ],
  bn: [
    [/24x7|24\/7/, '24×7'],
    [/₹\d{4}/, '₹1,000'],
    [/পরিচর্যা দল/, 'কেয়ার টিম'],
    [/কাজ চলছে/, 'প্রক্রিয়া চলছে'],
    [/এখানে থাকে|এখানে থাকবে/, 'এখানে দেখা যাবে'],
    [/লিংক/, 'লিঙ্ক'],
    [/ব্যাংক/, 'ব্যাঙ্ক'],
    [/দলের সঙ্গে/, 'টিমের সঙ্গে'],
    [/মেডিক্যাল/, 'মেডিকেল'],
    [/টেস্ট/, 'পরীক্ষা'],
    [/বিশেষজ্ঞতা/, 'বিভাগ'],
    [/কোনও/, 'কোনো'],
    [/ফার্মেসি/, 'ওষুধের দোকান'],
    [/মেসেজ/, 'বার্তা'],
  ],
}

/** English words that mean different things at different places, so that their translations differ. */
export const ambiguous: ReadonlySet<string> = new Set(['Next', 'Skip', 'Paid', 'Cancel', 'Call again'])

const leaves = (value: unknown, path: string): readonly (readonly [string, string])[] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([key, each]) => leaves(each, `${path}.${key}`))

const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

/** The texts of the app by id. */
const shown = (language: Spoken) => englishRooms.flatMap((room) => Object.entries(readCatalogue(language, room) ?? {}))

/** What the server says, by its room and id. */
const answered = (language: Spoken) =>
  readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.texts.json'))
    .flatMap((path) =>
      Object.entries(json(join(SERVER, path)) as Record<string, Record<string, string>>).map(
        ([id, texts]) => [`${path}: ${id}`, texts[wire[language]] ?? ''] as const,
      ),
    )

/** Pages, questions, banners and partners of the demonstration practice. */
const written = (language: Spoken) => leaves(json(join(SERVER, `seed/content/pages/${wire[language]}.json`)), 'pages')

/** Texts that a person can read, by where they stand. */
export const readable = (language: Spoken): readonly (readonly [string, string])[] => [
  ...shown(language),
  ...answered(language),
  ...written(language),
]

/** `spellingFaults('en', [['app.helpline', '24x7']])` is `['app.helpline: 24x7 is written 24×7']`. */
export const spellingFaults = (language: Spoken, texts: readonly (readonly [string, string])[]): readonly string[] =>
  texts.flatMap(([place, text]) =>
    refused[language].flatMap(([pattern, instead]) => {
      const [found] = pattern.exec(text) ?? []
      return found === undefined ? [] : [`${place}: ${found} is written ${instead}`]
    }),
  )

/** English texts of the app and the server that a language says in more ways than one. */
export const unevenly = (language: Spoken): readonly string[] => {
  const ways = new Map<string, Set<string>>()
  const own = new Map([...shown(language), ...answered(language)])
  for (const [place, english] of [...shown('en'), ...answered('en')])
    ways.set(english, (ways.get(english) ?? new Set()).add(own.get(place) ?? ''))
  return [...ways].filter(([english, all]) => all.size > 1 && !ambiguous.has(english)).map(([english]) => english)
}
