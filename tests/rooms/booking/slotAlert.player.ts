import type { StateValueFrom } from 'xstate'
import { bookingApi } from '../../../src/core/booking/booking.api'
import type { Outcome } from '../../../src/core/kit/outcome'
import { beginWith } from '../../kit/browser'
import { newPatient, nextDoctor, entriesOf } from '../../kit/patients'
import type { BaseScene, BrowserPlayer } from '../../kit/paths/browser'
import { type Gate, gateOn } from '../../kit/paths/gate'
import { slotAlertModel } from './slotAlert.model'
import { answered } from '../../kit/paths/outcomes'

const rows = {
  slots: { endpoint: bookingApi.slots },
  outlook: { endpoint: bookingApi.outlook },
  ask: { endpoint: bookingApi.askForAlert },
}

interface Scene extends BaseScene {
  readonly gate: Gate<keyof typeof rows>
}

const withoutSlots = answered({ video: [], inClinic: [] }) as Outcome<unknown>

/** A doctor's page, whose doctor has no slot that is free. */
const opened =
  (who: 'guest' | 'patient', state?: object) =>
  async (base: BaseScene): Promise<Scene> => {
    const gate = await gateOn(base.page, rows)
    const { id } = await nextDoctor(base.served)
    if (who === 'patient')
      await beginWith(base.page, {
        session: entriesOf((await newPatient(base.served)).storage),
        ...(state && { state }),
      })
    await base.page.goto(`/doctor-profile?inspect=1&doctorId=${id}`)
    await gate.answer('slots', withoutSlots)
    await base.I.openPanel()
    return { ...base, gate }
  }

const know = ({ gate }: Scene, output: unknown) => gate.answer('outlook', output as Outcome<unknown>)
const note = async ({ gate }: Scene, output: unknown) => void (await gate.end('ask', output as Outcome<unknown>))

export const slotAlertPlayer: BrowserPlayer<
  typeof slotAlertModel,
  Scene,
  Exclude<StateValueFrom<typeof slotAlertModel.machine>, 'deciding'>
> = {
  model: slotAlertModel,
  arrive: {
    'Open a doctor without slots as a guest': opened('guest'),
    'Open a doctor without slots as a patient': opened('patient'),
    'Come back verified to be notified': opened('patient', { awaitsSlots: true }),
  },
  act: {
    'It is known when the next slots are': know,
    'No further dates are set': know,
    'They had asked before': know,
    'It is not known when there are slots': know,
    'Press Notify me': ({ I }) => I.askForAlert(),
    'Give up verifying': ({ I }) => I.closeLogin(),
    'It is noted': note,
    'It cannot be noted': note,
    'The session has ended': note,
  },
  see: {
    loading: ({ I }) => I.seeNoSlots(),
    offering: async ({ I }) => {
      await I.openPanel()
      await I.seeAlertOffered()
    },
    awaitingVerification: ({ I, size }) => (size === 'desktop' ? I.seeLoginDialog() : I.seeVerificationPage()),
    asking: ({ I }) => I.seeAlertAsked(),
    set: ({ I }) => I.seeAlertSet(),
  },
}
