import type { ActorRefFrom } from 'xstate'
import { browserPosition } from '../adapters/browser/position'
import { withoutDistance } from '../core/doctors/doctors.rules'
import { isProviderOrder } from '../core/orders/orders'
import { isMedicineOrder } from '../core/orders/providerOrder'
import { dayOf } from '../core/kit/dates'
import { done, failed, type Outcome } from '../core/kit/outcome'
import type { Cancellation } from '../core/kit/port'
import type { PincodeTown } from '../core/location/location'
import { EMPTY_REQUEST } from '../core/medicines/requestProgress'
import { medicinesParams } from '../core/medicines/medicines.params'
import { fromPort, userAction } from '../machines/kit/fromPort'
import { addressMachine } from '../machines/medicines/address.machine'
import { medicinesFlow } from '../machines/medicines/medicines.flow'
import {
  type EarlierRequest,
  medicinesMachine,
  type MedicinesInput,
  pharmacyListMachine,
} from '../machines/medicines/medicines.machine'
import { medicineRequestMachine } from '../machines/medicines/request.machine'
import type { RequestChoices } from '../machines/medicines/request.setup'
import type { Open, RoomWiring } from './features'
import { plugChooser } from './members.wiring'
import type { Ports } from './ports'
import { plugRecordForm } from './recordForm'

/** The pincode and town of where the device is. */
const here = async ({ location }: Ports, signal: Cancellation): Promise<Outcome<PincodeTown>> => {
  const position = await browserPosition(navigator.geolocation).current()
  if (!position.ok) return failed('notFound', '')
  const place = await location.reverse(position.value, signal)
  if (!place.ok) return place
  const [pincode] = /[1-9]\d{5}/.exec(`${place.value.name} ${place.value.detail}`) ?? []
  if (pincode === undefined) return failed('notFound', '')
  const town = await location.pincode({ pincode }, signal)
  return town.ok ? done({ ...town.value, ...position.value }) : town
}

const plugAddress = (ports: Ports) =>
  addressMachine.provide({
    actors: {
      findCity: fromPort(ports.location.pincode),
      locate: fromPort((_, signal) => here(ports, signal)),
      save: userAction(ports.medicines.saveAddress),
    },
  })

const plugRequest = (ports: Ports) =>
  medicineRequestMachine.provide({
    actors: {
      loadChoices: fromPort(
        async ({ pharmacyId, isGuest, begins, replaces }, signal): Promise<Outcome<RequestChoices>> => {
          const asked = ports.medicines.pharmacy(
            {
              id: pharmacyId,
              ...ports.store.coordinates(),
              ...(begins && { begins: 'true' as const }),
              ...(replaces !== null && { replaces }),
            },
            signal,
          )
          const [pharmacy, address, members] = await Promise.all([
            asked,
            isGuest ? done(null) : ports.medicines.address({}, signal),
            isGuest ? done([]) : ports.members.list({}, signal),
          ])
          if (!pharmacy.ok) return pharmacy
          if (!address.ok) return address
          if (!members.ok) return members
          const [shown] = ports.store.location() === null ? withoutDistance([pharmacy.value]) : [pharmacy.value]
          return done({ pharmacy: shown!, address: address.value, members: members.value })
        },
      ),
      loadRecords: fromPort(ports.medicines.orderable),
      order: userAction(ports.medicines.order),
      address: plugAddress(ports),
      chooser: plugChooser(ports),
      form: plugRecordForm(ports),
    },
  })

const openMedicines: Open = (ports, { place, login, width, now }) => {
  const input: MedicinesInput = {
    ...medicinesParams(place.params),
    isGuest: login?.role !== 'PATIENT',
    isPhone: width === 'phone',
    today: dayOf(now),
  }
  const logic = medicinesMachine.provide({
    actors: {
      list: pharmacyListMachine.provide({
        actors: {
          loadPage: fromPort(async ({ query: { search, way }, limit, offset }, signal) => {
            const asked = { ...ports.store.coordinates(), limit, offset, search, ...(way && { way }) }
            const answer = await ports.medicines.pharmacies(asked, signal)
            return answer.ok && ports.store.location() === null
              ? { ...answer, value: withoutDistance(answer.value) }
              : answer
          }),
        },
      }),
      loadEarlier: fromPort(async ({ id }, signal): Promise<Outcome<EarlierRequest | null>> => {
        const order = await ports.orders.one({ id }, signal)
        if (!order.ok) return order
        if (!isProviderOrder(order.value) || !isMedicineOrder(order.value)) return done(null)
        const { providerId: pharmacyId, way, memberId, recordId } = order.value
        return done({ pharmacyId, draft: { ...EMPTY_REQUEST, way, memberId, recordId } })
      }),
      request: plugRequest(ports),
    },
  })
  return { logic, input, flow: (page) => medicinesFlow(page as ActorRefFrom<typeof medicinesMachine>) }
}

export const features: RoomWiring = { 'page.medicines': openMedicines }
