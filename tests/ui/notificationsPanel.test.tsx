// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, createMachine, waitFor } from 'xstate'
import { done } from '../../src/core/kit/outcome'
import type { NotificationPage } from '../../src/core/notifications/notifications'
import { fromPort } from '../../src/machines/kit/fromPort'
import { notificationsMachine } from '../../src/machines/notifications/notifications.machine'
import { AppContext } from '../../src/ui/app/frame/AppContext'
import app from '../../src/ui/intl/en/app.json'
import notifications from '../../src/ui/intl/en/notifications.json'
import type { ModalProps } from '../../src/ui/kit/ModalDialog'
import { NotificationsPanel } from '../../src/ui/notifications/NotificationsPanel'
import { worldOf } from '../kit/world'

// As the real one, it has its body a moment after it was opened.
vi.mock('../../src/ui/kit/Modal', () => ({
  Modal: ({ open, bodyRef, children }: ModalProps) => {
    const [isShown, setShown] = useState(false)
    useEffect(() => setShown(open), [open])
    return isShown ? <div ref={bodyRef}>{children}</div> : null
  },
}))

/** Tells of a size once the element is laid out. */
class LaidOut {
  private readonly notify: () => void
  constructor(notify: () => void) {
    this.notify = notify
  }
  observe(element: Element) {
    queueMicrotask(() => {
      vi.spyOn(element, 'clientHeight', 'get').mockReturnValue(800)
      this.notify()
    })
  }
  unobserve() {}
  disconnect() {}
}

beforeEach(() => void vi.stubGlobal('ResizeObserver', LaidOut))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const item = (id: number) => ({
  id: `n${id}`,
  title: `Title ${id}`,
  description: 'Text',
  eventType: 'tests.offer',
  createdAt: 1_709_610_000 - id,
  status: 'READ' as const,
  dynamicData: {},
})

test('a page that was loaded before and does not fill the panel brings the next one', async () => {
  const asked: number[] = []
  const actor = createActor(
    notificationsMachine.provide({
      actors: {
        loadPage: fromPort<{ page: number }, NotificationPage>(async ({ page }) => {
          asked.push(page)
          const count = page === 1 ? 10 : 5
          return done({ items: Array.from({ length: count }, (_, at) => item(page * 10 + at)), isAllRead: true })
        }),
      },
    }),
    { input: { role: 'PATIENT' } },
  )
  worldOf(actor, () => {})
  actor.start()
  await waitFor(actor, (snapshot) => snapshot.matches({ list: 'listed' }))
  actor.send({ type: 'open' })
  // Its rows have no height here: none of them fills it.
  render(
    <IntlProvider locale="en-IN" messages={{ ...app, ...notifications }}>
      <AppContext value={{ app: createActor(createMachine({})).start() as never, now: () => 1_709_610_000 }}>
        <NotificationsPanel actor={actor} />
      </AppContext>
    </IntlProvider>,
  )
  await expect.poll(() => screen.queryByText('Title 24')).not.toBeNull()
  expect(asked).toEqual([1, 2])
})
