// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { releaseMachine } from '../../src/machines/app/release.machine'
import { watchWords } from '../../src/ui/app/history/dirtyFields'
import type { App } from '../../src/wiring/ports'
import { renewBroken } from '../../src/wiring/renewBroken'

afterEach(() => {
  sessionStorage.clear()
  document.body.replaceChildren()
})

const slot = (ref: unknown, failed = false) => {
  const snapshot = {
    context: { shown: ref === null ? null : { ref } },
    hasTag: (tag: string) => failed && tag === 'failed',
  }
  return { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => {} }) }
}

/** A page that could not be opened, as a newer version is on the server; what came of it. */
const brokenPage = async ({ isInCall = false } = {}) => {
  const reload = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const release = createActor(
    releaseMachine.provide({
      actors: { findNewer: fromPromise<string | null>(() => Promise.resolve('two')), reload: fromPromise(reload) },
    }),
  ).start()
  const slots: Record<string, unknown> = {
    'app.release': slot(release),
    page: slot(null, true),
    'session.callRoom': slot({ getSnapshot: () => ({ hasTag: () => isInCall }) }),
  }
  const app = { system: { get: (name: string) => slots[name] }, getSnapshot: () => ({ context: { slots: ['page'] } }) }
  await renewBroken(app as unknown as App)
  await vi.waitFor(() => expect(release.getSnapshot().hasTag('waiting')).toBe(true))
  return { reload, release }
}

const typeInto = (value: string) => {
  watchWords()
  const field = document.body.appendChild(document.createElement('textarea'))
  field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  field.value = value
}

test('a page whose version is gone comes with the new one by itself', async () => {
  const { reload } = await brokenPage()
  expect(reload).toHaveBeenCalledOnce()
})

test('nothing reloads by itself over what somebody types: the new version waits', async () => {
  typeInto('The tingling is back')
  const { reload, release } = await brokenPage()
  expect(reload).not.toHaveBeenCalled()
  expect(release.getSnapshot().matches('waiting')).toBe(true)
})

test('nor in the middle of a call', async () => {
  const { reload } = await brokenPage({ isInCall: true })
  expect(reload).not.toHaveBeenCalled()
})
