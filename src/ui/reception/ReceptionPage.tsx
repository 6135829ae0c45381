import { useEffect } from 'react'
import { css } from 'styled-system/css'
import { roleOf } from '../../machines/app/app.view'
import type { ReceptionActor } from '../../machines/reception/reception.machine'
import { viewReception } from '../../machines/reception/reception.view'
import { useApp } from '../app/frame/AppContext'
import { useClock } from '../app/frame/useClock'
import { useText } from '../intl/useText'
import { Link } from 'wouter'
import { routes } from '../../core/app/routes'
import { EmptyCalendar } from '../kit/art'
import { EmptyState } from '../kit/EmptyState'
import { LinkButton } from '../kit/LinkButton'
import { ErrorState } from '../kit/ErrorState'
import { SkeletonText } from '../kit/Skeleton'
import { useMedia } from '../kit/useMedia'
import { useView } from '../kit/useView'
import { page, ReceptionDesk } from './ReceptionDesk'

/** Seconds between two looks at the clock: people wait in minutes. */
const TICK = 15

const narrowOnly = css({ desktop: { display: 'none' } })
const wideOnly = css({ desktopDown: { display: 'none' } })

const Loading = () => (
  <div className={page} aria-busy>
    <SkeletonText lines={8} />
  </div>
)

/** Today's queue of a doctor: who comes, who waits, who is seen, at each clinic. For the desk's computer alone. */
export const ReceptionPage = ({ actor }: { readonly actor: ReceptionActor }) => {
  const say = useText()
  const { app } = useApp()
  const isWide = useMedia('desktop')
  const now = useClock(TICK)
  const role = useView(app, (snapshot) => roleOf(snapshot) ?? 'DOCTOR')
  const view = useView(actor, (snapshot) => viewReception(snapshot, role, now))
  const { isResting } = view
  useEffect(() => {
    if (isWide && isResting) actor.send({ type: 'page.widened' })
  }, [actor, isWide, isResting])
  // The page is drawn before its width is known, so the stylesheet has the last word.
  if (!isWide)
    return (
      <>
        <div className={narrowOnly}>
          <EmptyState
            isPage
            title={say('reception.small.title')}
            text={say('reception.small.text')}
            drawing={<EmptyCalendar />}
            action={
              <Link href={routes.schedule.path} asChild>
                <LinkButton tone="secondary">{say('reception.small.open')}</LinkButton>
              </Link>
            }
          />
        </div>
        <div className={wideOnly}>
          <Loading />
        </div>
      </>
    )
  if (view.fault)
    return (
      <ErrorState
        isPage
        message={say.fault(view.fault)}
        retryLabel={say('app.retry')}
        onRetry={() => actor.send({ type: 'retry' })}
      />
    )
  if (view.isLoading || isResting) return <Loading />
  if (view.clinicId === null)
    return <EmptyState isPage title={say('reception.noClinic.title')} text={say('reception.noClinic.text')} />
  return <ReceptionDesk actor={actor} view={view} clinicId={view.clinicId} />
}
