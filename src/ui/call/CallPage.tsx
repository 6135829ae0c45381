import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { doctorPath } from '../../core/app/links'
import type { CallSession } from '../../core/call/call'
import { prescriptionPath, readPrescriptionPath } from '../../core/prescription/prescription.params'
import { atPatient } from '../../core/session/knownPatient'
import { panelFeature } from '../../machines/app/feature'
import type { CallRoomActor, callRoomMachine } from '../../machines/call/callRoom.machine'
import { type CallRoomView, viewCallRoom } from '../../machines/call/callRoom.view'
import { useApp } from '../app/frame/AppContext'
import { Link } from '../app/frame/Link'
import { useClock } from '../app/frame/useClock'
import { useContent } from '../app/loading/useSlot'
import { useText } from '../intl/useText'
import { MeetStep } from '../kit/art.first'
import { Button } from '../kit/Button'
import { CallTheme } from '../kit/call-theme/CallTheme'
import { EmptyState } from '../kit/EmptyState'
import { LinkButton } from '../kit/LinkButton'
import { Spinner } from '../kit/Spinner'
import { useView } from '../kit/useView'
import { CallAway } from './CallAway'
import { Early } from './Early'
import { Lobby } from './Lobby'
import { Room } from './Room'
import { useFoundRing, useVideoCall } from './useVideoCall'

const page = css({ display: 'grid', alignContent: 'center', justifyItems: 'center', minHeight: 'dvh' })
/** One below the other on a phone, as wide as it. */
const actions = css({
  display: 'flex',
  flexDirection: { base: 'column', tablet: 'row' },
  flexWrap: { tablet: 'wrap' },
  justifyContent: 'center',
  gap: '12',
  minWidth: { base: '[min(20rem, 80vw)]', tablet: '[auto]' },
  maxWidth: '[36rem]',
  paddingBlockStart: '8',
})

interface CalledProps {
  readonly actor: CallRoomActor
  readonly view: CallRoomView
}

/** Whom a follow-up is made for: the patient of the call. */
const followUpAt = (session: CallSession | null): string | undefined =>
  session?.patient.phone && session.patient.userId
    ? atPatient({ ...session.patient.phone, id: session.memberId, userId: session.patient.userId })
    : undefined

const Summary = ({ actor, view }: CalledProps) => {
  const say = useText()
  const { app } = useApp()
  const now = useClock(10)
  const call = useVideoCall()
  const { isStaff, bookingId, session } = view
  const minutes = view.minutes(now)
  const prescriptionId = session?.prescriptionId ?? null
  const text =
    session?.side === 'family'
      ? say('call.summary.family')
      : isStaff
        ? say(prescriptionId === null ? 'call.summary.staff' : 'call.summary.written')
        : say(prescriptionId === null ? 'call.summary.patient' : 'call.summary.ready')
  return (
    <EmptyState
      isPage
      drawing={<MeetStep />}
      title={say(session?.status === 'ended' ? 'call.summary.ended' : 'call.summary.title')}
      text={minutes === null ? text : `${say('call.summary.length', { minutes })} · ${text}`}
      action={
        <div className={actions}>
          {isStaff && (
            <Link href={prescriptionPath(bookingId)} asChild>
              <LinkButton>{say(prescriptionId === null ? 'call.panel.write' : 'call.panel.prescription')}</LinkButton>
            </Link>
          )}
          {!isStaff && prescriptionId !== null && (
            <Link href={readPrescriptionPath(prescriptionId)} asChild>
              <LinkButton>{say('call.summary.view')}</LinkButton>
            </Link>
          )}
          {session?.mayReview === true && (
            <Button
              tone={prescriptionId === null ? 'primary' : 'secondary'}
              onClick={() =>
                app.send({ type: 'open', feature: { id: 'overlay.callReview', at: bookingId, stays: true } })
              }
            >
              {say('call.review.ask')}
            </Button>
          )}
          {session !== null && session.channelId !== null && (
            <Link href={`${isStaff ? '/chats' : '/chat'}?channelId=${encodeURIComponent(session.channelId)}`} asChild>
              <LinkButton tone="secondary">{say('call.panel.chat')}</LinkButton>
            </Link>
          )}
          {session?.side === 'patient' && (
            <Link href={doctorPath(session.doctor.id)} asChild>
              <LinkButton tone="secondary">{say('call.summary.followUp')}</LinkButton>
            </Link>
          )}
          {isStaff && (
            <Button
              tone="secondary"
              onClick={() => app.send({ type: 'open', feature: panelFeature('makeAppointment', followUpAt(session)) })}
            >
              {say('call.summary.followUp')}
            </Button>
          )}
          {isStaff && (
            <Button
              tone="secondary"
              onClick={() => {
                call(bookingId)
                // The caller waits in the room while it rings.
                actor.send({ type: 'again' })
              }}
            >
              {say('call.summary.callAgain')}
            </Button>
          )}
          <Button tone="secondary" onClick={() => actor.send({ type: 'again' })}>
            {say('call.summary.again')}
          </Button>
          <CallAway tone="quiet" />
        </div>
      }
    />
  )
}

