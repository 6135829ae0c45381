import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'

/** That a centre takes no orders, and until when where that is known. */
export const usePauseWords = () => {
  const say = useText()
  const when = useWhen()
  return ({ until }: { readonly until: number | null }): string =>
    until === null ? say('diagnostics.paused') : say('diagnostics.pausedTill', { day: when.within.day(until) })
}
