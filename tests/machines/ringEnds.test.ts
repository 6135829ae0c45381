import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { routeOf, routes } from '../../src/core/app/routes'
import type { Ring } from '../../src/core/call/ring'
import { done } from '../../src/core/kit/outcome'
import type { LoginResult, SessionRefresh } from '../../src/core/session/session'
import { appMachine } from '../../src/machines/app/app.machine'
import { incomingCallMachine } from '../../src/machines/call/incomingCall.machine'
import { fromFeed } from '../../src/machines/kit/fromFeed'
import { fromPort } from '../../src/machines/kit/fromPort'
import { sessionMachine } from '../../src/machines/session/session.machine'
import { contentIn, slotsWith } from '../kit/slots'
import { staffMember } from '../rooms/session/staffMember'
import { ringing } from '../rooms/ring/incomingCall.model'

const INCOMING = 'session.incomingCall'
const patient = { ...staffMember('PATIENT'), userId: 'u1', permissions: [] }
const refresh: SessionRefresh = { permissions: [], userId: 'u1', role: 'PATIENT', isProfileComplete: true }

/** An app whose patient is rung, and how many ringtones sound. */
const rung = async () => {
  let sounding = 0
  const incoming = incomingCallMachine.provide({
    actors: {
      look: fromPort(async () => done<{ readonly ring: Ring | null }>({ ring: ringing })),
      acknowledge: fromPort(async () => done({})),
      sound: fromFeed(() => {
        sounding += 1
        return () => void (sounding -= 1)
      }),
    },
  })
  const app = createActor(
    appMachine.provide({
      actors: {
        session: sessionMachine.provide({
          actors: {
            refreshPage: fromPort(async () => done(refresh)),
            accessToken: fromPort(async () => done({})),
            guestLogin: fromPort(async () => done<LoginResult>({ ...patient, role: 'GUEST', userId: null })),
            // The server has not answered yet that the session of this tab ended as well.
            logout: fromPort(() => new Promise<never>(() => {})),
          },
        }),
        slot: slotsWith(({ feature, login }) =>
          feature.id === INCOMING && login?.role === 'PATIENT' ? { logic: incoming, input: { mayJoin: true } } : null,
        ),
      },
    }),
    { input: { saved: { login: patient, remembered: null }, width: 'phone', now: 0, features: [INCOMING] } },
  ).start()
  const { path } = routes.orderList
  app.send({ type: 'place.changed', place: { route: routeOf(path), path, params: {}, key: path }, now: 0 })
  app.send({ type: 'start' })
  await expect.poll(() => contentIn(app, INCOMING)?.getSnapshot().hasTag('ringing')).toBe(true)
  return { app, sounding: () => sounding }
}

test('a ring is heard no more once its person has logged out in another tab', async () => {
  const { app, sounding } = await rung()
  expect(sounding()).toBe(1)
  app.getSnapshot().children.session?.send({ type: 'left.elsewhere', userId: 'u1' })
  expect(sounding()).toBe(0)
  expect(contentIn(app, INCOMING)).toBeNull()
})
