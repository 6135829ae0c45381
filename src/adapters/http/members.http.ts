import { homeApi } from '../../core/home/home.api'
import type { HomePort } from '../../core/home/home.ports'
import { membersApi } from '../../core/members/members.api'
import type { MembersPort } from '../../core/members/members.ports'
import { ordersApi } from '../../core/orders/orders.api'
import type { OrdersPort } from '../../core/orders/orders.ports'
import type { Caller } from './callEndpoint'

export const membersOverHttp = (call: Caller): MembersPort => ({
  list: (_, signal: AbortSignal) => call(membersApi.list, {}, { signal }),
  add: ({ key, ...form }, signal: AbortSignal) => call(membersApi.add, form, { signal, key }),
  profile: (_, signal: AbortSignal) => call(membersApi.profile, {}, { signal }),
  saveProfile: ({ key, ...form }, signal: AbortSignal) => call(membersApi.saveProfile, form, { signal, key }),
})

export const ordersOverHttp = (call: Caller): OrdersPort => ({
  list: (input, signal: AbortSignal) => call(ordersApi.list, input, { signal }),
})

export const homeOverHttp = (call: Caller): HomePort => ({
  read: ({ userId, near }, signal: AbortSignal) => call(homeApi.read, { userId, ...near }, { signal }),
})
