import { css } from 'styled-system/css'
import { startOfDay } from '../../core/kit/dates'
import { tagOf } from '../../core/language/languages'
import type { DischargeView } from '../../machines/inpatient/discharge.view'
import { useDates } from '../intl/format'
import { spanned } from '../intl/spanned'
import { useRoomName } from '../intl/useRoomName'
import { useText } from '../intl/useText'
import { PrintSheet } from '../kit/print-sheet/PrintSheet'
import { lineWords } from '../prescription/lineWords'
import { useStayWords } from './useStayWords'

const head = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '24', rowGap: '4' })
const words = css({ margin: '0', whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
const list = css({ margin: '0', paddingInlineStart: '24' })
const numbers = css({ margin: '0', paddingInlineStart: '24', listStyle: 'decimal' })

interface SummarySheetProps {
  readonly view: DischargeView
  readonly doctorName: string
  readonly hospitalName: string
}

/** The discharge summary as it is printed: the advice in the patient's language. */
export const SummarySheet = ({ view, doctorName, hospitalName }: SummarySheetProps) => {
  const say = useText()
  const roomName = useRoomName()
  const dates = useDates()
  const { day, person } = useStayWords()
  const { stay, text, sheet } = view
  const part = (id: string, title: string, content: React.ReactNode) => ({
    id,
    content: (
      <>
        <h2>{title}</h2>
        {content}
      </>
    ),
  })
  const parts = [
    text.diagnosis.trim() !== '' &&
      part('diagnosis', say('inpatient.summary.diagnosis'), <p className={words}>{text.diagnosis}</p>),
    text.course.trim() !== '' &&
      part('course', say('inpatient.summary.course'), <p className={words}>{text.course}</p>),
    sheet.medicines.length > 0 &&
      part(
        'medicines',
        say('inpatient.summary.medicines'),
        <ol className={numbers}>
          {sheet.medicines.map((line, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- two rows may be alike, and none is moved
            <li key={at}>
              <strong>{line.name}</strong> · {say(`inpatient.medicine.${line.change === 'new' ? 'new' : 'continues'}`)}
              <div>{[lineWords(say, line), line.note].filter((each) => each !== '').join(' · ')}</div>
            </li>
          ))}
        </ol>,
      ),
    sheet.stopped.length > 0 &&
      part(
        'stopped',
        say('inpatient.medicines.stops'),
        <ul className={list}>
          {sheet.stopped.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ul>,
      ),
    sheet.advice.length > 0 &&
      part(
        'advice',
        say('inpatient.summary.advice'),
        <ul className={list} lang={tagOf(text.adviceLanguage)}>
          {sheet.advice.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>,
      ),
    (text.followUpOn !== null || text.followUp.trim() !== '') &&
      part(
        'followUp',
        say('inpatient.summary.followUpTitle'),
        <p className={words}>
          {[text.followUpOn === null ? '' : dates.longDay(startOfDay(text.followUpOn)), text.followUp]
            .filter((each) => each.trim() !== '')
            .join(' · ')}
        </p>,
      ),
  ].filter((each) => each !== false)
  const discharged = stay.dischargedOn === null ? say('inpatient.summary.stillIn') : day(stay.dischargedOn)
  return (
    <PrintSheet
      label={say('inpatient.summary')}
      head={
        <>
          <h1>{say('inpatient.summary')}</h1>
          <div className={head}>
            <span>{hospitalName}</span>
            <span>{doctorName}</span>
          </div>
          <div className={head}>
            <strong>{`${stay.name}, ${person(stay)}`}</strong>
            <span>{say('inpatient.summary.uhid', { uhid: stay.uhid })}</span>
            <span>{spanned(day(stay.admittedOn), discharged)}</span>
            <span>{say('inpatient.place', { room: roomName(stay.roomName), bed: stay.bedNumber })}</span>
          </div>
        </>
      }
      parts={parts}
      foot={say('inpatient.summary.foot', { doctor: doctorName })}
    />
  )
}
