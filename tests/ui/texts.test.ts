import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Texts = typeof import('../../src/ui/intl/texts')

let texts: Texts
beforeEach(async () => {
  vi.resetModules()
  vi.stubGlobal('document', { fonts: { load: async () => [] } })
  texts = await import('../../src/ui/intl/texts')
})
afterEach(() => vi.unstubAllGlobals())

const emitted = (id: string) => (texts.currentTexts().texts as Record<string, unknown>)[id]

test('English is there at once, other rooms when they are asked for', async () => {
  expect(emitted('app.retry')).toBe('Try again')
  expect(emitted('members.save')).toBeUndefined()
  await texts.loadTexts(['members'])
  expect(emitted('members.save')).toBe('Save')
})

test('another language is spoken everywhere at once', async () => {
  await texts.loadTexts(['members'])
  const received: string[] = []
  texts.onTexts(() => received.push(`${texts.currentTexts().language} ${String(emitted('members.save'))}`))
  await texts.speak('hin')
  expect(received).toEqual(['hin सहेजें'])
  expect(emitted('app.retry')).toBe('फिर कोशिश करें')
})

test('a room that comes later comes in the language that is spoken', async () => {
  await texts.speak('guj')
  await texts.loadTexts(['session'])
  expect(emitted('session.number.send')).toBe('OTP મેળવો')
})

test('a room that is asked for while the language changes is in both', async () => {
  const changing = texts.speak('ben')
  await Promise.all([texts.loadTexts(['session']), changing])
  expect(emitted('session.number.send')).toBe('OTP নিন')
  await texts.speak('eng')
  expect(emitted('session.number.send')).toBe('Get OTP')
})

test('the latest choice wins', async () => {
  await Promise.all([texts.speak('hin'), texts.speak('guj'), texts.speak('eng')])
  expect(texts.currentTexts().language).toBe('eng')
})
