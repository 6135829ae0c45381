import { css } from 'styled-system/css'
import { startOfDay } from '../../core/kit/dates'
import type { VisitActor } from '../../machines/diagnostics/testBooking.machine'
import type { TestBookingView } from '../../machines/diagnostics/testBooking.view'
import { useDates } from '../intl/format'
import { useWhen } from '../intl/useWhen'
import { useText } from '../intl/useText'
import { ActionBar } from '../kit/ActionBar'
import { Button } from '../kit/Button'
import { InlineNotice } from '../kit/InlineNotice'
import { Money } from '../kit/Money'
import { OptionStrip } from '../kit/OptionStrip'
import { Segmented } from '../kit/Segmented'
import { usePauseWords } from './usePauseWords'

const section = css({ display: 'flex', flexDirection: 'column', gap: '8', '& > h2': { margin: '0', fontSize: '16' } })
const small = css({ fontSize: '12', fontWeight: 'regular', lineHeight: 'caption' })
const number = css({ fontSize: '18', fontWeight: 'semibold', lineHeight: 'heading' })
const who = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8' })
const muted = css({ margin: '0', color: 'muted', fontSize: '14', lineHeight: 'caption' })

interface VisitChoicesProps {
  readonly actor: VisitActor
  readonly view: TestBookingView
  readonly onCentres: () => void
}

/** On which day, for whom, and what has to be known before. */
export function VisitChoices({ actor, view, onCentres }: VisitChoicesProps) {
  const say = useText()
  const dates = useDates()
  const { centre, days, day, range, member, questions, missing, fault, pause, preparation, fastingDay } = view
  const when = useWhen()
  const pauseWords = usePauseWords()
  return (
    <>
      <p className={muted}>{centre?.name}</p>
      {(fault ?? pause) && (
        <InlineNotice
          tone="bad"
          isUrgent
          action={
            view.isPaused && (
              <Button size="sm" tone="secondary" onClick={onCentres}>
                {say('diagnostics.allCentres')}
              </Button>
            )
          }
        >
          {fault ? say.fault(fault) : pause && pauseWords(pause)}
        </InlineNotice>
      )}
      <section className={section}>
        <h2>{say('diagnostics.day')}</h2>
        <OptionStrip
          label={say('diagnostics.day')}
          layout="strip"
          scrollLabels={{ previous: say('diagnostics.earlier'), next: say('diagnostics.later') }}
          chosen={day}
          onChoose={(chosen) => actor.send({ type: 'day.chosen', day: chosen })}
          options={days.map(({ day: id, at, problem }) => ({
            id,
            disabled: problem !== null,
            name:
              problem === null
                ? dates.longDay(at)
                : say('diagnostics.dayNot', { day: dates.longDay(at), why: say(`diagnostics.day.${problem}`) }),
            content: (
              <>
                <span className={small}>{dates.weekday(at)}</span>
                <span className={number}>{dates.dayOfMonth(at)}</span>
                <span className={small}>{dates.month(at)}</span>
                {problem !== null && <span className={small}>{say(`diagnostics.day.${problem}`)}</span>}
              </>
            ),
          }))}
        />
        {range && <p className={muted}>{say('diagnostics.open', { hours: dates.range(range.from, range.to) })}</p>}
        {preparation.isFastLate && (
          <InlineNotice
            tone="warm"
            action={
              fastingDay !== null && (
                <Button size="sm" tone="secondary" onClick={() => actor.send({ type: 'day.chosen', day: fastingDay })}>
                  {say('diagnostics.fastingDay', { day: dates.longDay(startOfDay(fastingDay)) })}
                </Button>
              )
            }
          >
            {say('diagnostics.fastLate', {
              hours: preparation.fastHours,
              from: when.within.at(preparation.fastFrom!),
            })}
          </InlineNotice>
        )}
        {preparation.isNightPast && <InlineNotice tone="warm">{say('diagnostics.nightPast')}</InlineNotice>}
      </section>
      <section className={section}>
        <h2>{say('diagnostics.member')}</h2>
        <div className={who}>
          <span>
            {member?.name ?? say('members.unnamed')}
            {member?.isComplete && ` · ${say('members.age', { age: member.age ?? 0 })}`}
          </span>
          <Button tone="secondary" size="sm" onClick={() => actor.send({ type: 'member.changing' })}>
            {say(member?.isComplete === false ? 'diagnostics.completeMember' : 'diagnostics.changeMember')}
          </Button>
        </div>
      </section>
      {questions.length > 0 && (
        <section className={section}>
          <h2>{say('diagnostics.questions')}</h2>
          {questions.map(({ question, answer, answers }) => (
            <Segmented
              key={question}
              label={say(`diagnostics.question.${question}`)}
              options={answers.map((id) => ({ id, name: say(`diagnostics.${id}`) }))}
              chosen={answer}
              onChoose={(chosen) => actor.send({ type: 'answered', question, answer: chosen })}
            />
          ))}
          {view.hasYes && centre && (
            <InlineNotice
              tone="warm"
              action={<a href={`tel:+91${centre.phoneNumber}`}>{say('diagnostics.callCentre')}</a>}
            >
              {say('diagnostics.callFirst')}
            </InlineNotice>
          )}
        </section>
      )}
      <ActionBar
        facts={
          <>
            {say('diagnostics.count', { count: view.tests.length })}
            {', '}
            <Money paise={view.payable} />
          </>
        }
        main={
          <Button
            disabled={missing !== null}
            reason={missing ? say(`diagnostics.missing.${missing}`) : undefined}
            onClick={() => actor.send({ type: 'next' })}
          >
            {say('diagnostics.next')}
          </Button>
        }
      />
    </>
  )
}
