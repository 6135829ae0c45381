import { FileText } from 'lucide-react'
import { Link } from 'wouter'
import { prescriptionPath } from '../../core/prescription/prescription.params'
import type { PatientRecordsActor } from '../../machines/schedule/patientRecords.machine'
import { viewPatientRecords } from '../../machines/schedule/patientRecords.view'
import type { SlotActor } from '../app/loading/features'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { LinkButton } from '../kit/LinkButton'
import { Modal } from '../kit/Modal'
import { rows } from '../kit/rows.styles'
import { SkeletonText } from '../kit/Skeleton'
import { useView } from '../kit/useView'

interface PatientRecordsProps {
  readonly actor: PatientRecordsActor
  readonly slot: SlotActor
}

/** What the doctor has written for a patient; each opens where it is read. */
export const PatientRecords = ({ actor, slot }: PatientRecordsProps) => {
  const say = useText()
  const when = useWhen()
  const view = useView(actor, viewPatientRecords)
  const close = () => slot.send({ type: 'close' })
  return (
    <Modal
      open
      title={say('schedule.records.title', { patient: view.patient ?? say('schedule.unnamed') })}
      closeLabel={say('app.close')}
      onClose={close}
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
          {view.records.map(({ id, bookingId, kind, isSigned, at, about }) => (
            <li key={id} className={rows.row}>
              <FileText size={20} aria-hidden />
              <span className={rows.words}>
                <span className={rows.name}>
                  {say(kind === 'file' ? 'schedule.records.file' : 'schedule.records.prescription')}
                  {!isSigned && ` · ${say('schedule.records.unsigned')}`}
                </span>
                <span className={rows.line}>{[when.day(at), ...about].join(' · ')}</span>
              </span>
              <Link href={prescriptionPath(bookingId)} asChild>
                <LinkButton
                  size="sm"
                  tone="secondary"
                  aria-label={say('schedule.records.openNamed', { when: when.within.day(at) })}
                >
                  {say('schedule.records.open')}
                </LinkButton>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Modal>
  )
}
