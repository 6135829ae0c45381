// @vitest-environment happy-dom
import { cleanup, render, within } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { releaseMachine } from '../../src/machines/app/release.machine'
import { AppContext } from '../../src/ui/app/frame/AppContext'
import { ReleaseCard } from '../../src/ui/app/frame/ReleaseCard'
import app from '../../src/ui/intl/en/app.json'
import errors from '../../src/ui/intl/en/errors.json'
import { appAs } from '../kit/appAs'

afterEach(cleanup)

/** A room of a call that somebody is in, or has left. */
const room = (isInside: boolean) => {
  const ref = { getSnapshot: () => ({ hasTag: () => isInside }), subscribe: () => ({ unsubscribe: () => {} }) }
  const slot = { context: { shown: { ref } }, hasTag: () => true }
  return { getSnapshot: () => slot, subscribe: () => ({ unsubscribe: () => {} }) }
}

const cardBeside = async (isInside: boolean): Promise<number> => {
  const actor = createActor(
    releaseMachine.provide({
      actors: { findNewer: fromPromise<string | null>(() => Promise.resolve('/assets/first-2.js')) },
    }),
  ).start()
  actor.send({ type: 'looked' })
  await waitFor(actor, (snapshot) => snapshot.hasTag('waiting'))
  const standing = Object.assign(appAs(null), { system: { get: () => room(isInside) } })
  const { container } = render(
    <IntlProvider locale="en-IN" messages={{ ...app, ...errors }}>
      <AppContext value={{ app: standing, now: () => 0 }}>
        <ReleaseCard actor={actor} />
      </AppContext>
    </IntlProvider>,
  )
  return within(container).queryAllByRole('status').length
}

test('a new version is named outside a call, and not in the middle of one', async () => {
  expect(await cardBeside(false)).toBe(1)
  cleanup()
  expect(await cardBeside(true)).toBe(0)
})
