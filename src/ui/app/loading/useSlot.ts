import { type ActorRefFrom, type AnyActorLogic, waitFor } from 'xstate'
import { contentOf } from '../../../machines/app/slot.view'
import { useView } from '../../kit/useView'
import { type AppActor, useApp } from '../frame/AppContext'
import type { SlotActor } from './features'

/** A slot, once something was opened in it: the root moves when a slot comes. */
export const useSlot = (name: string): SlotActor | undefined => {
  const { app } = useApp()
  return useView(app, () => app.system.get(name) as SlotActor | undefined)
}

/** The actor of what is open in a slot, once it has arrived; who asks names its logic. */
export const useContent = <Logic extends AnyActorLogic>(name: string): ActorRefFrom<Logic> | undefined =>
  useView(useSlot(name), (snapshot) => (contentOf(snapshot) ?? undefined) as ActorRefFrom<Logic> | undefined)

/** The actor of a part of the page, once it has arrived; where the page has it twice, both show the same. */
export const partOf = async <Logic extends AnyActorLogic>(
  app: AppActor,
  id: `part.${string}`,
): Promise<ActorRefFrom<Logic>> => {
  const find = () => app.system.get(id) as SlotActor | undefined
  if (contentOf(find()?.getSnapshot()) === null) {
    app.send({ type: 'open', feature: { id } })
    await waitFor(find()!, (snapshot) => !snapshot.hasTag('opening'), { timeout: Infinity })
  }
  const content = contentOf(find()?.getSnapshot())
  if (content === null) throw new Error(`${id} did not arrive`)
  // The wiring opens the logic that belongs to the part.
  return content as ActorRefFrom<Logic>
}
