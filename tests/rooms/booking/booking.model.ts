import { wasAt } from '../../kit/bookings'
import { NOT_BEGUN } from '../../../src/core/booking/checkout'
import { freeSlots } from '../../../src/core/booking/booking.rules'
import { bookingMachine } from '../../../src/machines/booking/booking.machine'
import { viewBooking } from '../../../src/machines/booking/booking.view'
import { type Facts, modelOf } from '../../kit/paths/model'
import { answered, ends, refused } from '../../kit/paths/outcomes'
import { attempt, calendar as ofOneClinic, calendarTaken, choice, draft, nothingChosen, slot, verify } from './practice'

const start = {
  doctorId: 'd1',
  from: 'doctorProfile',
  consultation: null,
  progress: NOT_BEGUN,
} as const
/** Of a doctor with two clinics. */
const at = (id: string, clinicId: string) => ({ ...slot(id), clinicId, clinicName: `Clinic ${clinicId}` })
const calendar = {
  ...ofOneClinic,
  inClinic: [{ date: '2026-11-21', slots: [at('c1', 'one'), at('c2', 'two')] }],
}
const ofTheSecond = { video: [], inClinic: [{ date: '2026-11-21', slots: [at('c2', 'two')] }] }
const OFFERED = 'v1 v2 v3 c1 c2'
const LESS = 'v2'

const facts = {
  isGuest: false,
  resumes: false,
  isChoosing: false,
  hasAttempt: false,
  consultation: null,
  date: null,
  slotId: null,
  slots: '',
  tabs: 0,
  clinics: 0,
  clinicId: null,
  absence: 'everywhere',
  memberId: null,
  wasTaken: false,
  fault: null,
  failure: null,
  canGoOn: false,
  isVerifying: false,
}

const taken = { kind: 'conflict', message: 'This slot has just been taken' } as const
const dearer = { kind: 'badRequest', message: 'The fee has changed' } as const
const failures = { conflict: taken, badRequest: dearer } as const

const picked = { consultation: 'video', date: '2026-11-21', slotId: 'v1' }
/** Once a checkout was left, nothing is gone on with again. */
const left = { hasAttempt: false, resumes: false, isChoosing: false, memberId: 'm1' }
/** All slots are offered: the first day is chosen, unless another was. */
const offered = ({ consultation, date }: { consultation: string | null; date: string | null }) => ({
  slots: OFFERED,
  tabs: 2,
  absence: null,
  consultation: consultation ?? 'video',
  date: date ?? '2026-11-21',
})
const choices = ({ slotId, wasTaken }: Facts): string =>
  `The days and their slots; ${slotId === null ? 'no slot is chosen' : 'the slot is chosen'}${
    wasTaken ? '; a notice that the chosen slot was just taken' : ''
  }.`

