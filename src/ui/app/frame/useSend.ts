import { useCallback } from 'react'
import type { AnyActorRef } from 'xstate'
import type { Permission } from '../../../core/session/permissions'
import { mayTry } from '../../../core/session/permissions.rules'
import { loginOf } from '../../../machines/app/app.view'
import { useApp } from './AppContext'

/** Does what was pressed for those who hold a permission; others read that they do not, before they are asked anything. */
export const useAct = (): ((permission: Permission, act: () => void) => void) => {
  const { app } = useApp()
  return useCallback(
    (permission, act) => {
      if (mayTry(loginOf(app.getSnapshot())?.permissions ?? null, permission)) act()
      else app.send({ type: 'permission.denied' })
    },
    [app],
  )
}

type EventOf<Actor extends AnyActorRef> = Parameters<Actor['send']>[0]

/** An actor's `send` for which some events need a permission: `useSend(actor, { delete: 'doctorReview.delete' })`. */
export const useSend = <Actor extends AnyActorRef>(
  actor: Actor,
  needs: Readonly<Partial<Record<EventOf<Actor>['type'], Permission>>>,
): ((event: EventOf<Actor>) => void) => {
  const act = useAct()
  return useCallback(
    (event) => {
      const permission = (needs as Readonly<Record<string, Permission | undefined>>)[event.type]
      if (permission === undefined) actor.send(event)
      else act(permission, () => actor.send(event))
    },
    [actor, act, needs],
  )
}
