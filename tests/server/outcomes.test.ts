import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contractRows } from '../../server/contract'
import { devLayer } from '../../server/dev/dev'
import { LASTS, newOutcomes, outcomeIn } from '../../server/dev/outcomes'
import { startBackend, type TestBackend } from '../kit/backend'

const form = {
  accept: 'application/json',
  'content-type': 'application/x-www-form-urlencoded',
  origin: 'http://practice.test',
}

describe('A tester decides how the next call ends', () => {
  let practice: TestBackend
  beforeAll(async () => {
    practice = await startBackend({ dev: devLayer('/nowhere') })
  })
  afterAll(() => practice.close())

  const decide = async (fields: Readonly<Record<string, string>>): Promise<number> => {
    const body = new URLSearchParams(fields).toString()
    const { status } = await practice.fetch(
      new Request('http://practice.test/dev/outcomes', { method: 'POST', headers: form, body }),
    )
    return status
  }
  const countries = (tab?: string) =>
    practice.call('config.read', { key: 'countryCodes' }, { headers: tab ? { 'X-Dev-Tab': tab } : {} })

  test('with a refusal of its row, in its own words, once', async () => {
    expect(await decide({ row: 'config.read', ending: '429 tooMany', wait: '7' })).toBe(201)
    const refused = await countries()
    expect(refused.status).toBe(429)
    expect(refused.body).toMatchObject({ code: 'tooMany', retryAfter: 7 })
    expect(refused.message).not.toBe('')
    expect((await countries()).status).toBe(200)
  })

  test('for the calls of one tab alone', async () => {
    await decide({ row: 'config.read', ending: '500', tab: 'k3f9' })
    expect((await countries()).status).toBe(200)
    expect((await countries('a1b2')).status).toBe(200)
    expect((await countries('k3f9')).status).toBe(500)
  })

  test('with an answer that is lost, though the server carried the call out', async () => {
    await decide({ row: 'session.requestOtp', ending: 'lostAfter' })
    const phone = { country_code: '+91', phone_number: '9812345670' }
    await expect(practice.call('session.requestOtp', phone)).rejects.toThrow('JSON')
    expect(await practice.latestCode()).toMatch(/^\d{6}$/)
  })

  test('not with what no call can end with', async () => {
    expect(await decide({ row: 'no.such', ending: '500' })).toBe(400)
    expect(await decide({ row: 'config.read', ending: '200' })).toBe(400)
    expect(await decide({ row: 'config.read', ending: 'slow', seconds: '9999' })).toBe(400)
  })

  test('not from another site', async () => {
    const body = new URLSearchParams({ row: 'config.read', ending: '500' }).toString()
    const headers = { ...form, origin: 'http://elsewhere.test', 'sec-fetch-site': 'cross-site' }
    const url = 'http://practice.test/dev/outcomes'
    const { status } = await practice.fetch(new Request(url, { method: 'POST', headers, body }))
    expect(status).toBe(403)
  })

  test('and sees every call and what was decided', async () => {
    await decide({ row: 'config.read', ending: 'slow', seconds: '3', times: '2' })
    const page = await (await practice.get('/dev/outcomes?row=booking.book')).text()
    expect(page).toContain('answers after 3 s, 2 times')
    for (const { name } of contractRows) expect(page).toContain(`row=${name}"`)
    expect(page).toContain('slotTaken')
  })
})

test('a decision is gone after its calls, or after ten minutes', () => {
  let now = 0
  const outcomes = newOutcomes(() => now)
  const ending = { kind: 'status', status: 500, code: null, wait: null } as const
  outcomes.add({ row: 'a.b', tab: null, ending, times: 2 })
  expect([1, 2, 3].map(() => outcomes.take('a.b', null))).toEqual([ending, ending, undefined])
  outcomes.add({ row: 'a.b', tab: null, ending, times: 1 })
  now += LASTS
  expect(outcomes.take('a.b', null)).toBeUndefined()
})

test('what a browser sends again at once, because its connection broke, is lost as well', () => {
  let now = 0
  const outcomes = newOutcomes(() => now)
  outcomes.add({ row: 'a.b', tab: 't', ending: { kind: 'lostBefore' }, times: 1 })
  expect(outcomes.take('a.b', 't')).toEqual({ kind: 'lostBefore' })
  expect(outcomes.take('a.b', 't')).toEqual({ kind: 'lostBefore' })
  now += 1000
  expect(outcomes.take('a.b', 't')).toBeUndefined()
})

test('a form is read as it is meant', () => {
  expect(outcomeIn({ row: 'a.b', ending: '409 slotTaken', tab: 'k3f9', times: '2' }, ['a.b'])).toEqual({
    row: 'a.b',
    tab: 'k3f9',
    ending: { kind: 'status', status: 409, code: 'slotTaken', wait: null },
    times: 2,
  })
})

describe('In production', () => {
  test('there are no outcomes and no machines', async () => {
    const practice = await startBackend({ production: true, dev: devLayer('/nowhere') })
    for (const page of ['/dev/outcomes', '/dev/outcomes.json', '/dev/machines', '/dev/kit', '/dev/hook.js'])
      expect((await practice.get(page)).status).toBe(404)
    await practice.close()
  })

  test('nothing that runs imports the layer for testers; a start that is no production asks for it', () => {
    const files = readdirSync('server', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
    const importers = files
      .filter((file) => !file.startsWith('dev/'))
      .flatMap((file) =>
        [...readFileSync(join('server', file), 'utf8').matchAll(/(from |import\()'[./]*\/dev\/\w+'/g)].map(
          ([, how]) => `${file}: ${how}`,
        ),
      )
    expect(importers).toEqual(['start.ts: import('])
  })
})
