import { ArrowLeft } from 'lucide-react'
import { css } from 'styled-system/css'
import type { VisitActor } from '../../machines/diagnostics/testBooking.machine'
import { viewTestBooking } from '../../machines/diagnostics/testBooking.view'
import { Link } from '../app/frame/Link'
import { useText } from '../intl/useText'
import { ServerDown } from '../kit/art'
import { Button } from '../kit/Button'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { LinkButton } from '../kit/LinkButton'
import { Skeleton } from '../kit/Skeleton'
import { useView } from '../kit/useView'
import { MemberChooser } from '../members/MemberChooser'
import { VisitBooked } from './VisitBooked'
import { VisitChoices } from './VisitChoices'
import { VisitReview } from './VisitReview'

const page = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '16',
  minHeight: { base: '[calc(100dvh - var(--above, 0px) - var(--below, 0px))]', desktop: 'auto' },
  width: 'full',
  maxWidth: '[44rem]',
  marginInline: 'auto',
  paddingInline: { base: '16', tablet: '24' },
  paddingBlockStart: { base: '8', desktop: '32' },
})
const head = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '4' })
const outdent = css({ marginInlineStart: '-12' })
const title = css({ margin: '0', textStyle: 'title', outline: 'none' })
const bone = css({ height: '160', borderRadius: '12' })

/** Each step takes the place of the one before: reading and tabbing begin at its top. */
const arrive = (heading: HTMLElement | null): void => {
  if (!heading) return
  scrollTo({ top: 0, behavior: 'instant' })
  heading.focus({ preventScroll: true })
}

interface VisitProps {
  readonly actor: VisitActor
  /** Leaves it for another centre. */
  readonly onCentres: () => void
}

/** From a cart to a request at its centre: day and member, a last look, what comes next. */
export function Visit({ actor, onCentres }: VisitProps) {
  const say = useText()
  const view = useView(actor, viewTestBooking)
  const chooser = useView(actor, (snapshot) => snapshot.children.chooser)
  return (
    <div className={page}>
      <header className={head}>
        {view.step !== 'booked' && (
          <div className={outdent}>
            <Button tone="quiet" size="sm" disabled={view.isSending} onClick={() => actor.send({ type: 'back' })}>
              <ArrowLeft size={20} aria-hidden />
              {say(view.step === 'reviewing' ? 'diagnostics.backToDay' : 'diagnostics.backToTests')}
            </Button>
          </div>
        )}
        <h1 key={view.step} className={title} tabIndex={-1} ref={arrive}>
          {say(`diagnostics.step.${view.step}`)}
        </h1>
      </header>
      {view.isPreparing && (
        <output aria-label={say('diagnostics.preparing')}>
          <Skeleton className={bone} />
        </output>
      )}
      {view.isUnprepared && view.isFull && (
        <EmptyState
          title={say('diagnostics.full')}
          text={say.fault(view.fault)}
          action={
            <Link href="/order-list?type=test" asChild>
              <LinkButton>{say('diagnostics.seeOrders')}</LinkButton>
            </Link>
          }
        />
      )}
      {view.isUnprepared && !view.isFull && (
        <ErrorState
          drawing={<ServerDown />}
          title={say('diagnostics.unprepared')}
          message={say.fault(view.fault)}
          retryLabel={say('diagnostics.retry')}
          onRetry={() => actor.send({ type: 'retry' })}
        />
      )}
      {view.centre && view.step === 'choosing' && <VisitChoices actor={actor} view={view} onCentres={onCentres} />}
      {view.centre && view.step === 'reviewing' && <VisitReview actor={actor} view={view} />}
      {view.centre && view.step === 'booked' && <VisitBooked view={view} />}
      {chooser && <MemberChooser actor={chooser} what="tests" />}
    </div>
  )
}
