import { memo } from 'react'
import { css } from 'styled-system/css'
import { doctorNameOf } from '../../machines/app/app.view'
import type { PrescriptionActor } from '../../machines/prescription/prescription.machine'
import { viewPreview } from '../../machines/prescription/prescription.view'
import { useApp } from '../app/frame/AppContext'
import { useDates } from '../intl/format'
import { useText } from '../intl/useText'
import { useView } from '../kit/useView'
import { findingsIn, measuredIn } from './findings'
import { echoOf } from './lineWords'
import { useRested } from './useRested'

const sheet = css({
  contain: 'content',
  display: 'grid',
  alignContent: 'start',
  gap: '12',
  width: 'full',
  minHeight: '[43rem]',
  padding: '24',
  border: 'line',
  borderRadius: '8',
  background: 'surface',
  boxShadow: 'card',
  color: 'ink',
  fontSize: '12',
  lineHeight: 'caption',
  overflowWrap: 'anywhere',
  '& p': { margin: '0' },
  '& h3': { margin: '0', marginBlockEnd: '4', fontSize: '12', fontWeight: 'semibold' },
  '& ol': { display: 'grid', gap: '8', margin: '0', paddingInlineStart: '16', listStyle: 'decimal' },
  '& ul': { margin: '0', paddingInlineStart: '16', listStyle: 'disc' },
})
const head = css({
  display: 'grid',
  gap: '4',
  paddingBlockEnd: '8',
  borderBlockEnd: 'edge',
  '& > strong': { fontSize: '14' },
})
const foot = css({ color: 'muted', paddingBlockStart: '8', borderBlockStart: 'line' })

/** The prescription as it will stand on paper; for looking at alone. */
export const Preview = memo(({ actor }: { readonly actor: PrescriptionActor }) => {
  const say = useText()
  const dates = useDates()
  const { app, now } = useApp()
  const doctor = useView(app, doctorNameOf)
  const { patient, content, readings } = useRested(actor, viewPreview)
  const measured = measuredIn(say, content)
  return (
    <article className={sheet} aria-label={say('prescription.preview')} inert>
      <header className={head}>
        <strong>{doctor}</strong>
        <p>
          {[
            patient?.patientName,
            patient?.age == null ? '' : say('prescription.age', { age: patient.age }),
            patient?.gender && say(`prescription.${patient.gender}`),
          ]
            .filter(Boolean)
            .join(', ')}
          {' · '}
          {dates.dayOfYear(now())}
        </p>
      </header>
      {measured !== '' && <p>{measured}</p>}
      {findingsIn(content).map(({ field, text }) => (
        <p key={field}>
          <strong>{say(`prescription.${field}`)}:</strong> {text}
        </p>
      ))}
      {readings.length > 0 && (
        <section>
          <h3>{say('prescription.medicines')}</h3>
          <ol>
            {readings.map((reading, index) => {
              const echo = echoOf(say, { ...reading, isCarried: false })
              const strength = echo.find(({ part }) => part === 'strength')?.words
              const brand = reading.product?.brand
              const rest = echo.filter(({ part }) => part !== 'name' && part !== 'strength' && part !== 'brand')
              return (
                <li key={index}>
                  <strong>{reading.name.toUpperCase()}</strong>{' '}
                  {[strength, brand && `(${brand})`].filter(Boolean).join(' ')}
                  {rest.map(({ words }) => ` · ${words}`)}
                </li>
              )
            })}
          </ol>
        </section>
      )}
      {content.tests.length > 0 && (
        <section>
          <h3>{say('prescription.tests')}</h3>
          <ul>
            {content.tests.map(({ name, note }) => (
              <li key={name}>{[name, note].filter(Boolean).join(': ')}</li>
            ))}
          </ul>
        </section>
      )}
      {content.dietAndExercise !== '' && (
        <p>
          <strong>{say('prescription.dietAndExercise')}:</strong> {content.dietAndExercise}
        </p>
      )}
      {content.note !== '' && (
        <p>
          <strong>{say('prescription.note')}:</strong> {content.note}
        </p>
      )}
      {content.nextVisitNo > 0 && (
        <p>
          <strong>{say('prescription.nextVisit')}:</strong>{' '}
          {say(`prescription.nextVisit.${content.nextVisitType}`, { count: content.nextVisitNo })}
        </p>
      )}
      <p className={foot}>{say('prescription.notSigned')}</p>
    </article>
  )
})
