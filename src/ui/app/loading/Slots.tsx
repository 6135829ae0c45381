import { slotsOf } from '../../../machines/app/app.view'
import { useView } from '../../kit/useView'
import { useApp } from '../frame/AppContext'
import { onDemand } from './onDemand'
import { Part } from './Part'

const SlotView = onDemand(async () => (await import('./SlotView')).SlotView)

/** The page has its place in the frame, and a page shows its own parts. */
const isOverPage = (slot: string): boolean => slot !== 'page' && !slot.startsWith('part.')

/** All that is open over the page; each may fall over without taking the rest with it. */
export const Slots = () => {
  const { app } = useApp()
  const slots = useView(app, slotsOf)
  return slots.filter(isOverPage).map((slot) => (
    <Part key={slot}>
      <SlotView name={slot} />
    </Part>
  ))
}
