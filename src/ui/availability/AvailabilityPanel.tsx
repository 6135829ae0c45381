import { CalendarPlus } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useState } from 'react'
import { css } from 'styled-system/css'
import type { AvailabilityActor } from '../../machines/availability/availability.machine'
import { viewAvailability } from '../../machines/availability/availability.view'
import { useSend } from '../app/frame/useSend'
import { useText } from '../intl/useText'
import { EmptyCalendar } from '../kit/art'
import { Button } from '../kit/Button'
import { ConfirmDialog } from '../kit/ConfirmDialog'
import { EmptyState } from '../kit/EmptyState'
import { ErrorState } from '../kit/ErrorState'
import { Modal } from '../kit/Modal'
import { SkeletonText } from '../kit/Skeleton'
import { useMedia } from '../kit/useMedia'
import { useView } from '../kit/useView'
import { AffectedList } from './AffectedList'
import { AvailabilityDetail } from './AvailabilityDetail'
import { AvailabilityFilters } from './AvailabilityFilters'
import { AvailabilityForm } from './AvailabilityForm'
import { ClinicAccordions, ClinicList, EntryGroups } from './AvailabilityLists'
import { useHoursText } from './useHoursText'

const look = css({ display: 'grid', gap: '16', alignContent: 'start' })
const columns = css({
  display: 'grid',
  gridTemplateColumns: '11rem minmax(0, 1fr) minmax(0, 1fr)',
  gap: '16',
  alignItems: 'start',
})

const needs = {
  create: 'availabilitySetting.create',
  edit: 'availabilitySetting.update',
  delete: 'availabilitySetting.delete',
} as const

/** A doctor's hours by clinic, what is booked in them, and the way to set, block and delete them. */
export const AvailabilityPanel = ({ actor }: { readonly actor: AvailabilityActor }) => {
  const say = useText()
  /** Where the list has the whole width, a day opens over it. */
  const isSmall = !useMedia('desktop')
  const { day, longDay } = useHoursText()
  const view = useView(actor, viewAvailability)
  const send = useSend(actor, needs)
  // The form is large: it comes in steps, between which what is pressed is answered.
  const form = useDeferredValue(useView(actor, (snapshot) => snapshot.children.form))
  const affected = useView(actor, (snapshot) => snapshot.children.affected)
  const { chosen, fault, isFirstLoad, isLoading } = view
  const [choosingOf, setChoosing] = useState<string | null>(null)
  const create = (
    // Tab stops at it while the hours load: whoever passed it would come back to it after all days.
    <Button aria-disabled={!view.mayCreate || undefined} onClick={() => send({ type: 'create' })}>
      <CalendarPlus size={20} aria-hidden />
      {say('availability.create')}
    </Button>
  )
  const leave = () => actor.send({ type: 'entry.left' })
  const choose = (id: string) => (id === chosen?.id && !isSmall ? leave() : actor.send({ type: 'entry.chosen', id }))
  const toggleBlocking = () => setChoosing(chosen?.id === choosingOf ? null : (chosen?.id ?? null))
  const detail = chosen && (
    <AvailabilityDetail
      view={view}
      entry={chosen}
      send={send}
      isSheet={isSmall}
      isChoosing={chosen.id === choosingOf}
      onChoosing={toggleBlocking}
    />
  )
  /** E edits and B blocks the chosen day, wherever the focus is among the days; not while something is typed. */
  const press = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (chosen === null || ctrlKey || metaKey || altKey) return
    if (target instanceof HTMLElement && target.closest('input, select, textarea, [role=dialog] [role=dialog]')) return
    if (key === 'e') send({ type: 'edit' })
    if (key === 'b') toggleBlocking()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the buttons in it, which have names of their own
    <div className={look} data-density="dense" onKeyDown={press}>
      <div>{create}</div>
      <AvailabilityFilters view={view} send={actor.send} />
      {fault !== null ? (
        <ErrorState
          message={say.fault(fault)}
          retryLabel={say('app.retry')}
          onRetry={() => actor.send({ type: 'retry' })}
        />
      ) : isFirstLoad ? (
        <SkeletonText lines={8} />
      ) : view.count === 0 ? (
        <EmptyState
          drawing={<EmptyCalendar />}
          title={say(view.isNarrowed ? 'availability.noneFound' : 'availability.none')}
          text={say(view.isNarrowed ? 'availability.noneFound.text' : 'availability.none.text')}
        />
      ) : isSmall ? (
        <>
          <ClinicAccordions view={view} onChoose={choose} />
          <Modal
            open={chosen !== null}
            title={chosen === null ? '' : longDay(chosen.date)}
            closeLabel={say('app.close')}
            onClose={leave}
          >
            {detail}
          </Modal>
        </>
      ) : (
        <div className={columns} aria-busy={isLoading}>
          <ClinicList
            view={view}
            onChoose={(place) =>
              actor.send({
                type: 'place.chosen',
                place: place === 'all' || place === 'video' ? place : { clinicId: place },
              })
            }
          />
          <EntryGroups view={view} onChoose={choose} />
          {detail ?? <EmptyState title={say('availability.choose')} text={say('availability.choose.text')} />}
        </div>
      )}
      <ConfirmDialog
        open={view.isConfirming}
        title={say('availability.delete.title')}
        message={chosen === null ? '' : say('availability.delete.message', { day: day(chosen.date) })}
        yes={say('availability.delete.yes')}
        no={say('availability.delete.no')}
        closeLabel={say('app.close')}
        danger
        busy={view.isDeleting}
        onYes={() => actor.send({ type: 'confirm' })}
        onNo={() => actor.send({ type: 'dismiss' })}
      />
      {form && <AvailabilityForm actor={form} />}
      {affected && <AffectedList actor={affected} />}
    </div>
  )
}
