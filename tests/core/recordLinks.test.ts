import { describe, expect, test } from 'vitest'
import { isReportLink, linkDevice, linkState } from '../../src/core/records/recordLinks.rules'

describe('The address of a report (S0-336, S1-318, S2-346)', () => {
  test.each(['https://a.b/c.pdf', 'http://a.b/c.pdf', 'http://x/a.pdf', 'https://x/a.pdf'])('%s is one', (url) => {
    expect(isReportLink(url)).toBe(true)
  })
  test.each(['ftp://a.b/c.pdf', 'https://a.b/c.png', 'ftp://x/a.pdf', 'https://a.b/c.pdf and more', 'https://c.pdf'])(
    '%s is none',
    (url) => {
      expect(isReportLink(url)).toBe(false)
    },
  )
})

describe('The device that opened a link', () => {
  test.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148', 'phone'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/141.0 Mobile Safari/537.36', 'phone'],
    ['Mozilla/5.0 (Linux; Android 15; SM-X710) Chrome/141.0 Safari/537.36', 'tablet'],
    ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Mobile/15E148', 'tablet'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/141.0 Safari/537.36', 'computer'],
    ['', 'computer'],
  ])('%s is a %s', (userAgent, device) => {
    expect(linkDevice(userAgent)).toBe(device)
  })
})

test('A link that was ended stays ended, another one works until its last second', () => {
  expect([
    linkState({ endedAt: 5, expiresAt: 100, isLocked: true }, 10),
    linkState({ endedAt: null, expiresAt: 100, isLocked: false }, 99),
    linkState({ endedAt: null, expiresAt: 100, isLocked: true }, 100),
  ]).toEqual(['ended', 'live', 'expired'])
})
