// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, test, vi } from 'vitest'
import type { RecordDeskActor } from '../../src/machines/records/recordDesk.machine'
import app from '../../src/ui/intl/en/app.json'
import records from '../../src/ui/intl/en/records.json'
import type { ModalProps } from '../../src/ui/kit/ModalDialog'
import { ActivePrescription } from '../../src/ui/records/ActivePrescription'

// The real one is tried in a browser: without layout it never comes to rest.
vi.mock('../../src/ui/kit/Modal', () => ({
  Modal: ({ open, title, children }: ModalProps) =>
    open ? (
      <div role="dialog" aria-label={title}>
        {children}
      </div>
    ) : null,
}))

afterEach(cleanup)

const members = [
  { id: 'm1', name: 'Asha' },
  { id: 'm2', name: 'Ravi' },
]
const shown = (active: readonly object[], memberId: string | null) => {
  const sent: unknown[] = []
  const snapshot = { context: { view: 'list', members, active, record: null }, children: {}, tags: new Set() }
  const desk = {
    getSnapshot: () => snapshot,
    subscribe: () => ({ unsubscribe: () => {} }),
    send: (event: unknown) => void sent.push(event),
  }
  const { getByRole, queryByRole } = render(
    <IntlProvider locale="en" messages={{ ...app, ...records }}>
      <ActivePrescription desk={desk as unknown as RecordDeskActor} memberId={memberId} size="md" />
    </IntlProvider>,
  )
  const press = (name: string) => fireEvent.click(getByRole('button', { name }))
  return { sent, press, queryByRole }
}
const ofBoth = [
  { id: 'p1', memberId: 'm1' },
  { id: 'p2', memberId: 'm2' },
]

test('of a family with several active prescriptions it is asked whose', () => {
  const { sent, press, queryByRole } = shown(ofBoth, null)
  press('Active prescription')
  expect(sent).toEqual([])
  expect(queryByRole('dialog', { name: 'Whose prescription?' })).not.toBeNull()
  press('Ravi')
  expect(sent).toEqual([{ type: 'record.opened', id: 'p2' }])
})

test('of one member, or where there is one alone, it opens at once', () => {
  const one = shown(ofBoth, 'm2')
  one.press('Active prescription')
  expect(one.sent).toEqual([{ type: 'record.opened', id: 'p2' }])
  cleanup()
  const alone = shown(ofBoth.slice(0, 1), null)
  alone.press('Active prescription')
  expect(alone.sent).toEqual([{ type: 'record.opened', id: 'p1' }])
  cleanup()
  expect(shown([], null).queryByRole('button')).toBeNull()
})
