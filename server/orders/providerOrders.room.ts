import { providerOrdersApi } from '../../src/core/orders/providerOrders.api'
import { PROVIDERS } from '../../src/core/session/roles'
import { fileAddresses } from '../kit/fileAddress'
import { capability } from '../kit/mount'
import { rule } from '../kit/policy'
import { room } from '../platform'
import { DELIVERY_NOTES_PATH, deliveryNotes } from './deliveryNote'
import { writeCreditNotes, writeInvoice } from './invoice.documents'
import { overtakenTexts } from './order.refusal'
import { providerOrdersHandlers } from './providerOrders.server'
import texts from './providerOrders.texts.json'

const pharmacy = rule(['PHARMACY'], "orders of the caller's pharmacy", 'patients')
const centre = rule(['DIAGNOSTIC_CENTER'], "orders of the caller's centre", 'patients')

export const providerOrdersRoom = room(providerOrdersApi, {
  handlers: providerOrdersHandlers,
  policy: {
    requests: rule(PROVIDERS, "requests at the caller's pharmacy or centre", 'none'),
    pharmacyList: pharmacy,
    pharmacyOne: pharmacy,
    pharmacyAct: pharmacy,
    pharmacyPatch: pharmacy,
    lastBills: rule(['PHARMACY'], "bills of the caller's pharmacy, without whose they are", 'none'),
    centreList: centre,
    centreOne: centre,
    centreAct: centre,
    centrePatch: centre,
  },
  texts: { ...overtakenTexts, ...texts },
  mounts: ({ secret }) => ({ [DELIVERY_NOTES_PATH]: capability(deliveryNotes(fileAddresses(secret))) }),
  tasks: ({ files }) => [writeInvoice(files), writeCreditNotes(files)],
})
