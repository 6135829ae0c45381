import { useEffect, useRef } from 'react'
import { css } from 'styled-system/css'
import { shownPatientNo } from '../../core/session/patientNo.rules'
import type { AppointmentForActor } from '../../machines/schedule/appointmentFor.machine'
import type { AppointmentForView } from '../../machines/schedule/appointmentFor.view'
import { useMoney } from '../intl/format'
import { useText } from '../intl/useText'
import { useWhen } from '../intl/useWhen'
import { Button } from '../kit/Button'
import { RefusedFields } from '../kit/refusedFields'
import { Segmented } from '../kit/Segmented'
import { SelectField } from '../kit/SelectField'
import { SkeletonText } from '../kit/Skeleton'
import { TextField } from '../kit/TextField'
import { SlotPicker } from './SlotPicker'

const form = css({ display: 'grid', gap: '16', '& > p': { margin: '0' } })
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8' })
const next = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8', '& > span': { width: 'full' } })
const two = css({ display: 'grid', gridTemplateColumns: '[7rem minmax(0, 1fr)]', gap: '12', alignItems: 'start' })
/** Always in reach, at the lower edge of the panel. */
const foot = css({
  position: 'sticky',
  zIndex: 'raised',
  // What scrolls ends with room of its own, which the foot takes.
  insetBlockEnd: '-24',
  marginBlockEnd: '-24',
  paddingBlockStart: '12',
  paddingBlockEnd: '24',
  borderBlockStart: 'line',
  background: 'surface',
})
const quiet = css({ color: 'muted' })
const fault = css({ color: 'bad', fontWeight: 'medium' })

const NEW = 'new'

interface AppointmentDetailsProps {
  readonly actor: AppointmentForActor
  readonly view: AppointmentForView
}

