import { Camera, Check, CircleAlert, Ear, type LucideIcon, Mic } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { css } from 'styled-system/css'
import type { DeviceTestActor } from '../../machines/call/deviceTest.machine'
import { type DeviceState, viewDeviceTest } from '../../machines/call/deviceTest.view'
import type { SlotActor } from '../app/loading/features'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { Modal } from '../kit/Modal'
import { useView } from '../kit/useView'

const look = css({ display: 'grid', gap: '16', '& > *': { margin: '0' } })
const quiet = css({ color: 'muted', fontSize: '14', lineHeight: 'caption' })
const room = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  padding: '16',
  aspectRatio: '16 / 9',
  borderRadius: '12',
  overflow: 'hidden',
  background: 'ink',
  color: 'surface',
  fontSize: '14',
  textAlign: 'center',
  '& > video': {
    position: 'absolute',
    inset: '0',
    width: 'full',
    height: 'full',
    objectFit: 'cover',
    // As in a mirror.
    transform: 'scaleX(-1)',
  },
})
const list = css({ display: 'grid', gap: '12', padding: '0', listStyle: 'none' })
const row = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  columnGap: '12',
  rowGap: '4',
  '& > p': { gridColumn: '2 / -1', margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption' },
})
const status = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4',
  color: 'muted',
  fontSize: '14',
  textAlign: 'end',
  '&[data-state=works]': { color: 'good', fontWeight: 'medium' },
  '&:is([data-state=denied], [data-state=missing], [data-state=inUse], [data-state=other])': {
    color: 'bad',
    fontWeight: 'medium',
  },
})
const ready = css({
  display: 'flex',
  gap: '8',
  padding: '12',
  borderRadius: '8',
  background: 'good.tint',
  color: 'good',
  fontWeight: 'medium',
})

const isFault = (state: DeviceState): state is Exclude<DeviceState, 'asking' | 'works' | 'listening'> =>
  state !== 'asking' && state !== 'works' && state !== 'listening'

interface DeviceProps {
  readonly icon: LucideIcon
  readonly name: string
  readonly state: DeviceState
}

const Device = ({ icon: Icon, name, state }: DeviceProps) => {
  const say = useText()
  const Sign = state === 'works' ? Check : state === 'listening' ? Ear : isFault(state) ? CircleAlert : null
  return (
    <li className={row}>
      <Icon size={20} aria-hidden />
      <span>{name}</span>
      <span className={status} data-state={state}>
        {Sign && <Sign size={16} aria-hidden />}
        {say(`call.test.state.${state}`)}
      </span>
      {isFault(state) && <p>{say(`call.test.help.${state}`)}</p>}
    </li>
  )
}

/** Camera and microphone are tried where they will be used: in this browser, before the call. */
export const DeviceTest = ({ actor, slot }: { readonly actor: DeviceTestActor; readonly slot: SlotActor }) => {
  const say = useText()
  const view = useView(actor, viewDeviceTest)
  const [stream, setStream] = useState<MediaStream | null>(null)
  useEffect(() => {
    const watching = actor.on('stream', (event) => setStream(event.stream as MediaStream))
    return () => watching.unsubscribe()
  }, [actor])
  const show = useCallback(
    (video: HTMLVideoElement | null) => {
      if (video) video.srcObject = stream
    },
    [stream],
  )
  const close = () => slot.send({ type: 'close' })
  return (
    <Modal
      open
      size="sm"
      title={say('call.test.title')}
      closeLabel={say('app.close')}
      onClose={close}
      footer={
        <>
          {view.canRetry && (
            <Button tone="secondary" onClick={() => actor.send({ type: 'retry' })}>
              {say('app.retry')}
            </Button>
          )}
          <Button onClick={close}>{say('call.test.done')}</Button>
        </>
      }
    >
      <div className={look}>
        <p className={quiet}>{say('call.test.text')}</p>
        <div className={room}>
          {view.camera !== 'works' && <span>{say(view.isAsking ? 'call.test.asking' : 'call.test.noPicture')}</span>}
          <video
            ref={show}
            hidden={view.camera !== 'works'}
            autoPlay
            muted
            playsInline
            aria-label={say('call.test.picture')}
          />
        </div>
        <div className={look} role="status">
          <ul className={list}>
            <Device icon={Camera} name={say('call.test.camera')} state={view.camera} />
            <Device icon={Mic} name={say('call.test.microphone')} state={view.microphone} />
          </ul>
          {view.isReady && (
            <p className={ready}>
              <Check size={20} aria-hidden />
              {say('call.test.ready')}
            </p>
          )}
        </div>
      </div>
    </Modal>
  )
}
