import { assign, setup } from 'xstate'
import type { AvailabilityEntry, AvailabilityGroup } from '../../core/availability/availability'
import type { Weekday } from '../../core/availability/availability.rules'
import type { BlockableRole } from '../../core/booking/booking'
import type { DayRange } from '../../core/kit/calendar.rules'
import type { CalendarDay } from '../../core/kit/dates'
import type { Failure, Outcome } from '../../core/kit/outcome'
import { type Attempt, attemptAt } from '../kit/attempt'
import { unplugged } from '../kit/fromPort'
import { outcomes } from '../kit/onOutcome'
import { outcomeActions } from '../kit/outcomeActions'
import { affectedMachine } from './affected.machine'
import { availabilityFormMachine } from './availabilityForm.machine'
import type { AvailabilityFormInput } from './availabilityForm.setup'

/** What the list is narrowed by on the server. */
export interface AvailabilityFilter {
  readonly day: Weekday | null
  readonly range: DayRange | null
}

export interface AvailabilityInput {
  readonly today: CalendarDay
  /** The minute of today at which they were opened. */
  readonly minute: number
  readonly videoFee: number | null
}

/** All clinics, one of them by its id, or video. */
export type Place = 'all' | 'video' | { readonly clinicId: string }

interface Context extends AvailabilityInput {
  readonly groups: readonly AvailabilityGroup[] | null
  readonly place: Place
  readonly filter: AvailabilityFilter
  readonly chosenId: string | null
  readonly failure: Failure | null
  /** Roles as they are being saved. */
  readonly blocking: readonly BlockableRole[] | null
  readonly blockFailure: Failure | null
  /** Kept while nobody knows how the last write ended. */
  readonly attempt: Attempt | null
}

/** Whose bookings can be blocked, in the order of the chips. */
export const ROLES: readonly BlockableRole[] = ['PATIENT', 'DOCTOR', 'PHARMACY', 'ADMIN']

const rolesAfter = (before: readonly BlockableRole[], role: BlockableRole | 'all'): readonly BlockableRole[] =>
  role === 'all'
    ? before.length === ROLES.length
      ? []
      : ROLES
    : ROLES.filter((each) => (each === role ? !before.includes(role) : before.includes(each)))

/** The chosen hours with their place; null while none are. */
export const chosenOf = ({ groups, chosenId }: Pick<Context, 'groups' | 'chosenId'>) => {
  for (const group of groups ?? []) {
    const entry = group.entries.find(({ id }) => id === chosenId)
    if (entry !== undefined) return { group, entry }
  }
  return null
}

const withRoles = (
  groups: readonly AvailabilityGroup[],
  id: string,
  blockedRoles: readonly BlockableRole[],
): readonly AvailabilityGroup[] =>
  groups.map((group) => ({
    ...group,
    entries: group.entries.map((entry): AvailabilityEntry => (entry.id === id ? { ...entry, blockedRoles } : entry)),
  }))

/** What the form of the chosen hours begins with, or of new ones where none are. */
export const formInput = (
  { today, minute, videoFee }: AvailabilityInput,
  chosen: ReturnType<typeof chosenOf>,
): AvailabilityFormInput => {
  if (chosen === null) return { today, minute, videoFee, opened: null }
  const { consultation, clinicId, clinicName } = chosen.group
  return { today, minute, videoFee, opened: { entry: chosen.entry, consultation, clinicId, clinicName } }
}

/** What a doctor does with the hours that are there, and what is kept of it. */
export const availabilitySetup = setup({
  types: {
    context: {} as Context,
    input: {} as AvailabilityInput,
    events: {} as
      | { type: 'place.chosen'; place: Place }
      | { type: 'day.chosen'; day: Weekday | null }
      | { type: 'range.chosen'; range: DayRange | null }
      | { type: 'entry.chosen'; id: string }
      | { type: 'role.toggled'; role: BlockableRole | 'all' }
      | { type: 'entry.left' | 'create' | 'edit' | 'delete' | 'confirm' | 'dismiss' | 'retry' },
    children: {} as { form: 'form'; affected: 'affected' },
    tags: {} as 'loading' | 'failed' | 'confirming' | 'deleting' | 'blocking',
  },
  actors: {
    loadGroups: unplugged<AvailabilityFilter, readonly AvailabilityGroup[]>('availability.list'),
    block: unplugged<
      { id: string; blockedRoles: readonly BlockableRole[]; key: string },
      { readonly blockedRoles: readonly BlockableRole[] }
    >('availability.block'),
    remove: unplugged<{ id: string; key: string }, object>('availability.remove'),
    form: availabilityFormMachine,
    affected: affectedMachine,
  },
  guards: {
    ...outcomes,
    areAffected: (_, outcome: Outcome<unknown>) => !outcome.ok && outcome.failure.code === 'appointmentsAffected',
    isChosen: ({ context }) => chosenOf(context) !== null,
  },
  actions: {
    ...outcomeActions,
    keepGroups: assign(({ context }, outcome: Outcome<readonly AvailabilityGroup[]>) =>
      outcome.ok
        ? {
            groups: outcome.value,
            failure: null,
            chosenId:
              chosenOf({ groups: outcome.value, chosenId: context.chosenId }) === null ? null : context.chosenId,
          }
        : { failure: outcome.failure },
    ),
    choosePlace: assign((_, place: Place) => ({ place, chosenId: null })),
    chooseDay: assign(({ context }, day: Weekday | null) => ({ filter: { ...context.filter, day } })),
    chooseRange: assign(({ context }, range: DayRange | null) => ({ filter: { ...context.filter, range } })),
    chooseEntry: assign((_, id: string) => ({ chosenId: id, blockFailure: null })),
    leaveEntry: assign({ chosenId: null, blockFailure: null }),
    toggleRole: assign(({ context }, role: BlockableRole | 'all') => {
      const blocking = rolesAfter(chosenOf(context)?.entry.blockedRoles ?? [], role)
      return {
        blocking,
        blockFailure: null,
        attempt: attemptAt({ id: context.chosenId, blocking }, context.attempt),
      }
    }),
    keepRoles: assign(({ context }, outcome: Outcome<{ readonly blockedRoles: readonly BlockableRole[] }>) =>
      outcome.ok
        ? {
            groups: withRoles(context.groups ?? [], context.chosenId ?? '', outcome.value.blockedRoles),
            blocking: null,
          }
        : { blocking: null, blockFailure: outcome.failure },
    ),
    beginRemoval: assign(({ context }) => ({ attempt: attemptAt({ remove: context.chosenId }, context.attempt) })),
  },
})
