// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { AppContext } from '../../src/ui/app/frame/AppContext'
import { VerifyButton } from '../../src/ui/app/frame/VerifyButton'
import { features as orders } from '../../src/wiring/orders.wiring'
import { features as records } from '../../src/wiring/records.wiring'
import { staffMember } from '../rooms/session/staffMember'

afterEach(cleanup)

const intentFrom = (address: string, path?: string) => {
  const sent: { readonly intent?: unknown }[] = []
  const app = {
    getSnapshot: () => ({ context: { place: { path: address } } }),
    send: (event: { readonly intent?: unknown }) => void sent.push(event),
  }
  const { getByRole } = render(
    <AppContext value={{ app: app as never, now: () => 0 }}>
      <VerifyButton {...(path !== undefined && { path })}>Log in</VerifyButton>
    </AppContext>,
  )
  fireEvent.click(getByRole('button'))
  cleanup()
  return sent.map(({ intent }) => intent)
}

test('whoever comes by a link logs in and is led to what it names', () => {
  expect(intentFrom('/order-list?order=o1')).toEqual([{ _tag: 'OpenPage', path: '/order-list?order=o1' }])
  expect(intentFrom('/medical-records?record=r1&step=share')).toEqual([
    { _tag: 'OpenPage', path: '/medical-records?record=r1&step=share' },
  ])
  expect(intentFrom('/chat', '/chat?support=1')).toEqual([{ _tag: 'OpenPage', path: '/chat?support=1' }])
})

const anything: object = new Proxy(() => anything, { get: () => anything })

test.each([
  ['orders', orders['page.orderList']!, { order: 'o1' }],
  ['records', records['page.medicalRecords']!, { record: 'r1' }],
] as const)(
  'the address of %s that a guest came by stays as it is until they have verified',
  async (_, open, params) => {
    const request = (role: 'GUEST' | 'PATIENT') => ({
      feature: { id: 'page.orderList' },
      login: staffMember(role),
      place: { route: 'orderList', path: '/', params, key: '' },
      width: 'desktop',
      now: 1_795_400_000,
    })
    const flowOf = async (role: 'GUEST' | 'PATIENT') => (await open(anything as never, request(role) as never))?.flow
    expect([await flowOf('GUEST'), typeof (await flowOf('PATIENT'))]).toEqual([undefined, 'function'])
  },
)
