import type { DoctorQuery } from '../../core/doctors/doctors'
import { withoutPlace } from '../../core/doctors/doctors.rules'
import { viewFrame } from '../../machines/app/frame.view'
import { useApp } from '../app/frame/AppContext'
import { useView } from '../kit/useView'

/** What of a search counts where the person's place is not known, and how they are asked for it. */
export const usePlace = (query: DoctorQuery) => {
  const { app } = useApp()
  const isPlaced = useView(app, (snapshot) => viewFrame(snapshot).isPlaced)
  return {
    isPlaced,
    counted: isPlaced ? query : withoutPlace(query),
    ask: () => app.send({ type: 'open', feature: { id: 'overlay.locationPicker' } }),
  }
}
