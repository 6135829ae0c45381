import type { EventObject } from 'xstate'
import { defaultPermissions, type Permission, permissionList } from '../../../src/core/session/permissions'
import type { LoginResult } from '../../../src/core/session/session'
import { accessMachine } from '../../../src/machines/app/access.machine'
import { stillMachine } from '../../../src/machines/app/still.machine'
import { searchMachine } from '../../../src/machines/search/search.machine'
import { staffPanelsMachine } from '../../../src/machines/staff/staffPanels.machine'
import type { PathModel } from './model'
import { answered, ends, refused } from './outcomes'

export const accessModel = {
  name: 'access',
  machine: accessMachine,
  inputs: { 'Something can be pressed': undefined },
  events: {
    'Press what is not yours to do': { type: 'permission.denied' },
    'Press Okay': { type: 'noted' },
  },
  facts: () => null,
} satisfies PathModel

/** A staff member as the session knows them. */
export const staffMember = (role: LoginResult['role'], without: readonly Permission[] = []): LoginResult => ({
  role,
  name: 'Dr. Asha Rao',
  userId: `user-${role}`,
  token: 'token',
  clinicId: null,
  doctorId: 'doctor',
  doctorName: 'Dr. Asha Rao',
  permissions: permissionList.map((permission) => {
    const [module = '', feature = ''] = permission.split('.')
    const isGiven = defaultPermissions[role].includes(permission) && !without.includes(permission)
    return { module, feature, permissionAccess: isGiven ? 2 : 1 }
  }),
  phoneNumber: null,
  countryCode: null,
  profilePhoto: null,
  doctorBasicInfo: null,
  videoConsultationFee: null,
  isClinicPatient: false,
  isProfileComplete: true,
})

const doctor = staffMember('DOCTOR', ['doctorReview.view'])

export const staffPanelsModel = {
  name: 'staffPanels',
  machine: staffPanelsMachine,
  inputs: { 'A doctor who may not see reviews is at work': { login: doctor } },
  events: {
    'Open the search': { type: 'open', panel: 'search' },
    'Open the help': { type: 'open', panel: 'help' },
    'Open the reviews': { type: 'open', panel: 'reviews' },
    'The panel arrives': ends('openPanel', { logic: stillMachine, input: {} }),
    'The panel does not arrive': { type: 'xstate.error.actor.openPanel', error: null },
    'Press Try again': { type: 'retry' },
    'Close the panel': { type: 'close' },
    'Go back to the page before': { type: 'place.left' },
    'Press Cancel in the help': { type: 'xstate.done.actor.content' },
    'The help breaks': { type: 'xstate.error.actor.content' },
    'The permissions change': { type: 'person.changed', login: doctor },
    'The doctor logs out in another tab': { type: 'person.changed', login: null },
  },
  facts: ({ context }) => [context.panel, context.login?.role ?? null],
  isPossible: ({ context, value }, event) => {
    if (context.login === null) return false
    if (event.type === 'open') return value === 'closed'
    if (event.type.endsWith('.openPanel')) return value === 'opening'
    return !event.type.endsWith('.content') || (value === 'open' && context.panel === 'help')
  },
} satisfies PathModel

const found = [
  {
    id: 'a1',
    status: 'upcoming',
    consultation: 'video',
    slotNo: 3,
    startsAt: 1_767_600_000,
    endsAt: 1_767_600_900,
    patientName: 'Asha Patel',
    age: 41,
    gender: 'Female',
    doctorName: 'Dr. Asha Rao',
    clinicName: null,
  },
]

export const searchModel = {
  name: 'search',
  machine: searchMachine,
  inputs: {
    'Open the search on the schedule': { categories: ['appointments', 'inPatients', 'team'], route: 'schedule' },
  },
  events: {
    'Type a name': { type: 'text.typed', text: 'asha' },
    'Empty the search box': { type: 'text.typed', text: '' },
    'Half a second passes': { type: 'xstate.after.pause.search.settling' },
    'One appointment is found': ends('searching', answered(found)),
    'The network is lost while searching': ends('searching', refused('network')),
    'Press Try again': { type: 'retry' },
    'Choose in patients': { type: 'category.chosen', category: 'inPatients' },
    'Choose appointments': { type: 'category.chosen', category: 'appointments' },
    'Choose the appointment': { type: 'result.chosen', id: 'a1' },
  },
  facts: ({ context }) => [context.category, context.text, context.found.length, context.failure?.kind ?? null],
  // Appointments alone are searched on the server so far: elsewhere nothing is found, at once.
  isPossible: ({ context }, event) => {
    const { type, text, category = context.category } = event as EventObject & { text?: string; category?: string }
    if (type === 'text.typed' && text === context.text) return false
    return category === 'appointments' || (text ?? context.text) === ''
  },
  delays: { pause: 500 },
} satisfies PathModel
