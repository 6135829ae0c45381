import { roleOf } from '../../machines/app/app.view'
import type { ReceptionActor } from '../../machines/reception/reception.machine'
import { viewReception } from '../../machines/reception/reception.view'
import { useApp } from '../app/frame/AppContext'
import { useClock } from '../app/frame/useClock'
import { useText } from '../intl/useText'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { SkeletonText } from '../kit/Skeleton'
import { useView } from '../kit/useView'
import { page, ReceptionDesk } from './ReceptionDesk'

/** Seconds between two looks at the clock: people wait in minutes. */
const TICK = 15

const Loading = () => (
  <div className={page} aria-busy>
    <SkeletonText lines={8} />
  </div>
)

/** Today's queue of a doctor: who comes, who waits, who is seen, at each clinic: the desk works with it at every width. */
export const ReceptionPage = ({ actor }: { readonly actor: ReceptionActor }) => {
  const say = useText()
  const { app } = useApp()
  const now = useClock(TICK)
  const role = useView(app, (snapshot) => roleOf(snapshot) ?? 'DOCTOR')
  const view = useView(actor, (snapshot) => viewReception(snapshot, role, now))
  if (view.fault)
    return (
      <ErrorState
        isPage
        message={say.fault(view.fault)}
        retryLabel={say('app.retry')}
        onRetry={() => actor.send({ type: 'retry' })}
      />
    )
  if (view.isLoading) return <Loading />
  if (view.clinicId === null)
    return <EmptyState isPage title={say('reception.noClinic.title')} text={say('reception.noClinic.text')} />
  return <ReceptionDesk actor={actor} view={view} clinicId={view.clinicId} />
}
