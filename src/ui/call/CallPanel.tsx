import { X } from 'lucide-react'
import { useEffect, useId } from 'react'
import { css } from 'styled-system/css'
import { viewSlot } from '../../machines/app/slot.view'
import type { CallRoomActor } from '../../machines/call/callRoom.machine'
import type { CallRoomView } from '../../machines/call/callRoom.view'
import { useApp } from '../app/frame/AppContext'
import { BrokenPage } from '../app/loading/BrokenPage'
import type { SlotActor } from '../app/loading/features'
import { SlotView } from '../app/loading/SlotView'
import { useSlot } from '../app/loading/useSlot'
import { useText } from '../intl/useText'
import { IconButton } from '../kit/IconButton'
import { SkeletonText } from '../kit/Skeleton'
import { useView } from '../kit/useView'

/** Beside the faces on a desktop, over their lower part on everything narrower. */
const aside = css({
  display: 'grid',
  gridTemplateRows: '[auto minmax(0, 1fr)]',
  minHeight: '0',
  height: { base: '[min(70dvh, 40rem)]', desktop: 'full' },
  borderRadius: '12',
  background: 'paper',
  color: 'ink',
  overflow: 'hidden',
  '&[data-panel=chat]': { width: { desktop: '[400px]' } },
  '&[data-panel=prescription]': { width: { desktop: '[clamp(400px, 44vw, 640px)]' } },
})
const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInlineStart: '16',
  borderBottom: 'line',
  '& > h2': { margin: '0', fontSize: '16', fontWeight: 'medium' },
})
const body = css({ minHeight: '0', overflowY: 'auto' })

interface CallPanelProps {
  readonly actor: CallRoomActor
  readonly view: CallRoomView
  readonly panel: 'chat' | 'prescription'
}

const parts = { chat: 'part.callChat', prescription: 'part.callPrescription' } as const

/** What stands beside the faces: the chat of the pair, or the prescription that is written. */
export const CallPanel = ({ actor, view, panel }: CallPanelProps) => {
  const say = useText()
  const { app } = useApp()
  const title = useId()
  const id = parts[panel]
  const at = panel === 'chat' ? view.session!.channelId : view.bookingId
  // Open for as long as it is seen: what was typed is kept as a draft.
  useEffect(() => {
    app.send({ type: 'open', feature: { id, at } })
    return () => (app.system.get(id) as SlotActor | undefined)?.send({ type: 'close' })
  }, [app, id, at])
  const slot = useSlot(id)
  const { shown, hasFailed } = useView(slot, viewSlot)
  return (
    <aside className={aside} data-panel={panel} aria-labelledby={title}>
      <header className={head}>
        <h2 id={title}>{say(`call.panel.${panel}`)}</h2>
        <IconButton
          label={say('call.panel.close', { panel: say(`call.panel.${panel}`) })}
          icon={<X aria-hidden />}
          onClick={() => actor.send({ type: 'panel.chosen', panel })}
        />
      </header>
      <div className={body}>
        {hasFailed && <BrokenPage isPart onRetry={() => slot?.send({ type: 'retry' })} />}
        {!hasFailed && shown === null && <SkeletonText lines={6} />}
        <SlotView name={id} />
      </div>
    </aside>
  )
}
