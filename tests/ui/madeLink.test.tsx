// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, test } from 'vitest'
import { createActor, setup } from 'xstate'
import { AppContext } from '../../src/ui/app/frame/AppContext'
import records from '../../src/ui/intl/en/records.json'
import { MadeLink } from '../../src/ui/records/MadeLink'
import { staffMember } from '../rooms/session/staffMember'

afterEach(cleanup)

const messageBy = (login: object | null): string | null => {
  const app = createActor(setup({}).createMachine({ context: { login } })).start()
  render(
    <IntlProvider locale="en-IN" messages={records}>
      <AppContext value={{ app: app as never, now: () => 0 }}>
        <MadeLink made={{ name: 'Dr Shah', url: '/shared/abc/record.pdf', code: null }} />
      </AppContext>
    </IntlProvider>,
  )
  const { href } = screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' })
  return new URL(href).searchParams.get('text')
}

test('a link is sent with who shares it, so that it is opened, and not with what it is', () => {
  const sent = messageBy({ ...staffMember('PATIENT'), name: 'Rajat Mehta' })
  expect(sent).toMatch(/^Rajat M\.? shared a document with you: http.*\/shared\/abc\/record\.pdf$/)
})

test('of somebody without a name it is sent as a document', () => {
  expect(messageBy(null)).toMatch(/^A document for you: http/)
})
