import type { Pharmacy } from '../../core/medicines/medicines'
import { openingOf } from '../../machines/medicines/pharmacies.view'
import { useApp } from '../app/frame/AppContext'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'

/** When a pharmacy is open, in words: `Open till 10 pm`. */
export const useOpening = () => {
  const say = useText()
  const when = useWhen()
  const { now } = useApp()
  return (pharmacy: Pharmacy): string => {
    const opening = openingOf(pharmacy, now())
    switch (opening.kind) {
      case 'paused':
        return opening.at === null
          ? say('medicines.paused')
          : say('medicines.pausedTill', { day: when.within.day(opening.at) })
      case 'opensOn':
        return say('medicines.opensOn', { day: when.within.day(opening.at), time: when.time(opening.at) })
      case 'openTill':
      case 'opensAt':
        return say(`medicines.${opening.kind}`, { time: when.time(opening.at) })
      case 'always':
        return say('medicines.always')
    }
  }
}