/** Picking a slot of one doctor, then checking out with it: patient.md, "Booking flow". */
export const bookingModel = modelOf(bookingMachine)({
  name: 'booking',
  passed: ['arriving', 'deciding'],
  facts: (snapshot) => {
    const { context } = snapshot
    const view = viewBooking(snapshot, '2026-11-21')
    const days = [...context.calendar.video, ...context.calendar.inClinic]
    return {
      isGuest: context.isGuest,
      resumes: context.progress.stage === 'checkout' || context.progress.stage === 'members',
      isChoosing: context.progress.stage === 'members',
      hasAttempt: context.progress.attempt !== null,
      consultation: context.consultation,
      date: context.date,
      slotId: context.slotId,
      slots: days.flatMap((day) => freeSlots(day).map(({ id }) => id)).join(' '),
      tabs: view.tabs.length,
      clinics: view.clinics.length,
      clinicId: view.clinicId,
      absence: view.absence,
      memberId: context.progress.draft.memberId,
      wasTaken: view.wasTaken,
      fault: view.fault?.id ?? null,
      failure: context.failure?.kind ?? null,
      canGoOn: view.canGoOn,
      isVerifying: view.isVerifying,
    }
  },
  starts: {
    'Open a doctor as a guest': {
      input: { ...start, isGuest: true },
      to: 'loadingSlots',
      facts: { ...facts, isGuest: true },
      how: 'Not logged in',
    },
    'Open a doctor as a patient': {
      input: { ...start, isGuest: false },
      to: 'loadingSlots',
      facts,
      how: 'Account 90000 00001',
    },
    'Come back verified with a slot picked before': {
      input: { ...start, isGuest: false, progress: wasAt({ pick: choice, stage: 'checkout' }) },
      to: 'loadingSlots',
      facts: { ...facts, resumes: true, consultation: 'video', date: '2026-11-21', slotId: 'v1' },
      how: 'As a guest choose a slot, press Next, log in',
    },
    'Come back as a guest with a slot picked before': {
      input: { ...start, isGuest: true, progress: wasAt({ pick: choice, stage: 'checkout' }) },
      to: 'loadingSlots',
      facts: { ...facts, isGuest: true, resumes: true, consultation: 'video', date: '2026-11-21', slotId: 'v1' },
      how: 'As a guest choose a slot, press Next, log in, log out, go back in the history',
    },
    'Reload with a slot chosen': {
      input: { ...start, isGuest: true, progress: wasAt({ pick: choice, stage: 'slots' }) },
      to: 'loadingSlots',
      facts: { ...facts, ...picked, isGuest: true },
      how: 'Not logged in: choose a slot, reload',
    },
    'Reload while choosing who is treated': {
      input: { ...start, isGuest: false, progress: wasAt({ pick: choice, stage: 'members', draft }) },
      to: 'loadingSlots',
      facts: { ...facts, ...picked, resumes: true, isChoosing: true, memberId: 'm1' },
      how: 'At the checkout press Change, reload',
    },
    'Reload while a booking was on its way': {
      input: { ...start, isGuest: false, progress: wasAt({ attempt }) },
      to: 'loadingSlots',
      facts: { ...facts, hasAttempt: true, consultation: 'video', slotId: 'v1', memberId: 'm1' },
      how: 'Throttle the network, press Book Now, reload',
    },
  },
  states: {
    loadingSlots: {
      sees: 'Grey shapes where the days and slots will stand.',
      asks: { loadingSlots: { doctorId: 'd1' } },
    },
    slotsFailed: 'Where the slots would stand: what went wrong, and Retry.',
    choosingSlot: (facts) => `${choices(facts)} Next ${facts['canGoOn'] ? 'can be pressed' : 'waits for a slot'}.`,
    loadingClinic: {
      sees: 'The days and slots of the clinic, while they are loaded anew; Next is busy.',
      asks: { clinicSlots: { doctorId: 'd1', clinicId: 'two' } },
    },
    withoutSlots: {
      sees: 'That there are no slots, whom to call, and Notify me when slots open.',
      asks: ({ isGuest }: Facts) => ({ alert: { doctorId: 'd1', isGuest, awaitsSlots: false } }),
    },
    awaitingVerification: {
      sees: 'The question for the mobile number: over the page on a desktop, a page of its own on a phone.',
      asks: verify,
    },
    checkingOut: {
      sees: 'The checkout: the doctor, day and time, who is treated, what is to be paid.',
      asks: ({ memberId, hasAttempt, failure, resumes, isChoosing }: Facts) => ({
        checkout: {
          choice,
          slot: slot('v1'),
          progress: {
            pick: resumes ? choice : null,
            stage: isChoosing ? 'members' : resumes ? 'checkout' : null,
            draft: memberId === null ? nothingChosen : draft,
            attempt: hasAttempt ? attempt : null,
          },
          failure: failures[failure as keyof typeof failures] ?? null,
        },
      }),
    },
    refreshingSlots: {
      sees: 'The days and slots, while they are loaded anew.',
      asks: { refreshingSlots: { doctorId: 'd1' } },
    },
  },
  steps: {
    'The slots arrive': {
      event: ends('loadingSlots', answered(calendar)),
      leads: [
        { in: 'loadingSlots', if: ({ hasAttempt }) => hasAttempt, to: 'checkingOut', now: offered },
        { in: 'loadingSlots', if: ({ resumes, isGuest }) => resumes && !isGuest, to: 'checkingOut', now: offered },
        {
          in: 'loadingSlots',
          to: 'choosingSlot',
          now: (before) => ({ ...offered(before), canGoOn: before.slotId !== null }),
        },
      ],
    },
    'The doctor offers no slots': {
      event: ends('loadingSlots', answered({ video: [], inClinic: [] })),
      only: ({ slots, slotId }) => slots === '' && slotId === null,
      leads: {
        in: 'loadingSlots',
        to: 'withoutSlots',
        now: { consultation: 'video' },
      },
      how: 'As a doctor, remove every availability first',
    },
    'The slots cannot be loaded': {
      event: ends('loadingSlots', refused('network')),
      leads: { in: 'loadingSlots', to: 'slotsFailed', now: { failure: 'network', fault: 'wrong' } },
    },
    'Press Retry': {
      event: { type: 'retry' },
      leads: { in: 'slotsFailed', to: 'loadingSlots', now: { failure: null, fault: null } },
    },
    'Choose the In-Clinic tab': {
      event: { type: 'consultation.chosen', consultation: 'inClinic' },
      // Tabs show only where the doctor offers both.
      only: ({ tabs }) => tabs === 2,
      leads: {
        in: 'choosingSlot',
        now: ({ slots }) => ({
          consultation: 'inClinic',
          ...(slots === LESS ? { date: null, absence: 'here' as const } : { date: '2026-11-21', clinics: 2 }),
          slotId: null,
          wasTaken: false,
          failure: null,
          canGoOn: false,
        }),
      },
    },
    'Choose a clinic': {
      event: { type: 'clinic.chosen', clinicId: 'two' },
      only: ({ clinics }) => clinics === 2,
      leads: {
        in: ['choosingSlot', 'loadingClinic'],
        to: 'loadingClinic',
        now: { clinicId: 'two', wasTaken: false, failure: null },
      },
      how: 'Open a doctor who sees patients at two clinics',
      nowhere: 'no doctor of the demonstration sees patients at two clinics',
    },
    'Choose all clinics': {
      event: { type: 'clinic.chosen', clinicId: null },
      only: ({ clinicId }) => clinicId !== null,
      leads: {
        in: ['choosingSlot', 'loadingClinic'],
        to: 'choosingSlot',
        now: { clinicId: null, wasTaken: false, failure: null },
      },
    },
    'The slots of the clinic arrive': {
      event: ends('clinicSlots', answered(ofTheSecond)),
      leads: { in: 'loadingClinic', to: 'choosingSlot' },
    },
    'The slots of the clinic cannot be loaded': {
      event: ends('clinicSlots', refused('network')),
      leads: { in: 'loadingClinic', to: 'slotsFailed', now: { failure: 'network', fault: 'wrong' } },
    },
    'Choose the next day': {
      event: { type: 'date.chosen', date: '2026-11-22' },
      only: ({ consultation, slots }) => consultation === 'video' && slots === OFFERED,
      leads: {
        in: 'choosingSlot',
        now: { date: '2026-11-22', slotId: null, wasTaken: false, failure: null, canGoOn: false },
      },
    },
    'Choose a slot': {
      event: { type: 'slot.chosen', slotId: 'v1' },
      only: ({ consultation, slots, date }) => consultation === 'video' && slots === OFFERED && date === '2026-11-21',
      leads: { in: 'choosingSlot', now: { slotId: 'v1', wasTaken: false, failure: null, canGoOn: true } },
    },
    'Press Next': {
      event: { type: 'next' },
      leads: [
        {
          in: 'choosingSlot',
          if: ({ slotId, isGuest }) => slotId !== null && isGuest,
          to: 'awaitingVerification',
          now: { canGoOn: false, isVerifying: true },
        },
        { in: 'choosingSlot', if: ({ slotId }) => slotId !== null, to: 'checkingOut', now: { canGoOn: false } },
      ],
    },
    'Give up verifying': {
      event: ends('verification', { kind: 'abandoned' }),
      leads: { in: 'awaitingVerification', to: 'choosingSlot', now: { canGoOn: true, isVerifying: false } },
      // On small screens verifying is a page of its own: who gives up there has left the doctor's page.
      screen: 'desktop',
    },
    'Go back from the checkout': {
      event: ends('checkout', { kind: 'back', draft, failure: dearer }),
      leads: {
        in: 'checkingOut',
        to: 'choosingSlot',
        now: { ...left, wasTaken: false, failure: null, canGoOn: true },
      },
    },
    'Leave the ticket of a booking that is under way': {
      event: ends('checkout', { kind: 'ticketLeft', draft, failure: null }),
      leads: {
        in: 'checkingOut',
        to: 'choosingSlot',
        now: { ...left, slotId: null, wasTaken: false, failure: null, canGoOn: false },
      },
    },
    'The slot was taken meanwhile': {
      event: ends('checkout', { kind: 'slotTaken', draft, failure: taken }),
      leads: {
        in: 'checkingOut',
        to: 'refreshingSlots',
        now: { ...left, wasTaken: true, failure: 'conflict' },
      },
      how: 'In a private window book the same slot as another patient first, then press Book Now',
    },
    'The fee changed meanwhile': {
      event: ends('checkout', { kind: 'feeChanged', draft, failure: dearer }),
      leads: {
        in: 'checkingOut',
        to: 'refreshingSlots',
        now: { ...left, wasTaken: false, failure: 'badRequest' },
      },
      how: 'Change the doctor’s fee in the database, then press Book Now',
    },
    'The session ended at checkout': {
      event: ends('checkout', { kind: 'mustVerify', draft, failure: null }),
      leads: {
        in: 'checkingOut',
        to: 'awaitingVerification',
        now: { ...left, wasTaken: false, failure: null, isVerifying: true },
        effects: ['notice info: sessionEnded'],
      },
      screen: 'desktop',
      how: 'Delete the token in the browser’s session storage, then press Book Now',
    },
    'The new slots arrive without the chosen one': {
      event: ends('refreshingSlots', answered(calendarTaken)),
      leads: {
        in: 'refreshingSlots',
        to: 'choosingSlot',
        now: { slots: LESS, slotId: null },
      },
    },
    'The new slots arrive with the chosen one': {
      event: ends('refreshingSlots', answered(calendar)),
      leads: { in: 'refreshingSlots', to: 'checkingOut' },
    },
    'The new slots cannot be loaded': {
      event: ends('refreshingSlots', refused('timeout')),
      leads: { in: 'refreshingSlots', to: 'slotsFailed', now: { failure: 'timeout', fault: 'late' } },
    },
  },
})
