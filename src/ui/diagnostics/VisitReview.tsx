import { css } from 'styled-system/css'
import type { VisitActor } from '../../machines/diagnostics/testBooking.machine'
import type { TestBookingView } from '../../machines/diagnostics/testBooking.view'
import { useMoney } from '../intl/format'
import { Link } from '../app/frame/Link'
import { useIsOffline } from '../app/loading/useIsOffline'
import { useText } from '../intl/useText'
import { ActionBar } from '../kit/ActionBar'
import { Button } from '../kit/Button'
import { Card } from '../kit/Card'
import { InlineNotice } from '../kit/InlineNotice'
import { LinkButton } from '../kit/LinkButton'
import { Money } from '../kit/Money'
import { PreparationList } from './PreparationList'
import { VisitFacts } from './VisitFacts'

const muted = css({ margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption' })
const ticket = css({ display: 'flex', flexDirection: 'column', gap: '12' })

interface VisitReviewProps {
  readonly actor: VisitActor
  readonly view: TestBookingView
}

/** The last look before the request is sent: who, where, when, what, how much. */
export function VisitReview({ actor, view }: VisitReviewProps) {
  const say = useText()
  const money = useMoney()
  const isOffline = useIsOffline()
  const { oldTotal, payable, fault, isUnsettled, isBookedAlready } = view
  return (
    <>
      {oldTotal === null ? null : (
        <InlineNotice tone="warm" isUrgent>
          {say('diagnostics.priceChanged', { before: money(oldTotal), now: money(payable) })}
        </InlineNotice>
      )}
      {fault && oldTotal === null && !isUnsettled && (
        <InlineNotice
          tone="bad"
          isUrgent
          action={
            isBookedAlready && (
              <Link href="/order-list?type=test" asChild>
                <LinkButton tone="quiet" size="sm">
                  {say('diagnostics.openOrder')}
                </LinkButton>
              </Link>
            )
          }
        >
          {say.fault(fault)}
        </InlineNotice>
      )}
      {isUnsettled && (
        <InlineNotice tone="bad" isUrgent>
          {say(isOffline ? 'diagnostics.offline' : 'diagnostics.unsettled')}
        </InlineNotice>
      )}
      <Card>
        <div className={ticket}>
          <VisitFacts view={view} />
          <p className={muted}>{say('diagnostics.payThere')}</p>
        </div>
      </Card>
      <PreparationList preparation={view.preparation} />
      <ActionBar
        facts={
          <>
            {say('diagnostics.total')} <Money paise={payable} />
          </>
        }
        main={
          <Button busy={view.isSending} onClick={() => actor.send({ type: isUnsettled ? 'retry' : 'book' })}>
            {say(isUnsettled ? 'diagnostics.sendAgain' : 'diagnostics.send')}
          </Button>
        }
      />
    </>
  )
}
