import { css } from 'styled-system/css'
import type { RowReading } from '../../core/prescription/medicineRow.rules'
import type { Recognised } from '../../machines/prescription/prescription.reading'
import { useText } from '../intl/useText'
import { echoOf, problemWords, recognisedWords } from './lineWords'

const list = css({
  margin: '0',
  marginBlockStart: '12',
  paddingInlineStart: '24',
  listStyle: 'decimal',
  lineHeight: 'caption',
})
const line = css({
  marginBlockStart: '8',
  overflowWrap: 'anywhere',
  '& > strong, & > span': { display: 'block' },
  '& > span': { fontSize: '14' },
  '& > [data-tone=missing]': { color: 'bad' },
})

interface ConfirmedLinesProps {
  readonly lines: readonly {
    readonly reading: RowReading
    /** Substances in own words, which are what is checked; empty where there are none, nothing of a product. */
    readonly known: Recognised | undefined
  }[]
}

const NAMES: readonly string[] = ['name', 'strength']

/** Each medicine once more before it is saved or signed: what, how much, when and how long, and what is not checked. */
export const ConfirmedLines = ({ lines }: ConfirmedLinesProps) => {
  const say = useText()
  if (lines.length === 0) return null
  return (
    <ol className={list} aria-label={say('prescription.medicines')}>
      {lines.map(({ reading, known }, index) => {
        const words = echoOf(say, reading)
        const partsOf = (isName: boolean) =>
          words.filter(({ part }) => NAMES.includes(part) === isName).map((each) => each.words)
        const missing = Object.values(reading.problems).filter(
          ({ kind }) => kind === 'dose' || kind === 'days' || kind === 'supply',
        )
        return (
          // oxlint-disable-next-line react/no-array-index-key -- two lines may be alike, and none is moved
          <li key={index} className={line}>
            <strong>{partsOf(true).join(' ')}</strong>
            <span>{partsOf(false).join(' · ')}</span>
            {known !== undefined && (
              <span data-tone={known.isWhole ? undefined : 'missing'}>{recognisedWords(say, known)}</span>
            )}
            {missing.map((problem) => (
              <span key={problem.kind} data-tone="missing">
                {problemWords(say, problem)}
              </span>
            ))}
          </li>
        )
      })}
    </ol>
  )
}