/** Who is treated, when, and how it is paid; the next free slot is chosen already, so that Enter saves. */
export const AppointmentDetails = ({ actor, view }: AppointmentDetailsProps) => {
  const say = useText()
  const when = useWhen()
  const money = useMoney()
  const save = useRef<HTMLButtonElement>(null)
  const name = useRef<HTMLInputElement>(null)
  const { patient, person, slot, doctors, offered } = view
  const fields = useRef<HTMLFormElement>(null)
  const isNew = useRef(true)
  const taken = useRef<HTMLDivElement>(null)
  // Whoever comes from the number goes on with what is still to be done, as soon as that can be: its slots may be on
  // their way. Who has gone on without it stays where they are.
  useEffect(() => {
    if (!isNew.current || (view.isPersonComplete && !view.canSave && !view.isTodayFull)) return
    isNew.current = false
    const slots = view.isTodayFull ? taken.current?.querySelector('button') : null
    const first = view.isPersonComplete ? (slots ?? save.current) : name.current
    if (!fields.current?.contains(document.activeElement)) first?.focus()
  }, [view.isPersonComplete, view.canSave, view.isTodayFull])
  // The slot is gone and Save with it: whoever has no mouse goes on at the first of the others.
  const isTaken = offered.length > 0 && !view.isTodayFull
  useEffect(() => {
    if (isTaken) taken.current?.querySelector('button')?.focus()
  }, [isTaken])
  const members = patient?.members.filter((member) => member.name !== null) ?? []
  // Whoever has no number is not seen on video.
  const full =
    `schedule.for.${view.hasExtra ? 'todayExtra' : 'todayFull'}${view.patientNo === null ? '' : 'Here'}` as const
  const missing = !view.isPersonComplete
    ? say('schedule.for.missingPerson')
    : say(view.needsNumber ? 'schedule.for.missingNumber' : 'schedule.for.missingSlot')
  return (
    <form
      ref={fields}
      noValidate
      className={form}
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'save' })
      }}
    >
      <div className={line}>
        <span>
          {view.patientNo === null
            ? say('schedule.for.number', { number: `${patient?.countryCode} ${patient?.phoneNumber}` })
            : say('session.patient.hasNone', { number: shownPatientNo(view.patientNo) })}
        </span>
        {view.patientNo !== null && (
          <Button size="sm" tone="secondary" onClick={() => actor.send({ type: 'number.adding' })}>
            {say('schedule.for.addNumber')}
          </Button>
        )}
        <Button size="sm" tone="quiet" onClick={() => actor.send({ type: 'number.changing' })}>
          {say('schedule.for.change')}
        </Button>
      </div>
      {members.length > 0 && view.patientNo === null && <p className={quiet}>{say('schedule.for.exists')}</p>}
      {members.length > 0 && (
        <SelectField
          label={say('schedule.for.member')}
          value={view.memberId ?? NEW}
          options={[
            ...members.map((member) => ({ id: member.id, name: member.name ?? '' })),
            { id: NEW, name: say('schedule.for.someoneNew') },
          ]}
          onChange={(id) => actor.send({ type: 'member.chosen', id: id === NEW ? null : id })}
        />
      )}
      {view.holder && (
        <Segmented
          label={say('session.patient.whose')}
          chosen={view.holder}
          options={(['own', 'relative'] as const).map((id) => ({ id, name: say(`session.patient.whose.${id}`) }))}
          onChoose={(id) => actor.send({ type: 'member.chosen', id: id === 'own' ? view.ownId : null })}
        />
      )}
      {view.holder === 'relative' && <p className={quiet}>{say('session.patient.whose.note')}</p>}
      <RefusedFields of={view.fault?.fields}>
        <TextField
          ref={name}
          label={say('schedule.for.name')}
          asSent={['patientName', 'name']}
          value={person.name}
          readOnly={view.isPersonLocked}
          maxLength={80}
          autoComplete="off"
          onChange={(text) => actor.send({ type: 'person.typed', change: { name: text } })}
        />
        <div className={two}>
          <TextField
            label={say('schedule.for.age')}
            asSent={['patientAge', 'age']}
            numeric="digits"
            value={person.age}
            error={view.isAgeWrong ? say('schedule.for.age.wrong') : undefined}
            readOnly={view.isPersonLocked}
            autoComplete="off"
            onChange={(age) => actor.send({ type: 'person.typed', change: { age } })}
          />
          <SelectField
            label={say('schedule.for.gender')}
            asSent={['patientGender', 'gender']}
            value={person.gender ?? ''}
            disabled={view.isPersonLocked}
            placeholder=""
            options={(['Female', 'Male'] as const).map((id) => ({ id, name: say(`schedule.for.${id}`) }))}
            onChange={(gender) =>
              actor.send({ type: 'person.typed', change: { gender: gender === 'Male' ? 'Male' : 'Female' } })
            }
          />
        </div>
      </RefusedFields>
      {doctors.length > 1 && (
        <SelectField
          label={say('schedule.for.doctor')}
          value={view.doctorId}
          options={[...doctors]}
          onChange={(id) => actor.send({ type: 'doctor.chosen', id })}
        />
      )}
      <Segmented
        label={say('schedule.for.type')}
        chosen={view.consultation}
        options={(['inClinic', 'video'] as const).map((id) => ({
          id,
          name: say(id === 'video' ? 'schedule.video' : 'schedule.clinic'),
        }))}
        onChoose={(consultation) => actor.send({ type: 'consultation.chosen', consultation })}
      />
      {view.needsNumber && (
        <p className={fault} role="alert">
          {say('schedule.for.numberNeeded')}
        </p>
      )}
      {view.isTodayFull && <p role="status">{say(full)}</p>}
      {view.isLoading && view.days.length === 0 ? (
        <SkeletonText lines={3} />
      ) : view.days.length === 0 ? (
        <p>{say('schedule.for.noSlots')}</p>
      ) : (
        <SlotPicker
          days={view.days}
          slotId={slot?.id ?? null}
          onChoose={(slotId) => actor.send({ type: 'slot.chosen', slotId })}
        />
      )}
      {slot && (
        <p>
          {when.range(slot.startsAt, slot.endsAt)} · {say('schedule.for.fee', { fee: money(slot.fee) })}
        </p>
      )}
      <SelectField
        label={say('schedule.for.payment')}
        value={String(view.methodId)}
        options={view.methods.map(({ id, frontendText }) => ({ id: String(id), name: frontendText }))}
        onChange={(id) => actor.send({ type: 'method.chosen', id: Number(id) })}
      />
      {view.fault && (
        <p className={fault} role="alert">
          {say.fault(view.fault)}
        </p>
      )}
      {offered.length > 0 && (
        <div ref={taken} className={next}>
          <span className={quiet}>{say('schedule.for.next')}</span>
          {offered.map(({ id, startsAt, isExtra }) => (
            <Button key={id} size="sm" tone="secondary" onClick={() => actor.send({ type: 'slot.chosen', slotId: id })}>
              {isExtra ? say('schedule.slots.extra', { time: when.at(startsAt) }) : when.at(startsAt)}
            </Button>
          ))}
        </div>
      )}
      <div className={foot}>
        <Button ref={save} type="submit" wide busy={view.isBusy} disabled={!view.canSave} reason={missing}>
          {view.isAskedAgain
            ? say('schedule.for.saveAnother')
            : slot && person.name.trim() !== ''
              ? say('schedule.for.saveAt', { time: when.within.at(slot.startsAt), name: person.name.trim() })
              : say('schedule.for.save')}
        </Button>
      </div>
    </form>
  )
}
