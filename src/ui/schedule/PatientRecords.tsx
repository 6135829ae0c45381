import type { PatientRecordsActor } from '../../machines/schedule/patientRecords.machine'
import { viewPatientRecords } from '../../machines/schedule/patientRecords.view'
import type { SlotActor } from '../app/loading/features'
import { useText } from '../intl/useText'
import { Modal } from '../kit/Modal'
import { useView } from '../kit/useView'
import { RecordReader } from '../records/RecordReader'
import { RecordsOfPatient } from './RecordsOfPatient'

interface PatientRecordsProps {
  readonly actor: PatientRecordsActor
  readonly slot: SlotActor
}

/** What the doctor may see of a patient's records; each is read where it stands. */
export const PatientRecords = ({ actor, slot }: PatientRecordsProps) => {
  const say = useText()
  const view = useView(actor, viewPatientRecords)
  if (view.viewer) return <RecordReader actor={view.viewer} onClose={() => actor.send({ type: 'record.closed' })} />
  return (
    <Modal
      open
      title={
        view.patient === null ? say('schedule.open.records') : say('schedule.records.title', { patient: view.patient })
      }
      closeLabel={say('app.close')}
      onClose={() => slot.send({ type: 'close' })}
    >
      <RecordsOfPatient actor={actor} view={view} />
    </Modal>
  )
}
