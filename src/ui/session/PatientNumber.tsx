import { css } from 'styled-system/css'
import type { ActorRefFrom } from 'xstate'
import type { countdownMachine } from '../../machines/kit/countdown.machine'
import { secondsLeft } from '../../machines/kit/countdown.view'
import {
  type PatientNumberActor,
  type PatientNumberView,
  viewPatientNumber,
} from '../../machines/session/patientNumber.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { PinField } from '../kit/PinField'
import { RefusedFields } from '../kit/refusedFields'
import { Segmented } from '../kit/Segmented'
import { TextField } from '../kit/TextField'
import { useView } from '../kit/useView'
import { MobileFields } from './MobileFields'
import { PatientSearch } from './PatientSearch'

const form = css({ display: 'grid', gap: '16', '& > p': { margin: '0' } })
const intro = css({ color: 'muted' })
const aside = css({ color: 'muted', fontSize: '14', lineHeight: 'caption' })
const none = css({ display: 'grid', justifyItems: 'start', gap: '8', '& > p': { margin: '0' } })
const refused = css({ color: 'bad', fontWeight: 'medium' })
const ways = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8' })

interface StepProps {
  readonly actor: PatientNumberActor
  readonly view: PatientNumberView
}

/** A patient's number, and where it is new the code that was sent to it. */
export const PatientNumber = ({ actor }: { readonly actor: PatientNumberActor }) => {
  const view = useView(actor, viewPatientNumber)
  const Step = view.isAtPerson ? PersonWithoutNumber : view.isAtCode ? CodeOfPatient : NumberOfPatient
  return <Step actor={actor} view={view} />
}

const NumberOfPatient = ({ actor, view }: StepProps) => {
  const say = useText()
  const { digits } = view
  const fault = view.numberFault && say(`session.number.${view.numberFault}`, { digits })
  const taken = view.isTaken ? say('session.patient.numberTaken') : null
  const emitted = taken ?? view.failure ?? (view.fault && say.fault(view.fault)) ?? fault
  return (
    <form
      noValidate
      className={form}
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'check' })
      }}
    >
      <p className={intro}>
        {view.adds ? say('session.patient.adds', { name: view.adds.name }) : say('session.patient.intro')}
      </p>
      <MobileFields view={view} error={emitted ?? undefined} on={actor.send} />
      <Button
        type="submit"
        size="lg"
        wide
        busy={view.isBusy}
        disabled={!view.canCheck}
        reason={fault ? undefined : say('session.patient.reason', { digits })}
      >
        {say(view.isRefused ? 'session.patient.save' : 'session.patient.check')}
      </Button>
      {view.people && !view.isBusy && (
        <PatientSearch
          actor={view.people}
          countryCode={view.country}
          onChoose={(person) => actor.send({ type: 'person.chosen', person })}
        />
      )}
      {!view.adds && (
        <div className={none}>
          <p className={aside}>{say('session.patient.noPhone')}</p>
          <Button tone="secondary" size="sm" disabled={view.isBusy} onClick={() => actor.send({ type: 'number.none' })}>
            {say('session.patient.none.way')}
          </Button>
        </div>
      )}
    </form>
  )
}

/** Somebody who has no number at all: who they are, or what is seen of them. */
const PersonWithoutNumber = ({ actor, view }: StepProps) => {
  const say = useText()
  const { person } = view
  return (
    <form
      noValidate
      className={form}
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'register' })
      }}
    >
      <p className={intro}>{say('session.patient.none.intro')}</p>
      <RefusedFields of={view.fault?.fields}>
        <TextField
          label={say('session.patient.none.nameLabel')}
          help={say('session.patient.none.name')}
          value={person.name}
          maxLength={80}
          asSent="name"
          autoComplete="off"
          onChange={(name) => actor.send({ type: 'person.typed', change: { name } })}
        />
        <TextField
          label={say('session.patient.none.ageLabel')}
          help={say('session.patient.none.age')}
          numeric="digits"
          value={person.age}
          asSent="age"
          autoComplete="off"
          error={view.isAgeWrong ? say('session.patient.none.ageWrong') : undefined}
          onChange={(age) => actor.send({ type: 'person.typed', change: { age } })}
        />
        <Segmented
          label={say('session.patient.none.gender')}
          options={(['Male', 'Female'] as const).map((gender) => ({
            id: gender,
            name: say(`session.patient.none.${gender}`),
          }))}
          chosen={person.gender}
          onChoose={(gender) => actor.send({ type: 'person.typed', change: { gender } })}
        />
      </RefusedFields>
      {view.fault && (
        <p className={refused} role="alert">
          {say.fault(view.fault)}
        </p>
      )}
      <Button
        type="submit"
        size="lg"
        wide
        busy={view.isBusy}
        disabled={!view.isPersonComplete}
        reason={say('session.patient.none.missing')}
      >
        {say(view.isAskedAgain ? 'session.patient.none.another' : 'session.patient.none.register')}
      </Button>
      <Button tone="quiet" size="sm" disabled={view.isBusy} onClick={() => actor.send({ type: 'number.there' })}>
        {say('session.patient.none.back')}
      </Button>
    </form>
  )
}

const Wait = ({ wait }: { readonly wait: ActorRefFrom<typeof countdownMachine> }) => {
  const seconds = useView(wait, secondsLeft)
  return <span role="timer">{useText()('session.code.resendIn', { seconds })}</span>
}

const CodeOfPatient = ({ actor, view }: StepProps) => {
  const say = useText()
  return (
    <form
      noValidate
      className={form}
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'verify' })
      }}
    >
      <p className={intro}>
        {view.adds
          ? say('session.patient.addsCode', { name: view.adds.name, number: view.number })
          : say('session.patient.new', { number: view.number })}
      </p>
      <PinField
        label={say('session.code.label')}
        wrong={say('session.code.length', { digits: view.codeDigits })}
        value={view.code}
        error={view.fault ? say.fault(view.fault) : undefined}
        boxName={(place, count) => say('session.code.digit', { place, count })}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the code is all this step asks for
        autoFocus
        onChange={(code) => actor.send({ type: 'code.typed', code })}
      />
      <Button
        type="submit"
        size="lg"
        wide
        busy={view.isBusy}
        disabled={!view.canVerify}
        reason={say('session.code.length', { digits: view.codeDigits })}
      >
        {say(view.adds ? 'session.patient.addNumber' : 'session.patient.register')}
      </Button>
      <div className={ways}>
        <Button tone="quiet" size="sm" onClick={() => actor.send({ type: 'number.changing' })}>
          {say('session.code.change')}
        </Button>
        {view.canResend ? (
          <Button tone="quiet" size="sm" onClick={() => actor.send({ type: 'resend' })}>
            {say('session.code.resend')}
          </Button>
        ) : (
          view.wait && <Wait wait={view.wait} />
        )}
      </div>
    </form>
  )
}
