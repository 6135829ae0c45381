import { createElement } from 'react'
import { css } from 'styled-system/css'
import { saysItIsLost } from '../../../machines/app/feature'
import { viewSlot } from '../../../machines/app/slot.view'
import { loadTexts } from '../../intl/texts'
import { useView } from '../../kit/useView'
import { BrokenPage } from './BrokenPage'
import { panelFrameOf, viewOf, wiringRoomOf } from './features'
import { onDemand } from './onDemand'
import { useSlot } from './useSlot'

const PanelFrame = onDemand(async () => {
  const [{ PanelFrame: Frame }] = await Promise.all([import('../../staff/PanelFrame'), loadTexts(['staff'])])
  return Frame
})

/** In view wherever the page is, above the navigation of a phone. */
const lost = css({
  position: 'fixed',
  zIndex: 'dialog',
  insetInline: '16',
  insetBlockEnd: { base: '[calc(64px + 16px + env(safe-area-inset-bottom))]', desktop: '24' },
  maxWidth: '[28rem]',
  marginInline: 'auto',
  borderWidth: '1px',
  borderStyle: 'solid',
  borderColor: 'line',
  borderRadius: '12',
  background: 'surface',
  boxShadow: 'overlay',
})

/** What is open in a slot over the page. A panel stands in its frame while it arrives, the others show when they have. */
export const SlotView = ({ name }: { readonly name: string }) => {
  const slot = useSlot(name)
  const { feature, shown, hasFailed } = useView(slot, viewSlot)
  if (!slot || !feature) return null
  const frame = name === 'panel' ? panelFrameOf(feature.id) : null
  if (frame) return <PanelFrame slot={slot} frame={frame} />
  if (hasFailed && saysItIsLost(feature))
    return (
      <div className={lost}>
        <BrokenPage isPart onRetry={() => slot.send({ type: 'retry' })} />
      </div>
    )
  const view = shown && viewOf(shown.feature.id)
  // Of a feature that has no machine for this person nothing is shown.
  if (shown?.ref === null && wiringRoomOf(shown.feature.id) !== null) return null
  return view ? createElement(view, { actor: shown.ref, beside: shown.beside, slot }) : null
}
