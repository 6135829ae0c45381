import type { AvailabilityGroup } from '../../../src/core/availability/availability'
import { availabilityMachine } from '../../../src/machines/availability/availability.machine'
import { viewAvailability } from '../../../src/machines/availability/availability.view'
import { HOUR, MINUTE, startOfDay } from '../../../src/core/kit/dates'
import { modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'

export const MONDAY = '2026-11-23'
export const GROUPS: readonly AvailabilityGroup[] = [
  {
    clinicId: 'c1',
    clinicName: 'Blue Lotus Neuro Care',
    consultation: 'inClinic',
    entries: [
      {
        id: 'e1',
        date: MONDAY,
        ranges: [{ start: 600, end: 720 }],
        totalSlots: 5,
        revision: 1,
        booked: 1,
        bookedAt: [startOfDay(MONDAY) + 11 * HOUR + 40 * MINUTE],
        slotMinutes: 20,
        bufferMinutes: 5,
        fee: 80_000,
        shownSlots: 5,
        reservedSlots: 0,
        reservedFrom: 'start',
        blockedRoles: [],
      },
    ],
  },
]

/** A doctor's availability: staff.md, "Availability Settings". */
export const availabilityModel = modelOf(availabilityMachine)({
  name: 'availability',
  facts: (snapshot) => {
    const { count, place, filter, chosen, roles, fault, blockFault } = viewAvailability(snapshot)
    return {
      count,
      place,
      day: filter.day,
      isDated: filter.range !== null,
      chosen: chosen?.id ?? null,
      roles: roles
        .filter(({ isBlocked }) => isBlocked)
        .map(({ role }) => role)
        .join(),
      fault: fault?.id ?? null,
      blockFault: blockFault?.id ?? null,
    }
  },
  starts: {
    'Open Availability Settings': {
      input: { today: MONDAY, videoFee: 80_000 },
      to: 'loading',
      facts: {
        count: 0,
        place: 'all',
        day: null,
        isDated: false,
        chosen: null,
        roles: '',
        fault: null,
        blockFault: null,
      },
      how: 'Account 90000 00002, the settings icon on the schedule',
    },
  },
  states: {
    loading: {
      sees: ({ count }) =>
        count === 0 ? 'Grey shapes where the hours will stand.' : 'The hours that were there, until the new ones come.',
      asks: ({ day, isDated }) => ({
        groups: { day, range: isDated ? { from: MONDAY, to: MONDAY } : null },
      }),
    },
    failed: 'What went wrong, and Try again.',
    shown: ({ count, chosen }) =>
      chosen !== null
        ? 'Monday’s hours in Blue Lotus Neuro Care: 5 slots, 1 booked, 10:00 am to 12:00 pm.'
        : count === 0
          ? 'No hours.'
          : 'Blue Lotus Neuro Care with the hours of Monday, and 1/5 booked.',
    blocking: {
      sees: 'The chip as it was pressed, while it is saved.',
      asks: ({ roles }) => ({
        blocking: { id: 'e1', blockedRoles: roles === '' ? [] : ['PATIENT'], key: '<key>' },
      }),
    },
    confirming: 'The question whether to delete Monday’s hours.',
    deleting: { sees: 'That the deletion is on its way.', asks: { deleting: { id: 'e1', key: '<key>' } } },
    deletingUnder: {
      sees: 'The appointments that would lose their slot.',
      asks: { affected: { id: 'e1', hours: null, revision: null, decisions: [] } },
    },
    creating: {
      sees: 'The form for new hours.',
      asks: { form: { today: MONDAY, videoFee: 80_000, opened: null } },
    },
    changing: {
      sees: 'The form with Monday’s hours.',
      asks: ({ roles }) => ({
        form: {
          today: MONDAY,
          videoFee: 80_000,
          opened: {
            entry: { ...GROUPS[0]!.entries[0]!, blockedRoles: roles === '' ? [] : ['PATIENT'] },
            consultation: 'inClinic',
            clinicId: 'c1',
            clinicName: 'Blue Lotus Neuro Care',
          },
        },
      }),
    },
  },
  steps: {
    'The hours arrive': {
      event: ends('groups', answered(GROUPS)),
      leads: {
        in: 'loading',
        to: 'shown',
        now: ({ chosen }) => ({ count: 1, ...(chosen === null ? {} : { roles: '' }) }),
      },
    },
    'The hours cannot be loaded': {
      event: ends('groups', refused('offline')),
      leads: { in: 'loading', to: 'failed', now: { fault: 'offline' } },
    },
    'Press Try again': {
      event: { type: 'retry' },
      leads: { in: 'failed', to: 'loading', now: { fault: null } },
    },
    'Choose Blue Lotus Neuro Care': {
      event: { type: 'place.chosen', place: { clinicId: 'c1' } },
      only: ({ count, place }) => count === 1 && place === 'all',
      screen: 'desktop',
      leads: { in: ['shown', 'loading'], now: { place: 'c1', chosen: null, roles: '' } },
    },
    'Choose Mondays': {
      event: { type: 'day.chosen', day: 'monday' },
      only: ({ day, isDated }) => day === null && !isDated,
      leads: { in: ['shown', 'loading', 'failed'], to: 'loading', now: { day: 'monday', fault: null } },
    },
    'Choose this Monday': {
      event: { type: 'range.chosen', range: { from: MONDAY, to: MONDAY } },
      only: ({ day, isDated }) => day === null && !isDated,
      leads: { in: ['shown', 'loading', 'failed'], to: 'loading', now: { isDated: true, fault: null } },
    },
    'Open Monday’s hours': {
      event: { type: 'entry.chosen', id: 'e1' },
      only: ({ chosen }) => chosen === null,
      leads: { in: 'shown', now: { chosen: 'e1', blockFault: null } },
    },
    'Leave Monday’s hours': {
      event: { type: 'entry.left' },
      only: ({ chosen, roles }) => chosen !== null && roles === '',
      leads: { in: 'shown', now: { chosen: null, blockFault: null } },
    },
    'Press Patient under Block Booking': {
      event: { type: 'role.toggled', role: 'PATIENT' },
      only: ({ chosen }) => chosen !== null,
      leads: {
        in: 'shown',
        to: 'blocking',
        now: ({ roles }) => ({ roles: roles === '' ? 'PATIENT' : '', blockFault: null }),
      },
    },
    'Patients are blocked': {
      event: ends('blocking', answered({ blockedRoles: ['PATIENT'] })),
      only: ({ roles }) => roles !== '',
      leads: { in: 'blocking', to: 'shown' },
    },
    'Patients may book again': {
      event: ends('blocking', answered({ blockedRoles: [] })),
      only: ({ roles }) => roles === '',
      leads: { in: 'blocking', to: 'shown' },
    },
    'The block cannot be saved': {
      event: ends('blocking', refused('internal')),
      leads: {
        in: 'blocking',
        to: 'shown',
        now: ({ roles }) => ({ roles: roles === '' ? 'PATIENT' : '', blockFault: 'wrong' }),
      },
    },
    'Press Add availability': {
      event: { type: 'create' },
      leads: { in: 'shown', to: 'creating' },
    },
    'Press Edit Availability': {
      event: { type: 'edit' },
      only: ({ chosen }) => chosen !== null,
      leads: { in: 'shown', to: 'changing' },
    },
    'Press Delete': {
      event: { type: 'delete' },
      only: ({ chosen }) => chosen !== null,
      leads: { in: 'shown', to: 'confirming' },
    },
    'Keep the hours': { event: { type: 'dismiss' }, leads: { in: 'confirming', to: 'shown' } },
    'Confirm the deletion': { event: { type: 'confirm' }, leads: { in: 'confirming', to: 'deleting' } },
    'The hours are deleted': {
      event: ends('deleting', answered({}, 'Availability deleted')),
      leads: { in: 'deleting', to: 'loading', effects: ['notice good: Availability deleted'] },
    },
    'The hours cannot be deleted': {
      event: ends('deleting', refused('internal', 'Try again later')),
      leads: { in: 'deleting', to: 'shown', effects: ['notice bad: Try again later'] },
    },
    'An appointment would lose its slot': {
      event: ends('deleting', refused('conflict', 'Decide for each of them', 'appointmentsAffected')),
      leads: { in: 'deleting', to: 'deletingUnder' },
    },
    'The form is saved': {
      event: ends('form', { kind: 'saved' }),
      leads: { in: ['creating', 'changing'], to: 'loading' },
    },
    'The form is left': {
      event: ends('form', { kind: 'discarded' }),
      leads: { in: ['creating', 'changing'], to: 'shown' },
    },
    'What becomes of the appointments is saved': {
      event: ends('affected', { kind: 'saved' }),
      leads: { in: 'deletingUnder', to: 'loading' },
    },
    'The appointments are left': {
      event: ends('affected', { kind: 'left' }),
      leads: { in: 'deletingUnder', to: 'shown' },
    },
    'Somebody else changed the hours meanwhile': {
      event: ends('affected', { kind: 'superseded' }),
      leads: { in: 'deletingUnder', to: 'loading' },
      nowhere: 'hours are deleted whatever somebody else saved of them',
    },
  },
})
