import { BadgeCheck } from 'lucide-react'
import { css } from 'styled-system/css'
import type { AdmitDraft } from '../../core/inpatient/inpatient.rules'
import { LONGEST_HISTORY } from '../../core/inpatient/inpatient'
import type { AdmissionFields } from '../../machines/inpatient/admission.view'
import { useRoomName } from '../intl/useRoomName'
import { useText } from '../intl/useText'
import { Badge } from '../kit/Badge'
import { DatePicker } from '../kit/date-picker/DatePicker'
import { ErrorState } from '../kit/ErrorState'
import { Segmented } from '../kit/Segmented'
import { SelectField } from '../kit/SelectField'
import { TextField } from '../kit/TextField'
import { Allergies } from '../kit/Allergies'

const section = css({ display: 'grid', gap: '16', margin: '0', padding: '0', border: 'none', minWidth: '0' })
const heading = css({ padding: '0', marginBlockEnd: '12', fontSize: '16', fontWeight: 'semibold' })
const person = css({ margin: '0', lineHeight: 'caption', overflowWrap: 'anywhere' })
const pair = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: 'minmax(0, 1fr) minmax(0, 1fr)' },
  gap: '16',
  alignItems: 'start',
})

interface FieldsProps {
  readonly view: AdmissionFields
  readonly onChange: (change: Partial<AdmitDraft>) => void
}

const GENDERS = ['Male', 'Female'] as const
/** The choice of somebody who is new in the family. */
const SOMEBODY_ELSE = ' '

/** Who is admitted: the number is verified; of a stay that exists the person stays the same. */
export const PatientFields = ({
  view,
  onChange,
  onMember,
}: FieldsProps & { readonly onMember: (id: string | null) => void }) => {
  const say = useText()
  const { draft, members } = view
  const isLocked = view.isLocked || view.isPersonLocked
  if (isLocked && draft.gender !== null)
    return (
      <section aria-label={say('inpatient.form.patient')}>
        <h3 className={heading}>{say('inpatient.form.patient')}</h3>
        <p className={person}>
          <strong>{draft.name}</strong>
          {' · '}
          {say('inpatient.person', { age: Number(draft.age), gender: draft.gender })}
          {' · '}
          {view.mobile === '' ? say('inpatient.form.noMobile') : view.mobile}
        </p>
        {view.allergies !== undefined && <Allergies names={view.allergies} />}
      </section>
    )
  return (
    <fieldset className={section}>
      <legend className={heading}>{say('inpatient.form.patient')}</legend>
      <div className={pair}>
        <TextField
          label={say('inpatient.form.mobile')}
          value={view.mobile === '' ? say('inpatient.form.noMobile') : view.mobile}
          readOnly
          onChange={() => undefined}
          after={
            view.mobile !== '' && (
              <Badge tone="good" icon={<BadgeCheck aria-hidden />}>
                {say('inpatient.form.verified')}
              </Badge>
            )
          }
        />
        {members.length > 0 && (
          <SelectField
            label={say('inpatient.form.who')}
            options={[
              ...members.map(({ id, name }) => ({ id, name: name ?? '' })),
              { id: SOMEBODY_ELSE, name: say('inpatient.form.somebodyElse') },
            ]}
            value={draft.memberId ?? SOMEBODY_ELSE}
            onChange={(id) => onMember(id === SOMEBODY_ELSE ? null : id)}
          />
        )}
        {view.holder && (
          <Segmented
            label={say('session.patient.whose')}
            chosen={view.holder}
            help={view.holder === 'relative' ? say('session.patient.whose.note') : undefined}
            options={(['own', 'relative'] as const).map((id) => ({ id, name: say(`session.patient.whose.${id}`) }))}
            onChoose={(id) => onMember(id === 'own' ? view.ownId : null)}
          />
        )}
        <TextField
          label={say('inpatient.form.name')}
          value={draft.name}
          maxLength={80}
          asSent="name"
          autoComplete="off"
          disabled={isLocked}
          onChange={(name) => onChange({ name })}
        />
        <TextField
          label={say('inpatient.form.age')}
          numeric="digits"
          asSent="age"
          value={draft.age}
          error={view.isAgeWrong ? say('inpatient.form.age.wrong') : undefined}
          autoComplete="off"
          disabled={isLocked}
          onChange={(age) => onChange({ age })}
        />
      </div>
      <Segmented
        label={say('inpatient.form.gender')}
        options={GENDERS.map((gender) => ({ id: gender, name: say(`inpatient.gender.${gender}`) }))}
        chosen={draft.gender}
        isDisabled={isLocked}
        onChoose={(gender) => onChange({ gender })}
      />
      {view.allergies !== undefined && <Allergies names={view.allergies} />}
    </fieldset>
  )
}

