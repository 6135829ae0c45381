import type { Page } from 'playwright-core'
import { callInvitePath } from '../../../src/core/app/links'
import { callApi } from '../../../src/core/call/call.api'
import {
  atDoor,
  atDoorOfDoctor,
  doctorComes,
  doctorEnds,
  doctorInvites,
  waitsForOthers,
  withDevices,
} from '../../kit/chaos/callOpenings'
import { asPatient } from '../../kit/chaos/openings'
import { button, choose, type ChaosScreen, press, retry } from '../../kit/chaos/screen'

const join = press(/^(?:Join now|I agree and join)$/)
const enter = async (page: Page) => {
  await join(page)
  await waitsForOthers(page)
}
const question = (page: Page) => page.getByRole('alertdialog')
const answer = (name: string) => (page: Page) => question(page).getByRole('button', { name })
/** The server did it and its answer was lost: the room reads so by itself. */
const CARRIED_OUT = /truncated|says it/
/** Said in the room's own words: which row it was is nothing to the person. */
const entering = { provoke: join, wayOn: retry, isQuiet: true } as const

const beAsked = async (page: Page) => {
  await enter(page)
  await doctorComes(page)
  await doctorInvites(page)
  await answer('Allow')(page).waitFor()
}
const takeOut = async (page: Page) => {
  await press('More')(page)
  await page.getByRole('menuitem', { name: 'Take Ravi Patel out of the call' }).click()
}
const name = (page: Page) => page.getByRole('dialog', { name: 'Bring in family' }).getByLabel('Name', { exact: true })
const bringIn = async (page: Page) => {
  await enter(page)
  await press('More')(page)
  await page.getByRole('menuitem', { name: 'Bring in family' }).click()
  await name(page).fill('Ravi Patel')
  await page
    .getByRole('dialog', { name: 'Bring in family' })
    .getByRole('textbox', { name: /mobile/i })
    .fill('9876543210')
}
const words = (page: Page) => page.getByRole('textbox', { name: /^In your words/ })
const review = async (page: Page) => {
  await enter(page)
  await doctorComes(page)
  await doctorEnds(page)
  await press('How was the visit?')(page)
  await choose('4 stars')(page)
  await words(page).fill('Kind and clear')
}

export const callScreens: readonly ChaosScreen[] = [
  {
    name: 'the door of a call',
    size: 'phone',
    before: withDevices,
    open: atDoor(false),
    calls: {
      'the call': { row: { endpoint: callApi.session }, endedBy: /with 404/, wayOn: retry },
      'that one agrees': {
        row: { endpoint: callApi.consent },
        fill: (page) => page.getByRole('checkbox', { name: /^I agree/ }).check(),
        provoke: join,
        // What was agreed to is not asked again.
        endedBy: /an empty result|truncated|says it/,
        wayOn: button('I agree and join'),
      },
    },
  },
  {
    name: 'the way into a call',
    size: 'phone',
    before: withDevices,
    open: atDoor(),
    calls: {
      'the token of the channel': { row: { endpoint: callApi.rtcToken }, ...entering },
      'the token of the hints': { row: { endpoint: callApi.rtmToken }, ...entering },
      'the entry': { row: { endpoint: callApi.enter }, ...entering },
    },
  },
  {
    name: 'a call, at the patient’s',
    size: 'phone',
    before: withDevices,
    open: atDoor(),
    calls: {
      'who may join': {
        row: { endpoint: callApi.answerInvite },
        fill: beAsked,
        provoke: (page) => answer('Allow')(page).click(),
        endedBy: CARRIED_OUT,
        wayOn: answer('Allow'),
      },
      'whom one takes out': {
        row: { endpoint: callApi.takeOut },
        fill: async (page) => {
          await beAsked(page)
          await answer('Allow')(page).click()
          await takeOut(page)
        },
        provoke: (page) => answer('Take out')(page).click(),
        endedBy: CARRIED_OUT,
        wayOn: answer('Take out'),
      },
      'the review': {
        row: { endpoint: callApi.review },
        fill: review,
        provoke: press('Send review'),
        typed: words,
        endedBy: /an empty result/,
        wayOn: button('Send review'),
      },
    },
  },
  {
    name: 'a call, at the doctor’s',
    size: 'desktop',
    before: withDevices,
    open: atDoorOfDoctor,
    calls: {
      'the end for all': {
        row: { endpoint: callApi.end },
        fill: async (page) => {
          await enter(page)
          await press('End for all')(page)
        },
        provoke: (page) => answer('End for all')(page).click(),
        endedBy: /an empty result|truncated|says it/,
        wayOn: answer('End for all'),
      },
      'somebody of the family': {
        row: { endpoint: callApi.invite },
        fill: bringIn,
        provoke: press('Ask the patient'),
        typed: name,
        wayOn: button('Ask the patient'),
      },
    },
  },
  {
    name: 'an invitation into a call',
    size: 'phone',
    open: asPatient(callInvitePath('unknown')),
    calls: { 'the invitation': { row: { endpoint: callApi.openInvite }, wayOn: retry } },
  },
]
