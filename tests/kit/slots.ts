import { type AnyActorRef, fromPromise } from 'xstate'
import type { FeatureRequest, OpenedFeature } from '../../src/machines/app/feature'
import { slotMachine } from '../../src/machines/app/slot.machine'

/** Slots whose features come from this; a feature without logic is null. */
export const slotsWith = (load: (request: FeatureRequest) => OpenedFeature | null) =>
  slotMachine.provide({
    actors: { load: fromPromise<OpenedFeature | null, FeatureRequest>(async ({ input }) => load(input)) },
  })

type SlotActor = AnyActorRef & { getSnapshot: () => { context: { shown: { ref: AnyActorRef | null } | null } } }

/** A slot of an app, once something was opened in it. */
export const slotIn = (app: { system: { get: (name: string) => unknown } }, name: string): SlotActor | undefined =>
  app.system.get(name) as SlotActor | undefined

/** The actor of what is open in a slot of an app. */
export const contentIn = (app: Parameters<typeof slotIn>[0], name: string): AnyActorRef | null =>
  slotIn(app, name)?.getSnapshot().context.shown?.ref ?? null
