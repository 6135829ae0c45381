import { css } from 'styled-system/css'
import type { PatientRecordsActor } from '../../machines/schedule/patientRecords.machine'
import { type PatientRecordsView, viewPatientRecords } from '../../machines/schedule/patientRecords.view'
import { useText } from '../intl/useText'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { rows } from '../kit/rows.styles'
import { SkeletonText } from '../kit/Skeleton'
import { useView } from '../kit/useView'
import { RecordReader } from '../records/RecordReader'
import { RecordRow } from '../records/RecordRow'
import { RecordFilters } from './RecordFilters'

const look = css({ display: 'grid', gap: '16' })
const beside = css({ padding: '16' })

interface RecordsOfPatientProps {
  readonly actor: PatientRecordsActor
  readonly view: PatientRecordsView
}

/** What the doctor may see of a patient's records, by kind and category. */
export const RecordsOfPatient = ({ actor, view }: RecordsOfPatientProps) => {
  const say = useText()
  if (view.fault)
    return (
      <ErrorState
        message={say.fault(view.fault)}
        retryLabel={say('app.retry')}
        onRetry={() => actor.send({ type: 'retry' })}
      />
    )
  return (
    <div className={look}>
      {view.patient !== null && <RecordFilters actor={actor} view={view} />}
      {view.isLoading ? (
        <SkeletonText lines={4} />
      ) : view.isEmpty ? (
        <EmptyState title={say('schedule.records.none')} />
      ) : (
        <ul className={rows.list} aria-label={say('schedule.open.records')}>
          {view.records.map((card) => (
            <li key={card.id}>
              <RecordRow card={card} onOpen={(id) => actor.send({ type: 'record.opened', id })} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The same beside a call; each is read over it. */
export const RecordsBeside = ({ actor }: { readonly actor: PatientRecordsActor }) => {
  const view = useView(actor, viewPatientRecords)
  return (
    <div className={beside}>
      <RecordsOfPatient actor={actor} view={view} />
      {view.viewer && <RecordReader actor={view.viewer} onClose={() => actor.send({ type: 'record.closed' })} />}
    </div>
  )
}
