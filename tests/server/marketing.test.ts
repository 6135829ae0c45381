import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sentMessages } from '../../server/kit/outbox'
import { contents } from '../../server/marketing/marketing.tables'
import { LINKS_PER_DAY } from '../../server/marketing/marketing.server'
import { pageWords } from '../../server/seed/contents'
import { brand } from '../../src/core/app/brand'
import { DAY, MINUTE } from '../../src/core/kit/dates'
import { ContentPage } from '../../src/core/marketing/marketing'
import { startBackend, type TestBackend } from '../kit/backend'

let practice: TestBackend
beforeAll(async () => {
  practice = await startBackend()
})
afterAll(() => practice.close())

const languages = ['eng', 'hin', 'guj', 'ben'] as const

describe.each(languages)('In %s', (language) => {
  const read = <Result>(row: Parameters<TestBackend['call']>[0], input = {}) =>
    practice.call<Result>(row, input, { language })

  test.each(ContentPage.literals)('the page %s has its words and its pictures', async (page) => {
    const { result } = await read<{ heading: string; sections: { image: string | null }[]; cover: string | null }>(
      'marketing.content',
      { page },
    )
    expect(result.heading).toBe(pageWords[language].pages[page].heading)
    const pictures = [result.cover, ...result.sections.map(({ image }) => image)].filter((each) => each !== null)
    for (const picture of pictures) expect((await practice.get(picture)).status).toBe(200)
  })

  test('every tag has questions of its own', async () => {
    const tags = (await read<{ id: string; name: string }[]>('support.faqTags')).result
    expect(tags.map(({ name }) => name)).toEqual(Object.values(pageWords[language].tags))
    for (const { id } of tags) {
      const asked = (await read<{ question: string; answer: string }[]>('support.faqs', { tag: id })).result
      const own = Object.values(pageWords[language].faqs).filter(({ tag }) => tag === id)
      expect(asked.map(({ question }) => question)).toEqual(own.map(({ question }) => question))
    }
  })

  test('partners and banners are told', async () => {
    const { partners } = (await read<{ partners: { name: string }[] }>('config.read', { key: 'partners' })).result
    expect(partners.map(({ name }) => name)).toEqual(
      Object.values(pageWords[language].partners).map(({ name }) => name),
    )
    const { result } = await read<{ title: string; bannerRedirection: string; webUrl: string }[]>('marketing.banners', {
      type: 'home',
    })
    expect(result.map(({ title }) => title)).toEqual(
      Object.values(pageWords[language].banners).map(({ title }) => title),
    )
  })
})

test('the catalogues of the pages have the same shape in every language', () => {
  const shape = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.length
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shape(each)]))
        : typeof value
  for (const language of languages) expect(shape(pageWords[language])).toEqual(shape(pageWords.eng))
})

test('a page that is not translated is told in English', async () => {
  const other = await startBackend()
  await other.exec("delete from contents where language = 'ben' and page = 'careers'")
  const { result } = await other.call('marketing.content', { page: 'careers' }, { language: 'ben' })
  expect(result['heading']).toBe(pageWords.eng.pages.careers.heading)
  await other.db.delete(contents)
  expect((await other.call('marketing.content', { page: 'careers' })).status).toBe(404)
  await other.close()
})

test('banners of a type that has none are none, and a tag that is unknown has no questions', async () => {
  expect((await practice.call('marketing.banners', { type: 'tests' })).result).toEqual([])
  expect((await practice.call('support.faqs', { tag: 'nothing' })).result).toEqual([])
  expect((await practice.call('marketing.banners')).result).toHaveLength(4)
})

describe('A link to the app', () => {
  const ask = (phoneNumber: string) => practice.call('marketing.downloadLink', { phoneNumber, countryCode: '+91' })
  const sent = async (phoneNumber: string) =>
    (await sentMessages(practice.db)).filter(({ to }) => to === `+91${phoneNumber}`)

  test('goes to the number with the addresses of the stores', async () => {
    expect(await ask('9811111111')).toMatchObject({
      status: 200,
      message: 'We have sent the link to your mobile number.',
    })
    const [message] = await sent('9811111111')
    for (const store of Object.values(brand.stores)) expect(message!.text).toContain(store)
  })

  test('asked for twice in a minute is sent once', async () => {
    await Promise.all([ask('9822222222'), ask('9822222222'), ask('9822222222')])
    expect(await sent('9822222222')).toHaveLength(1)
  })

  test('goes to one number a few times a day', async () => {
    for (let count = 0; count < LINKS_PER_DAY; count += 1) {
      expect((await ask('9833333333')).status).toBe(200)
      practice.clock.pass(MINUTE)
    }
    expect((await ask('9833333333')).status).toBe(429)
    expect(await sent('9833333333')).toHaveLength(LINKS_PER_DAY)
    practice.clock.pass(DAY)
    expect((await ask('9833333333')).status).toBe(200)
  })

  test('is asked for a few times a minute from one address', async () => {
    const from = (phoneNumber: string) =>
      practice.call('marketing.downloadLink', { phoneNumber, countryCode: '+91' }, { address: '10.0.0.1' })
    for (let count = 0; count < 10; count += 1) expect((await from(`984444444${count}`)).status).toBe(200)
    expect((await from('9855555555')).status).toBe(429)
    expect(await sent('9855555555')).toEqual([])
  })

  test.each(['981234567', '98123456789', '98123x5678', ''])('is not sent to %j', async (phoneNumber) => {
    expect((await ask(phoneNumber)).status).toBe(400)
  })
})

describe("A patient's home", () => {
  test('tells the next appointment of the caller alone', async () => {
    const token = await practice.logIn('9000000001')
    const { result: me } = await practice.call<{ user_id: string }>('session.refreshPage', {}, { token })
    const own = { user_id: me.user_id, latitude: '28.6', longitude: '77.3' }
    const { status, result } = await practice.call('home.read', own, { token })
    expect([status, Object.keys(result)]).toEqual([200, ['next_appointment', 'upcoming']])
    const other = { user_id: crypto.randomUUID() }
    expect((await practice.call('home.read', other, { token })).status).toBe(404)
    expect((await practice.call('home.read', own, { token: await practice.guest() })).status).toBe(403)
  })
})
