import { expect, test } from 'vitest'
import { tabBeside } from '../../kit/tabs'
import { divert } from '../../kit/browser'
import { doctorIn, messagesOf, patientIn, write } from '../../kit/chatPages'
import { inBrowser } from '../../kit/inBrowser'
import { newPair } from '../../kit/pairs'
import { newPatient } from '../../kit/patients'
import { PNG } from '../../kit/sampleFiles'
import { newVisit } from '../../kit/visits'
import type { Page } from 'playwright-core'
import { PUSH_STREAM } from '../../../src/core/notifications/push.api'

const product = inBrowser()

test('a page that is opened again without a line shows at once what waits to be sent', async () => {
  const page = await patientIn(product, await newPair(product.served))
  await page.getByRole('main').getByRole('textbox').waitFor()
  const letGo = await divert(page.context(), '**/booking-service/v1/chat/**', (route) => route.abort())
  await write(page, 'While offline', 'Send')
  await messagesOf(page).filter({ hasText: 'Waiting for network' }).waitFor()
  await page.reload()
  const waiting = page.getByRole('main').getByRole('listitem').filter({ hasText: 'While offline' })
  await waiting.getByText('Waiting for network').waitFor()
  letGo()
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await messagesOf(page)
    .filter({ hasText: 'While offline' })
    .filter({ hasText: /Sent|Seen/ })
    .waitFor()
  await expect.poll(() => messagesOf(page).count()).toBe(1)
})

test('a picture that waits for the network holds back neither the other side of its chat nor another chat', async () => {
  const pair = await newPair(product.served)
  const { channelId } = pair
  await newVisit(product.served, pair.doctor, await newPatient(product.served, 'Leela Rao'))
  const doctor = await doctorIn(product, pair)
  const letGo = await divert(doctor.context(), '**/user-service/v1/upload', (route) => route.abort())
  await doctor
    .getByLabel('Attach file')
    .first()
    .setInputFiles({ name: 'mri.png', mimeType: 'image/png', buffer: Buffer.from(PNG) })
  await messagesOf(doctor).filter({ hasText: 'Waiting for network' }).first().waitFor()
  const toTeam = async (text: string) => {
    // What is unread there is counted beside the name.
    await doctor
      .getByRole('radiogroup')
      .getByText(/^Team only/)
      .click()
    await doctor.getByRole('combobox', { name: 'Only your team reads this' }).fill(text)
    await doctor.getByRole('button', { name: 'Send to team' }).click()
    await messagesOf(doctor).filter({ hasText: text }).filter({ hasText: 'Sent' }).waitFor()
  }
  await toTeam('Beside it')
  const chats = doctor.getByRole('list', { name: 'Conversations' }).getByRole('listitem')
  await chats.filter({ hasText: 'Leela Rao' }).getByRole('button').first().click()
  await expect.poll(() => doctor.url()).not.toContain(channelId)
  await toTeam('In another chat')
  await doctor.goto(`/chats?channelId=${channelId}`)
  await messagesOf(doctor).filter({ hasText: 'Waiting for network' }).first().waitFor()
  letGo()
  await messagesOf(doctor).getByRole('button', { name: 'Open mri.png' }).waitFor()
})

test('what was written for the team stays there: changing sides carries nothing, a draft is kept by side', async () => {
  const pair = await newPair(product.served)
  const doctor = await doctorIn(product, pair)
  await doctor.getByText('Team only', { exact: true }).click()
  await doctor.getByRole('combobox', { name: 'Only your team reads this' }).fill('Not for the patient')
  // What the patient wrote meanwhile is counted beside the name.
  const toPatient = doctor.getByRole('radiogroup').getByText(/^Asha Patel/)
  await toPatient.click()
  await doctor.getByRole('list', { name: 'Conversations' }).getByText('Draft: Not for the patient').waitFor()
  const field = doctor.getByRole('textbox', { name: 'Write to Asha Patel' })
  await expect.poll(() => field.inputValue()).toBe('')
  await expect.poll(() => doctor.getByRole('button', { name: 'Send to Asha Patel' }).isDisabled()).toBe(true)
  await expect.poll(() => doctor.getByRole('button', { name: 'Send to team' }).count()).toBe(0)
  await doctor.reload()
  await doctor.getByText('Team only', { exact: true }).click()
  await expect
    .poll(() => doctor.getByRole('combobox', { name: 'Only your team reads this' }).inputValue())
    .toBe('Not for the patient')
  const patient = await patientIn(product, pair)
  await doctor.getByRole('button', { name: 'Send to team' }).click()
  await messagesOf(doctor).filter({ hasText: 'Not for the patient' }).filter({ hasText: 'Sent' }).waitFor()
  await toPatient.click()
  await write(doctor, 'For the patient', 'Send to Asha Patel')
  await messagesOf(patient).filter({ hasText: 'For the patient' }).waitFor()
  await expect.poll(() => patient.getByRole('main').textContent()).not.toContain('Not for the patient')
})

