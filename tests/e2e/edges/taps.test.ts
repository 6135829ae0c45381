import { expect, test } from 'vitest'
import { inBrowser } from '../../kit/inBrowser'
import { type Actions, pointer } from '../../kit/pages/actions'
import { personAt } from '../../kit/pages/person'
import { newNumber, nextDoctor } from '../../kit/patients'

const product = inBrowser()

/** Taps from the landing page to a paid appointment, for somebody who was never here. Typing is none. */
const MOST_TAPS = 10

test('somebody who was never here pays for an appointment on a phone within ten taps', async () => {
  const taps: string[] = []
  const counted: Actions = {
    ...pointer,
    press: async (target) => {
      taps.push(target.toString())
      await pointer.press(target)
    },
    choose: async (target) => {
      taps.push(target.toString())
      await pointer.choose(target)
    },
  }
  const page = await product.open('phone', { isAsked: false })
  const I = personAt(page, 'phone', counted)
  const { name } = await nextDoctor(product.served)

  await I.openLanding()
  await I.searchFromLanding()
  await I.skipLocation()
  await I.searchFor(name)
  await counted.press(page.getByRole('button', { name: /^Book video with/ }))
  await I.seeSlots()
  await I.chooseSlot()
  await I.goOn()

  const phoneNumber = newNumber()
  await I.typeNumber(phoneNumber)
  await I.requestCode()
  await I.seeCodeStep()
  // Six digits submit themselves.
  await I.enterCode(await product.served.codeFor(phoneNumber))
  await I.completeProfile('Meera Nair', '52', 'Female')
  await I.seePatient('Meera Nair')
  await I.book()
  await I.seeGateway()
  await I.payAtGateway()
  await I.seeConfirmed()
  await I.see('Meera Nair')

  // The whole list, so that a failure names the taps.
  expect(taps.slice(MOST_TAPS)).toEqual([])
})
