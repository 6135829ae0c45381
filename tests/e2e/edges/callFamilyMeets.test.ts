import { expect, test } from 'vitest'
import { callInvitePath } from '../../../src/core/app/links'
import { CALL_LASTS, comeTo, comeToCall, controlsOf, endForAll, join, seeFaces } from '../../kit/callPages'
import { invitationIn } from '../../kit/calls'
import { inBrowser } from '../../kit/inBrowser'
import { newPair } from '../../kit/pairs'
import { newPatient } from '../../kit/patients'

const product = inBrowser()

test(
  'a doctor brings a son in, the patient allows it, and three see each other',
  async () => {
    const { served } = product
    const relative = await newPatient(served)
    const { patient, doctor, ...call } = await newPair(served)
    const his = await comeToCall(product, patient, 'phone', call)
    await join(his)
    const hers = await comeToCall(product, doctor, 'desktop', call)
    await join(hers)
    await seeFaces([hers], 1)

    await controlsOf(hers).getByRole('button', { name: 'More' }).click()
    await hers.getByRole('menuitem', { name: 'Bring in family' }).click()
    const form = hers.getByRole('dialog', { name: 'Bring in family' })
    await form.getByLabel('Name', { exact: true }).fill('Ravi Patel')
    await form.getByRole('textbox', { name: /mobile/i }).fill(relative.login.phoneNumber!)
    await form.getByRole('button', { name: 'Ask the patient' }).click()
    await hers.getByText('The patient is asked whether Ravi Patel may join.').waitFor()
    const question = his.getByRole('alertdialog', { name: 'May Ravi Patel join this call?' })
    await question.getByRole('button', { name: 'Allow' }).click()
    await question.waitFor({ state: 'detached' })

    const theirs = await comeTo(product, relative, 'tablet', callInvitePath(await invitationIn(served)))
    await theirs.waitForURL(`**/join-room?bookingId=${call.bookingId}`)
    await join(theirs)
    const all = { patient: his, doctor: hers, relative: theirs }
    await seeFaces(Object.values(all), 2)
    await hers.getByText('Ravi Patel').first().waitFor()
    // The call alone: no chat, no records, no prescription.
    const others = controlsOf(theirs).getByRole('button', { name: /^(?:Chat|Prescription|Records)/ })
    await expect.poll(() => others.count()).toBe(0)
    await controlsOf(theirs).getByRole('button', { name: 'More' }).click()
    await theirs.getByRole('menuitem').first().waitFor()
    const acts = theirs.getByRole('menuitem', { name: /family|records|prescription|chat/i })
    await expect.poll(() => acts.count()).toBe(0)
    await theirs.keyboard.press('Escape')

    await endForAll(hers)
    await Promise.all(Object.values(all).map((page) => page.getByText('Call ended').waitFor()))
    await theirs.getByText('Thank you for being there.').waitFor()
  },
  CALL_LASTS,
)
