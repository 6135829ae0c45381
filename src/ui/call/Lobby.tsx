import { Check, CircleAlert, Mic, MicOff, Video, VideoOff } from 'lucide-react'
import { useLayoutEffect } from 'react'
import { css, cx } from 'styled-system/css'
import type { MediaFault } from '../../core/kit/media.rules'
import type { CallRoomActor } from '../../machines/call/callRoom.machine'
import type { CallRoomView } from '../../machines/call/callRoom.view'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Avatar } from '../kit/Avatar'
import { Button } from '../kit/Button'
import { Checkbox } from '../kit/Checkbox'
import { IconButton } from '../kit/IconButton'
import { markRoot } from '../kit/markRoot'
import { useMedia } from '../kit/useMedia'
import { CallAway } from './CallAway'
import { DevicePicker } from './DevicePicker'
import { LevelMeter } from './LevelMeter'
import { SpeakerTest } from './SpeakerTest'
import { OWN, useStream } from './streams'
import { VideoTile } from './VideoTile'

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', desktop: '[minmax(0, 1.4fr) minmax(0, 1fr)]' },
  gap: '24',
  alignItems: 'start',
  width: 'full',
  maxWidth: '[72rem]',
  marginInline: 'auto',
  padding: { base: '16', tablet: '24', desktop: '48' },
})
const stack = css({ display: 'grid', gap: '16', minWidth: '0', '& > *': { margin: '0' } })
const picture = css({
  aspectRatio: { tablet: '16 / 9' },
  height: { base: '[200px]', tablet: 'auto' },
  width: 'full',
  border: 'line',
})
/** On a phone what is agreed to and the way in are what counts; the devices are there for whom they fail. */
const folded = css({
  fontSize: '14',
  '& > summary': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '44',
    color: 'primary',
    fontWeight: 'semibold',
    cursor: 'pointer',
  },
})
/** Joining is always in reach. */
const act = css({
  '& > button': {
    position: { base: 'sticky', tablet: 'static' },
    zIndex: 'raised',
    insetBlockEnd: '[max({spacing.12}, env(safe-area-inset-bottom))]',
  },
})
const here = css({ padding: '12', borderRadius: '8', background: 'calm.tint', color: 'calm', fontWeight: 'medium' })
const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12' })
/** The way out is in the first view, where the way in is. */
const away = css({ marginInlineStart: 'auto' })
const who = css({ display: 'flex', alignItems: 'center', gap: '16', '& p': { margin: '0' } })
const quiet = css({ color: 'muted', fontSize: '14', lineHeight: 'caption' })
const fault = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: '12',
  rowGap: '4',
  padding: '12',
  borderRadius: '8',
  background: 'bad.tint',
  '& > svg': { color: 'bad' },
  '& > p': { margin: '0' },
  '& > p + p': { gridColumn: '2', fontSize: '14', lineHeight: 'caption' },
})
const consent = css({
  display: 'grid',
  gap: '12',
  padding: '16',
  border: 'line',
  borderRadius: '12',
  background: 'surface',
  '& > *': { margin: '0' },
  '& > ul': {
    display: 'grid',
    gap: '4',
    paddingInlineStart: '24',
    listStyle: 'disc',
    fontSize: '14',
    lineHeight: 'caption',
  },
})
const heading = css({ margin: '0', textStyle: 'heading' })
const wrong = css({ color: 'bad', fontWeight: 'medium' })

interface LobbyProps {
  readonly actor: CallRoomActor
  readonly view: CallRoomView
}

