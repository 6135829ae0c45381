import { useEffect, useState } from 'react'
import { css, cx } from 'styled-system/css'
import type { CallRoomActor } from '../../machines/call/callRoom.machine'
import type { CallRoomView, FaceView } from '../../machines/call/callRoom.view'
import { useClock } from '../app/frame/useClock'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { ConfirmDialog } from '../kit/ConfirmDialog'
import { Modal } from '../kit/Modal'
import { Spinner } from '../kit/Spinner'
import { CallControls } from './CallControls'
import { CallPanel } from './CallPanel'
import { DevicePicker } from './DevicePicker'
import { OWN, useStream } from './streams'
import { VideoTile } from './VideoTile'

const room = css({ display: 'grid', gridTemplateRows: '[auto minmax(0, 1fr) auto]', height: 'dvh', minHeight: '0' })
/** The name with the words on the line under it, and the time with the end beside both. */
const head = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr) auto]',
  alignItems: 'center',
  columnGap: '12',
  minHeight: '56',
  paddingInline: '16',
  paddingBlock: '8',
  '& > *': { margin: '0' },
  '& > :last-child': {
    gridArea: '[1 / 2 / span 2]',
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    whiteSpace: 'nowrap',
  },
})
const title = css({ fontSize: '16', fontWeight: 'medium', lineHeight: 'caption', overflowWrap: 'anywhere' })
const note = css({ margin: '0', paddingInline: '16', paddingBlockStart: '8', textAlign: 'center' })
const quiet = css({ color: 'muted', fontSize: '14', lineHeight: 'caption', fontVariantNumeric: 'tabular-nums' })
const stage = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', desktop: '[minmax(0, 1fr) auto]' },
  gridTemplateRows: '[minmax(0, 1fr)]',
  gap: '12',
  minHeight: '0',
  paddingInline: { base: '8', tablet: '16' },
})
const faces = css({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: { base: 'row', tablet: 'column' },
  gridAutoColumns: '[minmax(0, 1fr)]',
  gridAutoRows: '[minmax(0, 1fr)]',
  gap: '8',
  minHeight: '0',
})
const self = css({
  position: 'absolute',
  insetBlockEnd: '12',
  insetInlineEnd: '12',
  width: { base: '96', tablet: '160' },
  aspectRatio: { base: '3 / 5', tablet: '16 / 9' },
  // Above the sheet, which leaves a quarter of the height.
  '[data-beside] &': {
    insetBlock: { base: '[8px calc(75% + 8px)]', tablet: '[8px auto]', desktop: '[auto 12px]' },
    width: { base: '[auto]', tablet: '160' },
  },
  boxShadow: 'overlay',
})
const alone = css({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '16',
  padding: '24',
  borderRadius: '12',
  background: 'surface',
  textAlign: 'center',
  '& > p': { margin: '0' },
  // In the quarter above the sheet, beside the own picture.
  '[data-beside] &': {
    placeContent: { base: 'start', desktop: 'center' },
    justifyItems: { base: 'start', desktop: 'center' },
    gap: { base: '8', desktop: '16' },
    padding: { base: '[16px 120px 16px 16px]', tablet: '[24px 200px 24px 24px]', desktop: '24' },
    textAlign: { base: 'start', desktop: 'center' },
  },
})
/** Minutes and seconds since a moment. */
const lasting = (seconds: number): string =>
  `${Math.floor(Math.max(0, seconds) / 60)}:${String(Math.floor(Math.max(0, seconds)) % 60).padStart(2, '0')}`

const mending = css({ display: 'flex', alignItems: 'center', gap: '8' })

const Mending = () => {
  const [since] = useState(() => performance.now())
  const [now, setNow] = useState(since)
  useEffect(() => {
    const ticking = setInterval(() => setNow(performance.now()), 1000)
    return () => clearInterval(ticking)
  }, [])
  const say = useText()
  return (
    <p role="status" className={mending}>
      <Spinner />
      <span>
        {say('call.line.reconnecting')} · {lasting((now - since) / 1000)}
      </span>
    </p>
  )
}

const Face = ({
  actor,
  face,
  speaker,
}: {
  readonly actor: CallRoomActor
  readonly face: FaceView
  readonly speaker: string
}) => (
  <VideoTile
    stream={useStream(actor, face.uid)}
    label={face.name}
    hasPicture={face.media?.camera === true || face.media?.sharing === true}
    isMuted={face.media?.microphone === false}
    isShared={face.media?.sharing === true}
    speaker={speaker}
    over={face.isBroken && <Mending />}
  />
)

interface RoomProps {
  readonly actor: CallRoomActor
  readonly view: CallRoomView
}

/** For whom one waits, and what keeps them. */
export const Waiting = ({ view }: { readonly view: CallRoomView }) => {
  const say = useText()
  const { session, isStaff } = view
  if (view.left !== null)
    return (
      <>
        <p>{say(view.left.isAway ? 'call.waiting.away' : 'call.waiting.left', { name: view.left.name })}</p>
        <p className={quiet}>{say(view.left.isAway ? 'call.waiting.awayText' : 'call.waiting.leftText')}</p>
      </>
    )
  if (isStaff)
    return (
      <>
        <p>{say('call.waiting.patient', { name: session?.patient.name ?? '' })}</p>
        <p className={quiet}>{say('call.waiting.patientText')}</p>
      </>
    )
  const name = session?.doctor.name ?? ''
  const { ahead, isWithAnother } = session?.queue ?? { ahead: 0, isWithAnother: false }
  return (
    <>
      <p>{say(isWithAnother ? 'call.waiting.busy' : 'call.waiting.doctor', { name })}</p>
      <p className={quiet}>
        {say(isWithAnother ? (ahead > 1 ? 'call.waiting.ahead' : 'call.waiting.next') : 'call.waiting.doctorText', {
          ahead: ahead - 1,
        })}
      </p>
    </>
  )
}

