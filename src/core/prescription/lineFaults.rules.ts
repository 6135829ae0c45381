import { charactersIn, cleanLines } from '../kit/text'
import type { LineFault, LineProduct, LineReading } from './line'
import { LONGEST_LINE_NOTE, LONGEST_NAME } from './prescription.limits'
import { substancesIn } from './substancesIn'

/** A medicine as a line names it: `Levetiracetam 500 mg tablet`. */
export const wholeName = ({ name, strength, form }: Pick<LineReading, 'name' | 'strength' | 'form'>): string =>
  [name, strength, form].filter(Boolean).join(' ')

/** A name or a note of more characters than a line takes: kept as it was typed, and refused. */
export const tooLong = (reading: Pick<LineReading, 'name' | 'strength' | 'form' | 'note'>): readonly LineFault[] =>
  (
    [
      ['name', wholeName(reading), LONGEST_NAME],
      ['note', reading.note, LONGEST_LINE_NOTE],
    ] as const
  ).flatMap(([part, text, most]) => {
    const over = charactersIn(cleanLines(text)) - most
    return over > 0 ? [{ kind: 'tooLong' as const, part, over }] : []
  })

/** Words of what is done with a medicine that is taken already; none of them is part of a medicine's name. */
const CHANGES = [
  'stop(?:ped|ping)?|d/c|discontinued?|omit(?:ted)?|(?:on )?hold|held|withh[eo]ld|withdrawn?|ceased?|suspend(?:ed)?|avoid',
  "do not|don'?t|restart|resume|reduce|increase|switch|replace|substitute|wean",
  'cst|cont|contd|continued?|same (?:treatment|rx|medicines?|meds?|drugs?|as)|(?:repeat|ct) (?:all|same)|as before',
  'bandh? (?:kar|kr)\\p{L}*|rok(?:o|na|iye|en| do| den| dein)?|(?:बंद|बन्द|रोकें|रोक|બંધ|বন্ধ)',
].join('|')
/** Words that say so beside a medicine alone: there is a band for exercises. */
const BESIDE = 'bandh?|no|no more|change|off'
const ofWords = (words: string): RegExp =>
  new RegExp(`(?<=^|[\\s(:,;-])(?:${words.normalize('NFC')})(?=$|[\\s:.,;)-])`, 'iu')
const [change, beside] = [ofWords(CHANGES), ofWords(BESIDE)]

/** The word by which a text is no medicine to give out: `stop` of `Stop Levipil`, `band karo`, `CST`; null where none is. */
const changeIn = (text: string, isMedicine: (text: string) => boolean): string | null => {
  const [word] = change.exec(text) ?? []
  const [other] = word === undefined ? (beside.exec(text) ?? []) : []
  return word ?? (other !== undefined && isMedicine(text.replace(other, ' ').trim()) ? other : null)
}

/** A line with what is wrong where its words stop a medicine or go on with one: it gives out nothing. */
export const withChange = (
  reading: LineReading,
  isNamed: boolean,
  find: (name: string) => readonly LineProduct[],
): LineReading => {
  const isMedicine = (text: string): boolean => find(text).length > 0 || substancesIn(text).length > 0
  const ofName = isNamed ? null : changeIn(reading.name.normalize('NFC'), isMedicine)
  const faults = reading.faults.map((fault): LineFault => {
    const text = fault.kind === 'unread' ? changeIn(fault.text, () => true) : null
    return text === null ? fault : { kind: 'change', text }
  })
  return { ...reading, faults: ofName === null ? faults : [{ kind: 'change', text: ofName }, ...faults] }
}
