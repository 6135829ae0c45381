import { Navigation } from 'lucide-react'
import { css } from 'styled-system/css'
import type { TestBookingView } from '../../machines/diagnostics/testBooking.view'
import { Link } from '../app/frame/Link'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { CalendarLink } from '../kit/CalendarLink'
import { Card } from '../kit/Card'
import { LinkButton } from '../kit/LinkButton'
import { PreparationList } from './PreparationList'
import { VisitFacts } from './VisitFacts'

const lead = css({ margin: '0', fontSize: '16', lineHeight: 'body' })
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '8' })
const ticket = css({ display: 'flex', flexDirection: 'column', gap: '12' })

/** What was sent, until when the centre answers, how to prepare. */
export function VisitBooked({ view }: { readonly view: TestBookingView }) {
  const say = useText()
  const when = useWhen()
  const { booked, centre, range, preparation } = view
  if (!booked || !centre) return null
  const { answerBy, orderNo } = booked
  return (
    <>
      <p className={lead}>
        {answerBy === null
          ? say('diagnostics.sentTo', { centre: centre.name })
          : say('diagnostics.answersBy', { centre: centre.name, by: when.within.at(answerBy) })}{' '}
        {say('diagnostics.orderNo', { no: orderNo })}
      </p>
      <div className={actions}>
        <Link href={`/order-list?type=test&order=${booked.id}`} asChild>
          <LinkButton>{say('diagnostics.track')}</LinkButton>
        </Link>
        {range && (
          <CalendarLink
            label={say('diagnostics.addToCalendar')}
            id={booked.id}
            title={say('diagnostics.calendarTitle', { centre: centre.name })}
            place={`${centre.address}, ${centre.city} ${centre.pincode}`}
            startsAt={range.from}
            endsAt={range.to}
          />
        )}
        {centre.directions && (
          <LinkButton tone="secondary" href={centre.directions} target="_blank" rel="noreferrer">
            <Navigation size={20} aria-hidden />
            {say('diagnostics.directions')}
          </LinkButton>
        )}
      </div>
      <PreparationList preparation={preparation} />
      <Card>
        <div className={ticket}>
          <VisitFacts view={view} />
        </div>
      </Card>
      <div className={actions}>
        <Link href="/home" asChild>
          <LinkButton tone="quiet">{say('diagnostics.backHome')}</LinkButton>
        </Link>
      </div>
    </>
  )
}
