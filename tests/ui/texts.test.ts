import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Texts = typeof import('../../src/ui/intl/texts')

let texts: Texts
beforeEach(async () => {
  vi.resetModules()
  vi.stubGlobal('document', { fonts: { load: async () => [] } })
  texts = await import('../../src/ui/intl/texts')
})
afterEach(() => vi.unstubAllGlobals())

const said = (id: string) => (texts.currentTexts().texts as Record<string, unknown>)[id]

test('English is there at once, other rooms when they are asked for', async () => {
  expect(said('app.retry')).toBe('Try again')
  expect(said('members.save')).toBeUndefined()
  await texts.loadTexts(['members'])
  expect(said('members.save')).toBe('Save')
})

test('another language is spoken everywhere at once', async () => {
  await texts.loadTexts(['members'])
  const heard: string[] = []
  texts.onTexts(() => heard.push(`${texts.currentTexts().language} ${String(said('members.save'))}`))
  await texts.speak('hin')
  expect(heard).toEqual(['hin सहेजें'])
  expect(said('app.retry')).toBe('फिर कोशिश करें')
})

test('a room that comes later comes in the language that is spoken', async () => {
  await texts.speak('guj')
  await texts.loadTexts(['session'])
  expect(said('session.number.send')).toBe('OTP મેળવો')
})

test('a room that is asked for while the language changes is in both', async () => {
  const changing = texts.speak('ben')
  await Promise.all([texts.loadTexts(['session']), changing])
  expect(said('session.number.send')).toBe('OTP নিন')
  await texts.speak('eng')
  expect(said('session.number.send')).toBe('Get OTP')
})

test('a room without a translation is English until it has one', async () => {
  await texts.speak('hin')
  await texts.loadTexts(['dev'])
  const [id] = Object.keys(texts.currentTexts().texts).filter((each) => each.startsWith('dev.'))
  expect(id).toBeDefined()
  expect(texts.currentTexts().language).toBe('hin')
})

test('the latest choice wins', async () => {
  await Promise.all([texts.speak('hin'), texts.speak('guj'), texts.speak('eng')])
  expect(texts.currentTexts().language).toBe('eng')
})
