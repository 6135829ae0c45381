import { type ActorRefFrom, type AnyActorLogic, waitFor } from 'xstate'
import { useView } from '../kit/useView'
import { type AppActor, useApp } from './AppContext'
import type { SlotActor } from './features'

/** A slot, once something was opened in it: the root moves when a slot comes. */
export const useSlot = (name: string): SlotActor | undefined => {
  const { app } = useApp()
  return useView(app, () => app.system.get(name) as SlotActor | undefined)
}

/** The actor of what is open in a slot, once it has arrived; who asks names its logic. */
export const useContent = <Logic extends AnyActorLogic>(name: string): ActorRefFrom<Logic> | undefined =>
  useView(useSlot(name), (snapshot) => (snapshot?.context.shown?.ref ?? undefined) as ActorRefFrom<Logic> | undefined)

const contentOf = (slot: SlotActor | undefined) => slot?.getSnapshot().context.shown?.ref ?? null

/** The actor of a part of the page, once it has arrived; where the page has it twice, both show the same. */
export const partOf = async <Logic extends AnyActorLogic>(
  app: AppActor,
  id: `part.${string}`,
): Promise<ActorRefFrom<Logic>> => {
  const find = () => app.system.get(id) as SlotActor
  if (contentOf(find()) === null) {
    app.send({ type: 'open', feature: { id } })
    await waitFor(find(), (snapshot) => !snapshot.hasTag('opening'), { timeout: Infinity })
  }
  const content = contentOf(find())
  if (content === null) throw new Error(`${id} did not arrive`)
  // The wiring opens the logic that belongs to the part.
  return content as ActorRefFrom<Logic>
}
