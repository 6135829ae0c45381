import { Maximize2, Mic, MicOff, PhoneOff } from 'lucide-react'
import { useEffect } from 'react'
import { css } from 'styled-system/css'
import { viewFrame } from '../../machines/app/frame.view'
import type { CallRoomActor } from '../../machines/call/callRoom.machine'
import { viewCallRoom } from '../../machines/call/callRoom.view'
import { useApp } from '../app/frame/AppContext'
import { useText } from '../intl/useText'
import { IconButton } from '../kit/IconButton'
import { useView } from '../kit/useView'
import { OWN, streamsOf, useStream } from './streams'
import { VideoTile } from './VideoTile'

const floating = css({
  position: 'fixed',
  zIndex: 'dialog',
  insetBlockEnd: { base: '[calc(72px + env(safe-area-inset-bottom))]', desktop: '24' },
  insetInlineEnd: { base: '12', desktop: '24' },
  display: 'grid',
  width: { base: '[160px]', tablet: '[240px]' },
  border: 'line',
  borderRadius: '12',
  background: 'surface',
  boxShadow: 'overlay',
})
const face = css({ aspectRatio: '16 / 9' })
const row = css({ display: 'flex', justifyContent: 'space-between', padding: '4' })

/** A call over another page: who is at the other end, and the way back. */
const Floating = ({ actor }: { readonly actor: CallRoomActor }) => {
  const say = useText()
  const view = useView(actor, viewCallRoom)
  const [other] = view.others
  const stream = useStream(actor, other?.uid ?? OWN)
  const { wanted } = view
  return (
    <section className={floating} aria-label={say('app.title.joinRoom')}>
      <VideoTile
        stream={stream}
        label={other?.name ?? say('call.you')}
        hasPicture={other ? other.media?.camera === true : view.own.camera}
        isMuted={other ? other.media?.microphone === false : !wanted.microphone}
        isOwn={!other}
        over={other?.isBroken && <p>{say('call.line.reconnecting')}</p>}
        className={face}
      />
      <div className={row}>
        <IconButton
          label={say(wanted.microphone ? 'call.mic.off' : 'call.mic.on')}
          icon={wanted.microphone ? <Mic aria-hidden /> : <MicOff aria-hidden />}
          onClick={() => actor.send({ type: 'mic.toggled' })}
        />
        <IconButton
          label={say('call.back')}
          icon={<Maximize2 aria-hidden />}
          onClick={() => actor.send({ type: 'restore' })}
        />
        <IconButton
          tone="danger"
          label={say('call.leave')}
          icon={<PhoneOff aria-hidden />}
          onClick={() => actor.send({ type: 'leave' })}
        />
      </div>
    </section>
  )
}

/** Stands over every page while a call is on and its own page is not looked at. */
export const CallTile = ({ actor }: { readonly actor: CallRoomActor | null }) => {
  // Streams are kept from the first one on, whichever page shows them.
  useEffect(() => void (actor && streamsOf(actor)), [actor])
  const { app } = useApp()
  const isHere = useView(app, (snapshot) => viewFrame(snapshot).route === 'joinRoom')
  const isInside = useView(actor ?? undefined, (snapshot) => snapshot?.matches('inside') ?? false)
  return actor && isInside && !isHere ? <Floating actor={actor} /> : null
}
