// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { brand } from '../../src/core/app/brand'
import { StoreButtons } from '../../src/ui/app/frame/DownloadBlock'
import { Helpline } from '../../src/ui/app/Helpline'
import { SocialLinks } from '../../src/ui/app/SocialLinks'
import { NoSlots } from '../../src/ui/booking/NoSlots'
import app from '../../src/ui/intl/en/app.json'
import booking from '../../src/ui/intl/en/booking.json'
import legal from '../../src/ui/intl/en/site.json'
import { Offers } from '../../src/ui/marketing/Offers'

interface Brand {
  name: string
  helpline: string
  email: string
  stores: Record<string, string>
  social: Record<string, string>
}

const configured = vi.hoisted((): { brand: Brand } => ({
  brand: {
    name: 'Spine Care',
    helpline: '',
    email: '',
    stores: { googlePlay: '', appStore: '' },
    social: {},
  },
}))
vi.mock('../../src/core/app/brand', async (original) => ({ ...(await original<object>()), ...configured }))

const show = (part: React.ReactNode) =>
  render(
    <IntlProvider locale="en-IN" messages={{ ...app, ...booking, ...legal }}>
      {part}
    </IntlProvider>,
  )
const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
const looks = { searches: '', heading: '', row: '', link: '' }

beforeEach(() => {
  configured.brand.helpline = '1800 111 222'
  configured.brand.stores = { googlePlay: 'https://example.com/play', appStore: 'https://example.com/app' }
  configured.brand.social = { Facebook: 'https://example.com/f', YouTube: 'https://example.com/y' }
})
afterEach(cleanup)

const helpline = <Helpline without="nobody">{(number, href) => <a href={href}>{number}</a>}</Helpline>

test('the helpline is the configured number, and nothing where none is', () => {
  expect(brand.helpline).toBe('1800 111 222')
  show(helpline)
  expect(links()).toEqual([['1800 111 222', 'tel:1800111222']])
  cleanup()
  configured.brand.helpline = ''
  show(helpline)
  expect(links()).toEqual([])
  expect(document.body.textContent).toBe('nobody')
})

test.each([
  ['1800 111 222', 'No slots available, call our helpline number', 'tel:1800111222'],
  ['', 'No slots available', undefined],
])('with the helpline %j a doctor without slots reads: %s', (number, title, href) => {
  configured.brand.helpline = number
  show(<NoSlots absence="everywhere" consultation="video" alert={null} onChoose={() => {}} />)
  expect(screen.getByRole('heading').textContent).toBe(title)
  expect(links()[0]?.[1]).toBe(href)
})

test('the helpline is offered where there is one', () => {
  show(<Offers />)
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
  cleanup()
  configured.brand.helpline = ''
  show(<Offers />)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).not.toContain('Helpline 24×7')
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
})

test('a page elsewhere without an address is not shown', () => {
  show(<SocialLinks looks={looks} />)
  expect(links()).toEqual([
    ['Facebook', 'https://example.com/f'],
    ['YouTube', 'https://example.com/y'],
  ])
  cleanup()
  configured.brand.social['Facebook'] = ''
  show(<SocialLinks looks={looks} />)
  expect(links()).toEqual([['YouTube', 'https://example.com/y']])
  cleanup()
  configured.brand.social = {}
  show(<SocialLinks looks={looks} />)
  expect(document.body.textContent).toBe('')
})

test('a store button leads to the configured address, and is missing without one', () => {
  show(<StoreButtons />)
  expect(links().map(([, href]) => href)).toEqual(['https://example.com/play', 'https://example.com/app'])
  cleanup()
  configured.brand.stores = { googlePlay: '', appStore: 'https://example.com/app' }
  show(<StoreButtons />)
  expect(links().map(([, href]) => href)).toEqual(['https://example.com/app'])
})
