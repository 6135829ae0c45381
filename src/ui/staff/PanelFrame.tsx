import { createElement } from 'react'
import { css } from 'styled-system/css'
import type { StaffPanel } from '../../core/app/staffPanels'
import { viewSlot, lengthOf } from '../../machines/app/slot.view'
import { Confirmation } from '../app/frame/Confirmation'
import { type PanelFrame as Frame, type SlotActor, viewOf } from '../app/loading/features'
import { leavePanel } from '../app/history/leavePanel'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { EmptyState } from '../kit/EmptyState'
import { Modal } from '../kit/Modal'
import { SkeletonText } from '../kit/Skeleton'
import { ServerDown } from '../kit/art'
import { useView } from '../kit/useView'

const arriving = css({ display: 'grid', gap: '24' })

interface PanelFrameProps {
  readonly slot: SlotActor
  readonly frame: Frame
}

/** The panel that staff have open over their page: its dialog, and what is shown while it comes or cannot. */
export const PanelFrame = ({ slot, frame }: PanelFrameProps) => {
  const say = useText()
  const { feature, shown, isOpening, isConfirmingLeave, hasFailed } = useView(slot, viewSlot)
  const count = useView(shown?.ref ?? undefined, (snapshot) =>
    frame.counts === undefined ? null : lengthOf(snapshot, frame.counts),
  )
  if (feature === null) return null
  // The name behind the kind is a panel's.
  const panel = feature.id.slice('panel.'.length) as StaffPanel
  const view = viewOf(feature.id)
  const title = say(`staff.panel.${panel}`)
  return (
    <Modal
      open
      sticky={frame.sticky ?? false}
      side={frame.side ?? 'end'}
      size={frame.size ?? 'md'}
      title={count === null ? title : `${title} (${count})`}
      closeLabel={say('app.close')}
      onClose={() => leavePanel(slot)}
    >
      {hasFailed ? (
        <EmptyState
          drawing={<ServerDown />}
          title={say('staff.failed.title')}
          text={say('staff.failed.text')}
          action={<Button onClick={() => slot.send({ type: 'retry' })}>{say('app.retry')}</Button>}
        />
      ) : isOpening ? (
        <div className={arriving} aria-busy>
          <SkeletonText lines={3} />
          <SkeletonText lines={3} />
        </div>
      ) : (
        view && createElement(view, { actor: shown?.ref ?? null, beside: shown?.beside ?? {}, slot })
      )}
      <Confirmation
        open={isConfirmingLeave}
        danger
        title={say('staff.leave.title')}
        message={say('staff.leave.text')}
        yes={say('staff.leave.yes')}
        no={say('staff.leave.no')}
        onYes={() => slot.send({ type: 'confirm' })}
        onNo={() => slot.send({ type: 'dismiss' })}
      />
    </Modal>
  )
}