test('a chat is found by the patient’s name, and opened; what nobody is called finds none', async () => {
  const pair = await newPair(product.served)
  await newVisit(product.served, pair.doctor, await newPatient(product.served, 'Leela Rao'))
  const doctor = await product.openAs('desktop', pair.doctor, '/chats')
  await doctor.getByRole('button', { name: 'Search chats' }).click()
  const box = doctor.getByRole('searchbox', { name: 'Search chats' })
  await box.fill('  zzzz  ')
  await doctor.getByText('No chat found for “zzzz”').waitFor()
  await box.fill('Asha Patel')
  const hits = doctor.getByRole('list', { name: 'Search chats' }).getByRole('listitem')
  await expect.poll(() => hits.count()).toBe(1)
  const all = doctor.getByRole('region', { name: 'Search chats' }).getByRole('heading')
  await expect.poll(() => all.textContent()).toBe('1 chat')
  await doctor.getByRole('button', { name: 'Clear the search' }).click()
  await expect.poll(() => box.inputValue()).toBe('')
  await expect.poll(() => hits.count()).toBe(0)
  await doctor.getByRole('button', { name: 'Mark all as read' }).waitFor()
  await doctor.getByRole('button', { name: 'Close the search' }).click()
  await expect.poll(() => doctor.getByRole('list', { name: 'Conversations' }).getByRole('listitem').count()).toBe(2)
  await doctor.getByRole('button', { name: 'Search chats' }).click()
  await box.fill('Asha Patel')
  await hits.first().getByRole('button').click()
  await doctor.getByRole('log', { name: 'Messages' }).waitFor()
  await expect.poll(() => new URL(doctor.url()).searchParams.get('channelId')).toBe(pair.channelId)
})

test('a chat that does not open offers it again clear of the way back, and takes nothing that cannot be seen', async () => {
  let letGo = () => {}
  const patient = await patientIn(product, await newPair(product.served), {
    prepare: async (page) => {
      letGo = await divert(page, '**/chat/messages*', (route) => route.abort())
    },
  })
  const problem = patient.getByRole('region', { name: 'Messages' }).getByRole('alert')
  await problem.waitFor()
  const isBelow = async () => {
    const way = patient.getByRole('button', { name: 'Back to chats' })
    const [above, below] = await Promise.all([way.boundingBox(), problem.boundingBox()])
    return above !== null && below !== null && below.y > above.y + above.height
  }
  await expect.poll(isBelow).toBe(true)
  letGo()
  await problem.getByRole('button').click()
  const field = patient.getByRole('textbox', { name: 'Write a message' })
  const send = patient.getByRole('button', { name: 'Send', exact: true })
  await field.fill('\u200B \u2060')
  await expect.poll(() => send.isDisabled()).toBe(true)
  await field.fill('\u200Bseen')
  await expect.poll(() => send.isEnabled()).toBe(true)
})

test('a draft that another tab sent is gone, and one that was changed here stays', async () => {
  const pair = await newPair(product.served)
  const path = `/chat?channelId=${pair.channelId}`
  const first = await patientIn(product, pair)
  const field = (page: Page) => page.getByRole('main').getByRole('textbox')
  const restored = async (text: string) => {
    await field(first).fill(text)
    const shown = async () => {
      const tab = await tabBeside(first, path)
      await field(tab).waitFor()
      if ((await field(tab).inputValue()) === text) return [tab]
      await tab.close()
      return []
    }
    const found: Page[] = []
    await expect.poll(async () => found.push(...(await shown()))).toBe(1)
    return found[0]!
  }
  const send = async (text: string) => {
    await first.getByRole('main').getByRole('button', { name: 'Send' }).click()
    await messagesOf(first)
      .filter({ hasText: text })
      .filter({ hasText: /Sent|Seen/ })
      .waitFor()
  }
  const same = await restored('Shall I stop it?')
  await send('Shall I stop it?')
  await expect.poll(() => field(same).inputValue()).toBe('')
  // The same words, meant once more, stay.
  await field(same).fill('Shall I stop it?')
  await expect.poll(() => field(same).inputValue()).toBe('Shall I stop it?')
  await field(same).fill('')
  await same.close()
  const other = await restored('And the exercises?')
  await field(other).fill('And the exercises, daily?')
  await send('And the exercises?')
  await messagesOf(other).filter({ hasText: 'And the exercises?' }).waitFor()
  await expect.poll(() => field(other).inputValue()).toBe('And the exercises, daily?')
})

test('a message that was answered has been sent, whether or not the stream tells of it', async () => {
  const page = await patientIn(product, await newPair(product.served), {
    prepare: async (tab) => void (await tab.route(`**${PUSH_STREAM}`, () => undefined)),
  })
  await write(page, 'Without a stream', 'Send')
  const sent = messagesOf(page).filter({ hasText: 'Without a stream' }).filter({ hasText: 'Sent' })
  await expect.poll(() => sent.count()).toBe(1)
})
