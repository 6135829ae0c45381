import type { PatientRecordsActor } from '../../machines/schedule/patientRecords.machine'
import { viewPatientRecords } from '../../machines/schedule/patientRecords.view'
import type { SlotActor } from '../app/loading/features'
import { useText } from '../intl/useText'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { Modal } from '../kit/Modal'
import { rows } from '../kit/rows.styles'
import { SkeletonText } from '../kit/Skeleton'
import { useView } from '../kit/useView'
import { RecordReader } from '../records/RecordReader'
import { RecordRow } from '../records/RecordRow'

interface PatientRecordsProps {
  readonly actor: PatientRecordsActor
  readonly slot: SlotActor
}

/** What the doctor may see of a patient's records; each is read where it stands. */
export const PatientRecords = ({ actor, slot }: PatientRecordsProps) => {
  const say = useText()
  const view = useView(actor, viewPatientRecords)
  const open = (id: string) => actor.send({ type: 'record.opened', id })
  if (view.viewer) return <RecordReader actor={view.viewer} onClose={() => actor.send({ type: 'record.closed' })} />
  return (
    <Modal
      open
      title={say('schedule.records.title', { patient: view.patient ?? say('schedule.unnamed') })}
      closeLabel={say('app.close')}
      onClose={() => slot.send({ type: 'close' })}
    >
      {view.fault ? (
        <ErrorState
          message={say.fault(view.fault)}
          retryLabel={say('app.retry')}
          onRetry={() => actor.send({ type: 'retry' })}
        />
      ) : view.isLoading ? (
        <SkeletonText lines={4} />
      ) : view.isEmpty ? (
        <EmptyState title={say('schedule.records.none')} />
      ) : (
        <ul className={rows.list} aria-label={say('schedule.open.records')}>
          {view.records.map((card) => (
            <li key={card.id}>
              <RecordRow card={card} onOpen={open} />
            </li>
          ))}
        </ul>
      )}
    </Modal>
  )
}
