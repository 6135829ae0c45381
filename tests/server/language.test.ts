import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languageCodes } from '../../src/core/language/languages'
import { texts } from '../../server/assembly'
import { sentMessages } from '../../server/kit/outbox'
import { startBackend, type TestBackend } from '../kit/backend'

let practice: TestBackend
beforeAll(async () => {
  practice = await startBackend()
})
afterAll(() => practice.close())

const letters = {
  eng: /[A-Za-z]/,
  hin: /\p{Script=Devanagari}/u,
  guj: /\p{Script=Gujarati}/u,
  ben: /\p{Script=Bengali}/u,
}

describe.each(languageCodes)('a caller who speaks %s', (language) => {
  it('reads every text of the server in letters of that language', () => {
    // a text that is nothing but what is put into it has no words of its own
    for (const text of Object.values(texts[language]).filter((each) => !/^(?:\{\w+\}|[\s,·–])+$/.test(each)))
      expect(text).toMatch(letters[language])
  })
  it('has no digits but Latin ones in any of them', () => {
    for (const text of Object.values(texts[language])) expect(text).not.toMatch(/[०-९૦-૯০-৯]/)
  })
  it('gets the one-time code in a message of that language', async () => {
    const phoneNumber = `98${languageCodes.indexOf(language)}0000001`
    const reply = await practice.call(
      'session.requestOtp',
      { country_code: '+91', phone_number: phoneNumber },
      { language },
    )
    expect(reply.message).toBe(texts[language]['session.otpSent'])
    const message = (await sentMessages(practice.db)).findLast(({ to }) => to.endsWith(phoneNumber))
    const [before, after] = texts[language]['session.otpSms'].replace('{minutes}', '10').split('{code}')
    expect(message?.text).toMatch(/\d{6}/)
    expect(message?.text.replace(/\d{6}/, '')).toBe(`${before}${after}`)
  })
  it('reads the ways to pay in it', async () => {
    const reply = await practice.call<{ paymentMethods: { video: { frontendText: string }[] } }>(
      'config.read',
      { key: 'paymentMethods' },
      { language },
    )
    expect(reply.result.paymentMethods.video.map(({ frontendText }) => frontendText)).toEqual([
      texts[language]['payment.online'],
      texts[language]['payment.later'],
    ])
  })
})