/** The room of a call: faces, what is done, and what stands beside them. */
export const Room = ({ actor, view }: RoomProps) => {
  const say = useText()
  const now = useClock(1)
  const [hasDevices, setDevices] = useState(false)
  const own = useStream(actor, OWN)
  const { session, others, line, isStaff, wanted, quality } = view
  const fault = view.faults.camera ?? view.faults.microphone
  const startedAt = session?.startedAt ?? null
  const other = isStaff ? session?.patient.name : session?.doctor.name
  const words =
    line === 'reconnecting' ? say('call.line.reconnecting') : quality === 'good' ? null : say(`call.line.${quality}`)
  return (
    <div className={room}>
      <header className={head}>
        <h1 className={title}>{other}</h1>
        <p className={quiet} role="status">
          {words}
        </p>
        <p className={quiet}>
          {startedAt !== null && line === 'connected' && lasting(now - startedAt)}
          {isStaff && (
            <Button size="sm" tone="quietDanger" onClick={() => actor.send({ type: 'end' })}>
              {say('call.endForAll')}
            </Button>
          )}
        </p>
      </header>
      <div className={stage}>
        <div className={faces} data-beside={view.panel !== 'none' || undefined}>
          {others.map((face) => (
            <Face key={face.uid} actor={actor} face={face} speaker={view.speaker} />
          ))}
          {others.length === 0 && (
            <div className={alone} role="status">
              {line === 'joining' ? (
                <>
                  <Spinner />
                  <p>{say('call.joining')}</p>
                </>
              ) : (
                <>
                  <Waiting view={view} />
                  {view.isLate(now) && session?.side === 'patient' && (
                    <Button tone="secondary" onClick={() => actor.send({ type: 'panel.chosen', panel: 'chat' })}>
                      {say('call.waiting.message')}
                    </Button>
                  )}
                </>
              )}
            </div>
          )}
          <VideoTile
            stream={own}
            label={say('call.you')}
            hasPicture={view.own.camera && own !== null}
            isMuted={!wanted.microphone}
            isShared={view.own.sharing}
            isOwn
            isSmall
            className={self}
          />
        </div>
        {view.panel !== 'none' && <CallPanel actor={actor} view={view} panel={view.panel} />}
      </div>
      <div>
        {view.sending === 'held' && (
          <p className={cx(quiet, note)} role="status">
            {say('call.line.held')}
          </p>
        )}
        {view.invited !== null && view.invited.isAllowed !== true && (
          <p className={cx(quiet, note)} role="status">
            {say(view.invited.isAllowed === null ? 'call.family.waiting' : 'call.family.declined', {
              name: view.invited.name,
            })}
          </p>
        )}
        {fault !== null && (
          <p className={cx(quiet, note)} role="alert">
            {say(`errors.media.${fault}`)} {say(`call.test.help.${fault}`)}
          </p>
        )}
        {view.unplugged && (
          <p className={cx(quiet, note)} role="status">
            {say(`call.unplugged.${view.unplugged}`)}
          </p>
        )}
        <CallControls actor={actor} view={view} onDevices={() => setDevices(true)} />
        <Modal
          open={hasDevices}
          size="sm"
          title={say('call.devices')}
          closeLabel={say('app.close')}
          onClose={() => setDevices(false)}
        >
          <DevicePicker actor={actor} view={view} />
        </Modal>
      </div>
      <ConfirmDialog
        open={view.asked !== null}
        title={say('call.family.question', { name: view.asked ?? '' })}
        message={say('call.family.questionText')}
        yes={say('call.family.allow')}
        no={say('call.family.notNow')}
        closeLabel={say('app.close')}
        busy={view.isAnswering}
        onYes={() => actor.send({ type: 'invite.answered', isAllowed: true })}
        onNo={() => actor.send({ type: 'invite.answered', isAllowed: false })}
      />
      <ConfirmDialog
        open={view.isConfirmingTakeOut || view.isTakingOut}
        title={say('call.family.takeOut.title', { name: view.letIn ?? '' })}
        message={view.fault ? say.fault(view.fault) : say('call.family.takeOut.text')}
        yes={say('call.family.takeOut.yes')}
        no={say('call.family.takeOut.no')}
        closeLabel={say('app.close')}
        danger
        busy={view.isTakingOut}
        onYes={() => actor.send({ type: 'confirm' })}
        onNo={() => actor.send({ type: 'dismiss' })}
      />
      <ConfirmDialog
        open={view.isConfirmingEnd || view.isEnding}
        title={say('call.end.title')}
        message={view.fault ? say.fault(view.fault) : say('call.end.text')}
        yes={say('call.endForAll')}
        no={say('call.end.no')}
        closeLabel={say('app.close')}
        danger
        busy={view.isEnding}
        onYes={() => actor.send({ type: 'confirm' })}
        onNo={() => actor.send({ type: 'dismiss' })}
      />
    </div>
  )
}
