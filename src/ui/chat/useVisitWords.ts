import type { NamedVisit } from '../../core/chat/chat.rules'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'

/** By which visit a chat is told from another with somebody of the same name: its moment and its clinic, or by video. */
export const useVisitWords = () => {
  const say = useText()
  const when = useWhen()
  return ({ startsAt, clinic }: NamedVisit): string =>
    clinic === null
      ? say('chat.visit.video', { at: when.at(startsAt) })
      : say('chat.visit.clinic', { at: when.at(startsAt), clinic })
}
