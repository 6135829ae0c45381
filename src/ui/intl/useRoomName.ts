import { useIntl } from 'react-intl'
import { roomNamed } from '../../core/inpatient/roomName.rules'
import { useText } from './useText'

/**
 * `Ward A` in the words of the page; a name that a hospital gave stays as it is, and in English all of them do. Needs the
 * texts of `kit`.
 */
export const useRoomName = (): ((name: string) => string) => {
  const say = useText()
  const { locale } = useIntl()
  return (name) => {
    const named = locale.startsWith('en') ? null : roomNamed(name)
    if (named === null) return name
    const word = say(`kit.room.${named.kind}`)
    return named.mark === null ? word : `${word} ${named.mark}`
  }
}