/** Before the room: who one will talk with, what one will send, and what a patient agrees to. */
export const Lobby = ({ actor, view }: LobbyProps) => {
  const say = useText()
  const when = useWhen()
  const isPhone = useMedia('phone')
  const stream = useStream(actor, OWN)
  const { session, wanted, faults, consent: asked, isStaff } = view
  useLayoutEffect(() => markRoot('data-lobby'), [])
  if (!session) return null
  const { doctor, patient } = session
  const isThere = session.people.some((each) => each.isHere && (each.side === 'staff') !== isStaff)
  const worst: MediaFault | null = faults.camera ?? faults.microphone
  const withCamera = faults.camera === null
  return (
    <div className={columns}>
      <div className={stack}>
        <VideoTile
          stream={stream}
          label={say('call.you')}
          hasPicture={wanted.camera && stream !== null}
          isMuted={!wanted.microphone}
          isOwn
          className={picture}
        />
        <div className={row}>
          <IconButton
            tone="secondary"
            label={say(wanted.microphone ? 'call.mic.off' : 'call.mic.on')}
            icon={wanted.microphone ? <Mic aria-hidden /> : <MicOff aria-hidden />}
            disabled={faults.microphone !== null}
            onClick={() => actor.send({ type: 'mic.toggled' })}
          />
          <IconButton
            tone="secondary"
            label={say(wanted.camera ? 'call.camera.off' : 'call.camera.on')}
            icon={wanted.camera ? <Video aria-hidden /> : <VideoOff aria-hidden />}
            disabled={faults.camera !== null}
            onClick={() => actor.send({ type: 'camera.toggled' })}
          />
          {faults.microphone === null && <LevelMeter stream={stream} />}
          {!isPhone && <SpeakerTest />}
          {isPhone && (
            <div className={away}>
              <CallAway tone="quiet" />
            </div>
          )}
        </div>
        {isPhone ? (
          <details className={folded}>
            <summary>{say('call.devices')}</summary>
            <SpeakerTest />
            <DevicePicker actor={actor} view={view} />
          </details>
        ) : (
          <DevicePicker actor={actor} view={view} />
        )}
        {view.isUnsupported && (
          <div className={fault} role="alert">
            <CircleAlert size={20} aria-hidden />
            <p>{say('kit.camera.problem.tooOld')}</p>
          </div>
        )}
        {!view.isUnsupported && worst !== null && (
          <div className={fault} role="alert">
            <CircleAlert size={20} aria-hidden />
            <p>{say(`errors.media.${worst}`)}</p>
            <p>{say(`call.test.help.${worst}`)}</p>
            <p>
              <Button size="sm" tone="secondary" onClick={() => actor.send({ type: 'retry' })}>
                {say('app.retry')}
              </Button>
            </p>
          </div>
        )}
        {view.isAudible && (
          <p className={row} role="status">
            <Check size={20} aria-hidden />
            {say('call.audible')}
          </p>
        )}
      </div>
      <div className={cx(stack, act)}>
        <h1 className={heading}>{say('app.title.joinRoom')}</h1>
        <div className={who}>
          <Avatar
            name={isStaff ? patient.name : doctor.name}
            src={isStaff ? undefined : (doctor.photoUrl ?? undefined)}
            size="lg"
            decorative
          />
          <div>
            <p>
              <strong>{isStaff ? patient.name : doctor.name}</strong>
            </p>
            <p className={quiet}>
              {isStaff
                ? say('call.patientFacts', {
                    age: patient.age === null ? 'none' : String(patient.age),
                    gender: patient.gender ?? 'none',
                  })
                : say('call.registration', { number: doctor.registrationNumber, council: doctor.registrationCouncil })}
            </p>
            <p className={quiet}>{when.range(session.startsAt, session.endsAt)}</p>
          </div>
        </div>
        {isStaff && <p className={quiet}>{say('call.confirmIdentity')}</p>}
        {!isStaff && !isThere && session.queue?.isWithAnother && (
          <p role="status">{say('call.waiting.busy', { name: doctor.name })}</p>
        )}
        {isThere && (
          <p className={here} role="status">
            {say(isStaff ? 'call.patientHere' : 'call.doctorHere')}
          </p>
        )}
        {asked && (
          <section className={consent} aria-label={say('call.consent.title')}>
            <h2 className={css({ textStyle: 'body', fontWeight: 'medium' })}>{say('call.consent.title')}</h2>
            <ul>
              <li>{say('call.consent.who', { name: doctor.name, number: doctor.registrationNumber })}</li>
              <li>{say('call.consent.recording')}</li>
              <li>{say('call.consent.sharing')}</li>
              <li>{say('call.consent.emergency')}</li>
            </ul>
            <Checkbox
              label={say('call.consent.agree')}
              checked={view.hasAgreed}
              onChange={() => actor.send({ type: 'agree.toggled' })}
            />
            {asked.isMinor && (
              <Checkbox
                label={say('call.consent.adult')}
                checked={view.isAdultPresent}
                onChange={() => actor.send({ type: 'adult.toggled' })}
              />
            )}
          </section>
        )}
        {view.lacksAgreement && (
          <p className={wrong} role="alert">
            {say(view.hasAgreed ? 'call.consent.adultMissing' : 'call.consent.missing')}
          </p>
        )}
        {view.fault && (
          <p className={wrong} role="alert">
            {say.fault(view.fault)}
          </p>
        )}
        <Button size="lg" wide busy={view.isConsenting} onClick={() => actor.send({ type: 'join' })}>
          {say(asked ? 'call.agreeAndJoin' : withCamera ? 'call.join' : 'call.joinWithout')}
        </Button>
        {!isPhone && <CallAway tone="quiet" />}
      </div>
    </div>
  )
}