const Called = ({ actor, view }: CalledProps): ReactNode => {
  const say = useText()
  const again = (type: 'retry' | 'move.here', words: string, other: ReactNode = <CallAway tone="quiet" />) => (
    <div className={actions}>
      <Button onClick={() => actor.send({ type })}>{words}</Button>
      {other}
    </div>
  )
  switch (view.screen) {
    case 'opening':
      return (
        <p role="status">
          <Spinner /> {say('call.opening')}
        </p>
      )
    case 'missing':
      return (
        <EmptyState isPage title={say('call.missing.title')} text={say('call.missing.text')} action={<CallAway />} />
      )
    case 'failed':
      return (
        <EmptyState
          isPage
          title={say('call.failed')}
          text={view.fault && say.fault(view.fault)}
          action={again('retry', say('app.retry'))}
        />
      )
    case 'tooEarly':
      return <Early opensAt={view.session!.opensAt} away={<CallAway />} />
    case 'over':
      return <EmptyState isPage title={say('call.over.title')} text={say('call.over.text')} action={<CallAway />} />
    case 'elsewhere':
      return (
        <EmptyState
          isPage
          title={say('call.elsewhere.title')}
          text={say('call.elsewhere.text')}
          action={again('move.here', say('call.elsewhere.move'))}
        />
      )
    case 'shut':
      return (
        <EmptyState
          isPage
          title={say(
            view.refusal === 'callFull' ? 'call.full' : view.refusal === 'kicked' ? 'call.kicked' : 'call.notJoined',
          )}
          text={
            view.refusal === 'callFull'
              ? undefined
              : say(view.refusal === 'kicked' ? 'call.kickedText' : 'call.notJoinedText')
          }
          action={again('retry', say('app.retry'))}
        />
      )
    case 'lost':
      return (
        <EmptyState
          isPage
          title={say('call.lost.title')}
          text={say('call.lost.text')}
          action={again(
            'retry',
            say('call.lost.rejoin'),
            <Button tone="secondary" onClick={() => actor.send({ type: 'leave' })}>
              {say('call.leave')}
            </Button>,
          )}
        />
      )
    case 'summary':
      return <Summary actor={actor} view={view} />
    case 'lobby':
      return <Lobby actor={actor} view={view} />
    case 'inside':
      return <Room actor={actor} view={view} />
  }
}

const Open = ({ actor }: { readonly actor: CallRoomActor }) => {
  const view = useView(actor, viewCallRoom)
  useFoundRing(view.session)
  return view.screen === 'inside' ? (
    <CallTheme>
      <Called actor={actor} view={view} />
    </CallTheme>
  ) : (
    <div className={page}>
      <Called actor={actor} view={view} />
    </div>
  )
}

/** The page of a video consultation: what the room of the session shows while it is looked at. */
export const CallPage = () => {
  const say = useText()
  const actor = useContent<typeof callRoomMachine>('session.callRoom')
  if (actor) return <Open actor={actor} />
  return (
    <div className={page}>
      <EmptyState isPage title={say('app.title.joinRoom')} text={say('call.none')} action={<CallAway />} />
    </div>
  )
}
