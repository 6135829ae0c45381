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

/** Beside the faces on a desktop; on everything narrower a sheet over them, above which a quarter stays in sight. */
const aside = css({
  position: { base: 'absolute', desktop: 'static' },
  zIndex: 'raised',
  insetInline: '0',
  insetBlockEnd: '0',
  display: 'grid',
  // As narrow as the panel, whatever the widest word in it.
  gridTemplateColumns: '[minmax(0, 1fr)]',
  gridTemplateRows: '[auto minmax(0, 1fr)]',
  minHeight: '0',
  height: { base: '[75%]', desktop: 'full' },
  border: { desktop: 'line' },
  borderTop: 'line',
  borderRadius: { base: '[12px 12px 0 0]', desktop: '12' },
  background: 'paper',
  color: 'ink',
  overflow: 'hidden',
  '&[data-panel=chat], &[data-panel=records]': { width: { desktop: '[400px]' } },
  '&[data-panel=prescription]': { width: { desktop: '[clamp(400px, 44vw, 640px)]' } },
})
const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInlineStart: '16',
  paddingInlineEnd: '4',
  borderBottom: 'line',
  '& > h2': { margin: '0', fontSize: '16', fontWeight: 'medium' },
})
/** The lines of what comes stand off its edges. */
const body = css({
  minWidth: '0',
  minHeight: '0',
  position: 'relative',
  overflowY: 'auto',
  '& > span[aria-hidden]': { display: 'block', padding: '16' },
})

interface CallPanelProps {
  readonly actor: CallRoomActor
  readonly view: CallRoomView
  readonly panel: keyof typeof parts
}

const parts = {
  chat: 'part.callChat',
  prescription: 'part.callPrescription',
  records: 'part.callRecords',
} as const

/** What stands beside the faces: the chat of the pair, the prescription that is written, or what the doctor may read. */
export const CallPanel = ({ actor, view, panel }: CallPanelProps) => {
  const say = useText()
  const { app } = useApp()
  const title = useId()
  const id = parts[panel]
  const at = {
    chat: view.session?.channelId ?? '',
    prescription: view.bookingId,
    records: view.session?.memberId ?? '',
  }[panel]
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
