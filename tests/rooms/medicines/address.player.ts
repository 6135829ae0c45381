import type { StateValueFrom } from 'xstate'
import { locationApi } from '../../../src/core/location/location.api'
import { medicinesApi } from '../../../src/core/medicines/medicines.api'
import { done, type Outcome } from '../../../src/core/kit/outcome'
import { EMPTY_ADDRESS } from '../../../src/core/medicines/address.rules'
import { EMPTY_REQUEST } from '../../../src/core/medicines/requestProgress'
import { beginWith } from '../../kit/browser'
import { entriesOf, newPatient } from '../../kit/patients'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { addressModel } from './address.model'
import { manyOf } from './medicineFacts'

const rows = {
  pharmacy: { endpoint: medicinesApi.pharmacy },
  findingCity: { endpoint: locationApi.pincode },
  locating: { endpoint: locationApi.reverse },
  saving: { endpoint: medicinesApi.saveAddress },
}

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
}

type Place = Exclude<StateValueFrom<typeof addressModel.machine>, 'arriving'>

const answers =
  (name: keyof typeof rows) =>
  ({ gate }: Scene, output: unknown) =>
    gate.answer(name, output as Outcome<unknown>)

const arriving =
  (state: object | null) =>
  async (base: BaseScene): Promise<Scene> => {
    const gate = await gateOn(base.page, rows)
    const { storage } = await newPatient(base.served)
    await beginWith(base.page, { session: entriesOf(storage), state })
    await base.page.goto('/medicines?pharmacy=p1&step=address&inspect=1')
    await gate.answer('pharmacy', done(manyOf('p1')))
    await base.I.seeAddressForm()
    return { ...base, gate }
  }

export const addressPlayer: BrowserPlayer<typeof addressModel, Scene, Place> = {
  model: addressModel,
  tab: { permissions: ['geolocation'], geolocation: { latitude: 23.01, longitude: 72.56 } },
  arrive: {
    'Press Add address': arriving(null),
    'Reload with a pincode typed': arriving({
      draft: { ...EMPTY_REQUEST, address: { ...EMPTY_ADDRESS, pincode: '380007' } },
    }),
  },
  act: {
    'Type five digits': ({ I }) => I.typePincode('38000'),
    'Type six digits': ({ I }) => I.typePincode('380007'),
    'Type another pincode': ({ I }) => I.typePincode('390999'),
    'The city arrives': answers('findingCity'),
    'Nobody knows the pincode': answers('findingCity'),
    'The pincode cannot be looked up': answers('findingCity'),
    'Type the city': ({ I }) => I.typeCity('Ahmedabad'),
    'Type the address': ({ I }) => I.typeStreet('4 Shanti Kunj'),
    'Press Use my location': ({ I }) => I.useLocation(),
    'The place arrives': async ({ gate }, output) => {
      const place = { id: 'p', name: 'Paldi', detail: 'Ahmedabad, Gujarat, 380007', latitude: 23.01, longitude: 72.56 }
      await gate.answer('locating', done(place))
      await gate.answer('findingCity', output as Outcome<unknown>)
    },
    'Nobody knows where the device is': answers('locating'),
    'Press Save': ({ I }) => I.saveAddress(),
    'The address is saved': answers('saving'),
    'The address cannot be saved': answers('saving'),
    'The session has ended': answers('saving'),
    'Close the form, or go back': ({ page }) => page.keyboard.press('Escape'),
  },
  see: {
    editing: ({ I }) => I.seeAddressForm(),
    findingCity: ({ I }) => I.seeAddressForm(),
    locating: ({ I }) => I.seeAddressForm(),
    saving: ({ I }) => I.seeAddressForm(),
    left: ({ page }) => page.getByRole('textbox', { name: 'Pincode' }).waitFor({ state: 'detached' }),
  },
}
