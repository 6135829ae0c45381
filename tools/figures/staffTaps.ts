import type { Locator } from 'playwright-core'
import type { Viewer } from '../../tests/kit/everyPage'
import { ownMenu } from '../../tests/kit/pages/ownMenu'
import {
  back,
  button,
  close,
  dialog,
  type Find,
  goOn,
  inDialog,
  press,
  type Tap,
  type TapRow,
  type,
  words,
} from './tap'

const menuOpen: Find = (page) => page.locator('header details[open]').first()
const inMenu: readonly Tap[] = [
  press('open', 'menu', ownMenu, menuOpen),
  press('close', 'menu', ownMenu, (page) => page.locator('body:not(:has(header details[open]))')),
]
/** Words of a page's own content, where its title stands in the bar alone or on the page before it too. */
const contentOf: Readonly<Record<string, string>> = {
  Schedule: 'Today',
  Orders: 'Requests',
  Profile: 'Total sales',
  'Profile details': 'As patients see it',
}

const inStaffBar: readonly Tap[] = [
  ...inMenu,
  press('open', 'notifications', button(/^Notifications/), dialog),
  close('notifications'),
]

/** A page of the staff that has the foot of a phone to itself, by its title. */
export const overFoot = (who: Viewer, title: string): TapRow => ({ who, words: title, taps: inStaffBar })

/** A page under the bar of the staff, by its title, the page that is gone to, and what the page itself offers. */
export const desk = (who: Viewer, title: string, to: string, own: readonly Tap[] = []): TapRow => ({
  who,
  words: title,
  taps: [
    ...inStaffBar,
    ...own,
    goOn(
      to,
      (page) => page.getByRole('navigation').getByRole('link', { name: to }).filter({ visible: true }).first(),
      contentOf[to] ?? to,
    ),
    back(contentOf[title] ?? title),
  ],
})

const tomorrow: Find = (page) => page.getByRole('radiogroup', { name: 'Week' }).getByRole('radio').nth(1)
const question: Find = (page) => page.getByRole('alertdialog')
const inQuestion =
  (name: string): Find =>
  (page) =>
    question(page).getByRole('button', { name })
const nothingOpen: Find = (page) => page.locator('body:not(:has([role$=dialog]:not([hidden])))')
const mobile: Find = (page) => dialog(page).getByLabel('Mobile number')
/** An appointment for somebody, which staff begin with the number. */
const forSomebody: readonly Tap[] = [
  press('open', 'appointment for somebody', button('Make Appointment'), mobile),
  type('a number', mobile, '90000'),
  press('close', 'appointment for somebody', inDialog(button('Close')), question),
  press('close', 'the number', inQuestion('Leave'), nothingOpen),
]
/** A pharmacy without doctors finds no slots there. */
export const atClinicDesk: readonly Tap[] = [
  press('choose', 'day', tomorrow, (page) => tomorrow(page).and(page.locator('[aria-checked=true]'))),
  press('open', 'appointment for somebody', button('Make Appointment'), dialog),
  close('appointment for somebody'),
]
const hoursOfDay: Find = (page) =>
  dialog(page)
    .getByRole('button', { name: /booked/ })
    .first()
const weekday: Find = (page) => dialog(page).getByRole('button', { name: 'Wed', exact: true })
const total: Find = (page) => page.getByRole('dialog', { name: 'Add availability' }).getByLabel('Total slots')
const moreTools = button(/^More: /)
const selectTool: Find = (page) => page.getByRole('menuitem', { name: 'Select', exact: true })
export const onSchedule: readonly Tap[] = [
  press('choose', 'day', tomorrow, (page) => tomorrow(page).and(page.locator('[aria-checked=true]'))),
  press('open', 'slot', (page) => page.getByRole('gridcell').first(), dialog),
  close('slot'),
  press('open', 'tools', moreTools, selectTool),
  press('choose', 'several', selectTool, words('Select items')),
  press('close', 'several', button('Cancel'), moreTools),
  ...forSomebody,
  press('open', 'hours', button('Availability Settings'), hoursOfDay),
  press('choose', 'weekday', weekday, (page) => weekday(page).and(page.locator('[aria-pressed=true]'))),
  press('open', 'new hours', button('Add availability'), total),
  type('slots', total, '12'),
  press('close', 'new hours', button('Discard'), question),
  press('close', 'what was typed', inQuestion('Discard'), (page) => page.locator('body:not(:has([role=alertdialog]))')),
  close('hours'),
]

const stays: Find = (page) => page.locator('[data-id]').first()
const findStay: Find = (page) => page.getByPlaceholder('Name, mobile number or UHID')
const admitted: Find = (page) => page.getByRole('button', { name: 'Admitted', exact: true })
const inTitled =
  (name: RegExp, find: (within: Locator) => Locator): Find =>
  (page) =>
    find(page.getByRole('dialog', { name })).first()
const closing = (within: Locator): Locator => within.getByRole('button', { name: 'Close' })
/** On a phone a dialog stands over the stay it was opened from, a sheet. */
export const onWard: readonly Tap[] = [
  press('choose', 'patients', (page) => page.getByRole('tab', { name: 'Patients' }), stays),
  type('a name', findStay, 'sha'),
  press('choose', 'admitted', admitted, (page) => admitted(page).and(page.locator('[aria-pressed=true]'))),
  press('open', 'filters', button('Filters'), (page) => dialog(page).getByLabel('ICU/Ward')),
  close('filters', inDialog(button('Show patients'))),
  press('open', 'stay', stays, (page) => page.getByRole('link', { name: 'Call Patient' })),
  press('open', 'another bed', inDialog(button('Shift bed')), (page) => page.getByLabel('Bed number')),
  press('close', 'another bed', inTitled(/^Shift /, closing), (page) => page.locator('body:not(:has(select))')),
  press('open', 'discharge', inDialog(button('Discharge')), (page) => page.getByLabel('Diagnosis')),
  press('close', 'discharge', inTitled(/^Discharge /, closing), (page) => page.locator('body:not(:has(textarea))')),
  close('stay'),
  goOn('admission', button('Admit patient'), 'Enter patient contact'),
  back('In-patients'),
]
