import type { Page } from 'playwright-core'
import { membersApi } from '../../../src/core/members/members.api'
import { sessionApi } from '../../../src/core/session/session.api'
import { asPatient, unnamed } from '../../kit/chaos/openings'
import { button, type ChaosScreen, choose, type Practice, press, retry } from '../../kit/chaos/screen'
import { ownMenu } from '../../kit/pages/ownMenu'
import { newNumber } from '../../kit/patients'
import { PNG } from '../../kit/sampleFiles'

const fillPerson = async (page: Page) => {
  await page.getByLabel('Full name').fill('Kavita Rao')
  await page.getByLabel('Age').fill('34')
  await choose('Female')(page)
}
const person = (page: Page) => page.getByRole('dialog').locator('input[type=text], input:not([type])')

const openFamily = async (page: Page) => {
  await ownMenu(page).click()
  await page.getByRole('button', { name: 'Family', exact: true }).click()
}
const openMember = async (page: Page) => {
  await openFamily(page)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Ravi Patel/ })
    .click()
  await page.getByLabel('Full name').fill('Ravi Kumar Patel')
}

const own = (page: Page) => page.getByRole('dialog').getByRole('button', { name: /^Asha Patel/ })
const openOwn = async (page: Page) => {
  await openFamily(page)
  await own(page).click()
  await button('Change')(page).waitFor()
}
const mobile = (page: Page) => page.getByRole('dialog', { name: 'Change mobile number' })
const number = (page: Page) => mobile(page).getByRole('textbox', { name: 'Mobile number' })
const digits = (page: Page) => mobile(page).getByRole('textbox', { name: /^Digit \d of 6$/ })
const next = (page: Page) => mobile(page).getByRole('button', { name: 'Next' })
const saveNumber = (page: Page) => mobile(page).getByRole('button', { name: 'Save the number' })
const typeNumber = async (page: Page): Promise<string> => {
  const typed = newNumber()
  await openOwn(page)
  await press('Change')(page)
  await number(page).fill(typed)
  return typed
}
const typeCode = async (page: Page, { served }: Practice) => {
  const typed = await typeNumber(page)
  await next(page).click()
  await digits(page).first().waitFor()
  for (const [place, digit] of (await served.codeFor(typed)).split('').entries())
    await digits(page).nth(place).fill(digit)
}

const openPhoto = async (page: Page) => {
  await openFamily(page)
  await press('Photo of Ravi Patel')(page)
}
const choosePhoto = (page: Page) =>
  page
    .getByLabel('Choose a photo')
    .and(page.locator('input'))
    .setInputFiles({ name: 'ravi.png', mimeType: 'image/png', buffer: Buffer.from(PNG) })

const openFacts = async (page: Page) => {
  await openFamily(page)
  await press('Allergies and conditions of Ravi Patel')(page)
}
const facts = (page: Page) => page.getByRole('dialog', { name: 'Ravi Patel' })
const saveFacts = (page: Page) => facts(page).getByRole('button', { name: /^Save/ })
const addAllergy = async (page: Page) => {
  await openFacts(page)
  await facts(page).getByLabel('Allergies', { exact: true }).fill('Penicillin')
  await page.keyboard.press('Enter')
}

export const membersScreens: readonly ChaosScreen[] = [
  {
    name: 'the family',
    size: 'phone',
    open: asPatient('/home'),
    calls: {
      'the members': { row: { endpoint: membersApi.list }, provoke: openFamily, wayOn: retry },
      'a member': {
        row: { endpoint: membersApi.update },
        fill: openMember,
        provoke: press(/^Save /),
        typed: person,
        wayOn: button(/^Save /),
      },
      'a photo': {
        row: { endpoint: membersApi.savePhoto },
        fill: openPhoto,
        provoke: choosePhoto,
        wayOn: button('Choose a photo'),
      },
      'what is known of a member': { row: { endpoint: membersApi.facts }, provoke: openFacts, wayOn: retry },
      'an allergy of a member': {
        row: { endpoint: membersApi.saveFacts },
        fill: addAllergy,
        provoke: (page) => saveFacts(page).click(),
        wayOn: saveFacts,
      },
    },
  },
  {
    name: 'the number of a patient',
    size: 'phone',
    open: asPatient('/home'),
    calls: {
      'the own profile': {
        row: { endpoint: membersApi.profile },
        fill: openFamily,
        provoke: (page) => own(page).click(),
        wayOn: own,
      },
      'a code to the present number': {
        row: { endpoint: sessionApi.ownNumberOtp },
        fill: openOwn,
        provoke: press('Change'),
        wayOn: (page) => mobile(page).getByRole('button', { name: 'Retry' }),
      },
      'a code to the new number': {
        row: { endpoint: sessionApi.newNumberOtp },
        fill: typeNumber,
        provoke: (page) => next(page).click(),
        typed: number,
        wayOn: next,
      },
      'the new number': {
        row: { endpoint: membersApi.saveProfile },
        fill: typeCode,
        provoke: (page) => saveNumber(page).click(),
        typed: digits,
        wayOn: saveNumber,
      },
    },
  },
  {
    name: 'the profile prompt',
    size: 'phone',
    open: unnamed,
    calls: {
      saving: {
        row: { endpoint: membersApi.saveProfile },
        fill: fillPerson,
        provoke: press('Save profile'),
        typed: person,
        wayOn: button('Save profile'),
      },
    },
  },
]
