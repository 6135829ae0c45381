import { css } from 'styled-system/css'
import type { AppointmentForActor } from '../../machines/schedule/appointmentFor.machine'
import { viewAppointmentFor } from '../../machines/schedule/appointmentFor.view'
import type { SlotActor } from '../app/loading/features'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { Spine } from '../kit/art'
import { useView } from '../kit/useView'
import { PatientNumber } from '../session/PatientNumber'
import { AppointmentDetails } from './AppointmentDetails'
import { MadeAppointment } from './MadeAppointment'

const stack = css({ display: 'grid', gap: '16', fontSize: '14', lineHeight: 'caption' })

interface MakeAppointmentPanelProps {
  readonly actor: AppointmentForActor
  readonly slot: SlotActor
}

/** Makes an appointment for somebody: their number, who is treated, a slot, done. */
export const MakeAppointmentPanel = ({ actor, slot }: MakeAppointmentPanelProps) => {
  const say = useText()
  const view = useView(actor, viewAppointmentFor)
  const close = () => {
    actor.send({ type: 'closed' })
    slot.send({ type: 'close' })
  }
  if (view.hasNoDoctors)
    return <EmptyState drawing={<Spine />} title={say('schedule.empty.title')} text={say('schedule.for.noDoctors')} />
  return (
    <div className={stack} data-density="dense">
      {view.loadFault && (
        <ErrorState
          message={say.fault(view.loadFault)}
          retryLabel={say('app.retry')}
          onRetry={() => actor.send({ type: 'retry' })}
        />
      )}
      {view.step === 'number' && view.number && <PatientNumber actor={view.number} />}
      {view.isAddingNumber && (
        <Button tone="quiet" size="sm" onClick={() => actor.send({ type: 'number.kept' })}>
          {say('schedule.for.keepNone')}
        </Button>
      )}
      {view.step === 'details' && <AppointmentDetails actor={actor} view={view} />}
      {view.step === 'booked' && <MadeAppointment view={view} onClose={close} />}
    </div>
  )
}
