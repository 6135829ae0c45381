import type { AnyActor, AnyStateMachine } from 'xstate'
import type { LanguageChanged } from '../machines/kit/appEvent'

/** Machines that show words of the server, while they last: told when another language is spoken. */
export const localeSubscribers = () => {
  const changed: LanguageChanged = { type: 'language.changed' }
  let readers: readonly AnyActor[] = []
  const lasting = () => readers.filter((reader) => reader.getSnapshot().status === 'active')
  return {
    note: (actor: AnyActor): void => {
      if ((actor.logic as Partial<AnyStateMachine>).events?.includes(changed.type)) readers = [...lasting(), actor]
    },
    notify: (): void => {
      for (const reader of lasting()) reader.send(changed)
    },
  }
}
