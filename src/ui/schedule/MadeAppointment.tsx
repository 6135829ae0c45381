import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { css } from 'styled-system/css'
import { shownPatientNo } from '../../core/session/patientNo.rules'
import type { AppointmentForView } from '../../machines/schedule/appointmentFor.view'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Button } from '../kit/Button'

const stack = css({ display: 'grid', justifyItems: 'center', gap: '16', paddingBlock: '16', textAlign: 'center' })
const mark = css({ color: 'good' })
const number = css({ margin: '0', fontSize: '36', fontWeight: 'semibold', lineHeight: 'heading' })
const facts = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: '16',
  rowGap: '8',
  margin: '0',
  textAlign: 'start',
  '& dt': { color: 'muted' },
  '& dd': { margin: '0', overflowWrap: 'anywhere' },
})
const text = css({ margin: '0' })

interface MadeAppointmentProps {
  readonly view: AppointmentForView
  readonly onClose: () => void
}

/** What was booked, for whom and when; doctors see the age. */
export const MadeAppointment = ({ view, onClose }: MadeAppointmentProps) => {
  const say = useText()
  const when = useWhen()
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => close.current?.focus(), [])
  const { booked, person, slot, isDoctor } = view
  const notified = isDoctor ? 'schedule.for.done.doctor' : 'schedule.for.done.desk'
  return (
    <div className={stack} role="status">
      <CircleCheck size={48} aria-hidden className={mark} />
      <div>
        {say('schedule.for.done.slotNo')}
        <p className={number}>{booked?.slotNo}</p>
      </div>
      <dl className={facts}>
        <dt>{say('schedule.for.done.name')}</dt>
        <dd>{person.name}</dd>
        {isDoctor && (
          <>
            <dt>{say('schedule.for.done.age')}</dt>
            <dd>{person.age}</dd>
          </>
        )}
        {view.patientNo !== null && (
          <>
            <dt>{say('schedule.for.done.patientNo')}</dt>
            <dd>{shownPatientNo(view.patientNo)}</dd>
          </>
        )}
        {slot && (
          <>
            <dt>{say('schedule.for.done.date')}</dt>
            <dd>{when.range(slot.startsAt, slot.endsAt)}</dd>
          </>
        )}
      </dl>
      <p className={text}>{say(view.patientNo === null ? notified : 'schedule.for.done.noNumber')}</p>
      <Button ref={close} onClick={onClose}>
        {say('schedule.for.close')}
      </Button>
    </div>
  )
}
