import { Dialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { PhoneOff, Video, Volume2 } from 'lucide-react'
import { useRef } from 'react'
import { css } from 'styled-system/css'
import type { callRoomMachine } from '../../machines/call/callRoom.machine'
import type { IncomingCallActor } from '../../machines/call/incomingCall.machine'
import { lineOf, viewIncomingCall, viewIsInRoom } from '../../machines/call/incomingCall.view'
import { useContent } from '../app/loading/useSlot'
import { useSpecialityName } from '../intl/useSpecialityName'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Avatar } from '../kit/Avatar'
import { Button } from '../kit/Button'
import { CallTheme } from '../kit/call-theme/CallTheme'
import { useOneByOne } from '../kit/useOneByOne'
import { useView } from '../kit/useView'
import { callCard, callWords } from './callCard.styles'

const place = css({
  position: 'fixed',
  inset: '0',
  // What opens later, as why one may not join, stands over it.
  zIndex: 'dialog',
  display: 'grid',
  placeItems: { base: 'stretch', tablet: 'center' },
  background: '[rgb(20 17 15 / 0.6)]',
})
const card = css({
  display: 'flex',
  flexDirection: 'column',
  width: { base: '[100%]', tablet: '[400px]' },
  minHeight: { base: '[100dvh]', tablet: '[0]' },
  outline: 'none',
  '& > div': {
    flex: '1',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8',
    padding: '32',
    paddingBlockEnd: '[calc(32px + env(safe-area-inset-bottom))]',
    borderRadius: { tablet: '12' },
    textAlign: 'center',
  },
})
const title = css({ margin: '0', fontSize: '14', lineHeight: 'caption', color: 'muted' })
const name = css({ margin: '0', fontSize: '22', fontWeight: 'semibold', lineHeight: 'heading' })
const line = css({ margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption' })
const buttons = css({
  display: 'grid',
  gridTemplateColumns: '[1fr 1fr]',
  gap: '12',
  width: '[100%]',
  marginBlockStart: '24',
  '& > button': { minHeight: '[56px]' },
})

interface CallBesideProps {
  readonly actor: IncomingCallActor
  readonly shown: NonNullable<ReturnType<typeof viewIncomingCall>>
}

/** The same for whoever is in a room already: beside it and without a sound, so that they stay where they wait. */
const CallBeside = ({ actor, shown: { caller, patient, startsAt, isJoining, isDeclining } }: CallBesideProps) => {
  const say = useText()
  const when = useWhen()
  const about = say('ring.incoming.for', { patient, time: when.time(startsAt) })
  return (
    <div className={callCard} role="status">
      <p className={callWords}>{say('ring.incoming.beside', { caller, about })}</p>
      <Button
        size="sm"
        tone="quietDanger"
        disabled={isJoining || isDeclining}
        onClick={() => actor.send({ type: 'decline' })}
      >
        {say('ring.incoming.cancel')}
      </Button>
      <Button
        size="sm"
        tone="secondary"
        busy={isJoining}
        disabled={isDeclining}
        onClick={() => actor.send({ type: 'join' })}
      >
        {say('ring.incoming.leaveAndJoin')}
      </Button>
    </div>
  )
}

/** A call that comes in, over everything: who calls, for whom, and two answers. Escape answers nothing. */
export const IncomingCall = ({ actor }: { readonly actor: IncomingCallActor }) => {
  const say = useText()
  const when = useWhen()
  const nameOf = useSpecialityName()
  const shown = useView(actor, viewIncomingCall)
  const join = useRef<HTMLButtonElement>(null)
  const room = useContent<typeof callRoomMachine>('session.callRoom')
  const isInRoom = useView(room, viewIsInRoom)
  const isOpen = useOneByOne(shown !== null && !isInRoom)
  if (shown === null) return null
  if (isInRoom) return <CallBeside actor={actor} shown={shown} />
  const {
    caller,
    photo,
    experience,
    speciality,
    degree,
    patient,
    startsAt,
    isJoining,
    isDeclining,
    isSilent,
    hasNext,
  } = shown
  return (
    <Dialog.Root
      open={isOpen}
      role="alertdialog"
      closeOnEscape={false}
      closeOnInteractOutside={false}
      initialFocusEl={() => join.current}
    >
      <Portal>
        <Dialog.Positioner className={place}>
          <Dialog.Content className={card}>
            <CallTheme>
              <Dialog.Title className={title}>{say('ring.incoming.title')}</Dialog.Title>
              <Avatar name={caller} src={photo ?? undefined} size="xl" decorative />
              <p className={name}>{caller}</p>
              <p className={line}>
                {lineOf([say('ring.incoming.years', { years: experience }), nameOf(speciality), degree])}
              </p>
              <p className={line}>{say('ring.incoming.for', { patient, time: when.time(startsAt) })}</p>
              {hasNext && (
                <p className={line} role="status">
                  {say('ring.incoming.another')}
                </p>
              )}
              {isSilent && (
                <Button tone="quiet" size="sm" onClick={() => actor.send({ type: 'sound.pressed' })}>
                  <Volume2 size={20} aria-hidden />
                  {say('ring.incoming.sound')}
                </Button>
              )}
              <div className={buttons}>
                <Button
                  tone="danger"
                  disabled={isJoining || isDeclining}
                  onClick={() => actor.send({ type: 'decline' })}
                >
                  <PhoneOff size={20} aria-hidden />
                  {say('ring.incoming.cancel')}
                </Button>
                <Button ref={join} busy={isJoining} disabled={isDeclining} onClick={() => actor.send({ type: 'join' })}>
                  <Video size={20} aria-hidden />
                  {say('ring.incoming.join')}
                </Button>
              </div>
            </CallTheme>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
