import { css } from 'styled-system/css'
import type { Prescription } from '../../core/prescription/prescription'
import { useText } from '../intl/useText'
import { findingsIn, measuredIn } from './findings'
import { MedicineCard } from './MedicineCard'

const list = css({ display: 'grid', gap: '8', margin: '0', padding: '0', listStyle: 'none' })
const heading = css({ margin: '0', marginBlockEnd: '8', textStyle: 'subheading' })
const words = css({ margin: '0', lineHeight: 'caption', overflowWrap: 'anywhere' })
const tests = css({ margin: '0', paddingInlineStart: '24', lineHeight: 'caption' })
const next = css({
  margin: '0',
  padding: '12',
  borderRadius: '12',
  background: 'calm.tint',
  color: 'calm',
  fontWeight: 'medium',
  lineHeight: 'caption',
})

/** What a prescription says, in the reader's language where it is made of codes. */
export const PrescriptionWords = ({ prescription }: { readonly prescription: Prescription }) => {
  const say = useText()
  const { medicines, nextVisitNo, nextVisitType, dietAndExercise, note } = prescription
  const measured = measuredIn(say, prescription)
  return (
    <>
      {measured !== '' && <p className={words}>{measured}</p>}
      {findingsIn(prescription).map(({ field, text }) => (
        <p key={field} className={words}>
          <strong>{say(`prescription.${field}`)}:</strong> {text}
        </p>
      ))}
      {medicines.length > 0 && (
        <section>
          <h2 className={heading}>{say('prescription.medicines')}</h2>
          <ol className={list}>
            {medicines.map((line, index) => (
              <MedicineCard key={index} line={line} />
            ))}
          </ol>
        </section>
      )}
      {prescription.tests.length > 0 && (
        <section>
          <h2 className={heading}>{say('prescription.tests')}</h2>
          <ul className={tests}>
            {prescription.tests.map((test) => (
              <li key={test.name}>{[test.name, test.note].filter(Boolean).join(': ')}</li>
            ))}
          </ul>
        </section>
      )}
      {[dietAndExercise, note].map(
        (advice, index) =>
          advice !== '' && (
            <section key={index}>
              <h2 className={heading}>{say(index === 0 ? 'prescription.dietAndExercise' : 'prescription.note')}</h2>
              <p className={words}>{advice}</p>
            </section>
          ),
      )}
      {nextVisitNo > 0 && (
        <p className={next}>
          {say('prescription.nextVisit')}: {say(`prescription.nextVisit.${nextVisitType}`, { count: nextVisitNo })}
        </p>
      )}
    </>
  )
}