/** Where somebody lies, who pays, and why they came. */
export const HospitalFields = ({ view, onChange, onRetry }: FieldsProps & { readonly onRetry: () => void }) => {
  const say = useText()
  const roomName = useRoomName()
  const { draft, isLocked, isPlaceLocked } = view
  const bedHelp = isPlaceLocked && !isLocked ? say('inpatient.form.bedByShift') : undefined
  return (
    <fieldset className={section}>
      <legend className={heading}>{say('inpatient.form.hospital')}</legend>
      <div className={pair}>
        <SelectField
          label={say('inpatient.form.hospitalName')}
          asSent="hospital_id"
          options={view.hospitals}
          value={draft.hospitalId}
          disabled={isLocked || isPlaceLocked}
          onChange={(hospitalId) => onChange({ hospitalId })}
        />
        <TextField label={say('inpatient.form.doctor')} value={view.doctorName} readOnly onChange={() => undefined} />
        <SelectField
          label={say('inpatient.form.room')}
          asSent="hospital_room_id"
          placeholder={say(view.isLoadingRooms ? 'inpatient.loading' : 'inpatient.form.choose')}
          options={view.rooms.map((room) => ({
            id: room.id,
            name: room.isFull ? say('inpatient.form.full', { room: roomName(room.name) }) : roomName(room.name),
            disabled: room.isFull,
          }))}
          value={draft.roomId}
          disabled={isLocked || isPlaceLocked || view.isLoadingRooms}
          onChange={(roomId) => onChange({ roomId })}
        />
        <SelectField
          label={say('inpatient.form.bed')}
          asSent="room_bed_id"
          placeholder={say('inpatient.form.choose')}
          options={view.beds.map(({ id, number }) => ({ id, name: number }))}
          value={draft.bedId}
          help={bedHelp}
          error={view.bedFault ? say.fault(view.bedFault) : undefined}
          disabled={isLocked || isPlaceLocked || draft.roomId === ''}
          onChange={(bedId) => onChange({ bedId })}
        />
        <SelectField
          label={say('inpatient.form.sponsor')}
          asSent="sponsor_name"
          placeholder={say('inpatient.form.choose')}
          options={view.sponsors.map((name) => ({ id: name, name }))}
          value={draft.sponsor}
          disabled={isLocked}
          onChange={(sponsor) => onChange({ sponsor })}
        />
        <TextField
          label={say('inpatient.form.uhid')}
          value={draft.uhid}
          maxLength={40}
          asSent="hospital_uhid"
          autoComplete="off"
          disabled={isLocked}
          onChange={(uhid) => onChange({ uhid })}
        />
        <DatePicker
          view={{
            label: say('inpatient.form.date'),
            value: draft.admittedOn,
            min: view.days.min ?? null,
            max: view.days.max,
            isDisabled: isLocked,
            asSent: 'admission_date',
            ...(view.isDayWrong && { error: say('inpatient.form.dateWrong') }),
          }}
          on={({ day }) => onChange({ admittedOn: day })}
        />
      </div>
      {view.roomsFault && (
        <ErrorState message={say.fault(view.roomsFault)} retryLabel={say('app.retry')} onRetry={onRetry} />
      )}
      <TextField
        label={say('inpatient.form.history')}
        lines={4}
        maxLength={LONGEST_HISTORY}
        asSent="case_history"
        value={draft.caseHistory}
        disabled={isLocked}
        onChange={(caseHistory) => onChange({ caseHistory })}
      />
    </fieldset>
  )
}
