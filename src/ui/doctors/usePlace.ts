import { useSelector } from '@xstate/react'
import type { DoctorQuery } from '../../core/doctors/doctors'
import { withoutPlace } from '../../core/doctors/doctors.rules'
import { useApp } from '../app/AppContext'

/** What of a search counts where the person's place is not known, and how they are asked for it. */
export const usePlace = (query: DoctorQuery) => {
  const { app } = useApp()
  const isPlaced = useSelector(app, ({ context }) => context.location !== null)
  return {
    isPlaced,
    counted: isPlaced ? query : withoutPlace(query),
    ask: () => app.send({ type: 'open', feature: { id: 'overlay.locationPicker' } }),
  }
}
