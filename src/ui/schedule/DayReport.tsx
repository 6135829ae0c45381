import { Printer } from 'lucide-react'
import { css } from 'styled-system/css'
import { startOfDay } from '../../core/kit/dates'
import type { ScheduleView, ShownDay } from '../../machines/schedule/schedule.view'
import { useDates, useMoney } from '../intl/format'
import { useText } from '../intl/useText'
import { ZoneNote } from '../intl/ZoneNote'
import { Button } from '../kit/Button'
import { Modal } from '../kit/Modal'
import { PrintSheet } from '../kit/print-sheet/PrintSheet'

const figures = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '8',
  margin: '0',
  '& > div': { display: 'flex', flexDirection: 'column-reverse' },
  '& dd': { margin: '0', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
})
const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  fontSize: '[10pt]',
  '& :is(th, td)': { padding: '4', borderBlockEnd: 'line', textAlign: 'start', overflowWrap: 'anywhere' },
  '& tr': { breakInside: 'avoid' },
})

interface DayReportProps {
  readonly report: NonNullable<ScheduleView['report']>
  readonly doctor: string
  readonly entries: ShownDay['entries']
  readonly onClose: () => void
}

/** A day as it is handed over: its figures, and its appointments as a list to print. */
export const DayReport = ({ report, doctor, entries, onClose }: DayReportProps) => {
  const say = useText()
  const dates = useDates()
  const money = useMoney()
  const day = dates.longDay(startOfDay(report.date))
  const known = [
    ['slots', report.slots],
    ['bookedLabel', report.booked],
    ['completed', report.completed],
    ['cancelled', report.cancelled],
    ['paid', money(report.paid)],
    ['unpaid', money(report.unpaid)],
  ] as const
  const booked = entries.flatMap(({ appointment, card }) =>
    appointment && card ? [{ ...appointment, shown: card.here ?? card.status }] : [],
  )
  return (
    <Modal
      open
      size="lg"
      title={say('schedule.report')}
      subtitle={day}
      closeLabel={say('app.close')}
      onClose={onClose}
      footer={
        <Button onClick={() => print()}>
          <Printer size={20} aria-hidden />
          {say('schedule.print')}
        </Button>
      }
    >
      <PrintSheet
        label={say('schedule.report')}
        head={
          <>
            <h1>{say('schedule.report.title', { day })}</h1>
            {doctor}
          </>
        }
        parts={[
          {
            id: 'figures',
            content: (
              <dl className={figures}>
                {known.map(([name, value]) => (
                  <div key={name}>
                    <dt>{say(`schedule.report.${name}`)}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            ),
          },
          {
            id: 'appointments',
            content:
              booked.length === 0 ? (
                <p>{say('schedule.report.none')}</p>
              ) : (
                <>
                  <ZoneNote at={startOfDay(report.date)} />
                  <table className={table}>
                    <thead>
                      <tr>
                        <th scope="col">{say('schedule.report.time')}</th>
                        <th scope="col">{say('schedule.report.patient')}</th>
                        <th scope="col">{say('schedule.open.type')}</th>
                        <th scope="col">{say('schedule.open.status')}</th>
                        <th scope="col">{say('schedule.report.amount')}</th>
                      </tr>
                    </thead>
                    <tbody>
                      {booked.map(({ id, startsAt, patient, consultation, shown, finalAmount, paymentStatus }) => (
                        <tr key={id}>
                          <td>{dates.time(startsAt)}</td>
                          <td>
                            {patient.name ?? say('schedule.unnamed')}
                            {patient.age !== null && `, ${patient.age}`}
                          </td>
                          <td>{say(consultation === 'video' ? 'schedule.video' : 'schedule.clinic')}</td>
                          <td>{say(`staff.status.${shown}`)}</td>
                          <td>
                            {money(finalAmount)}
                            {paymentStatus === 'PAID' && ` · ${say('schedule.report.paid')}`}
                            {paymentStatus === 'UNPAID' && ` · ${say('schedule.unpaid')}`}
                          </td>
                        </tr>
                      ))}
                    </tbody>
                  </table>
                </>
              ),
          },
        ]}
      />
    </Modal>
  )
}
