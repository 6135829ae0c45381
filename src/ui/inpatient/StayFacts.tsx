import { css } from 'styled-system/css'
import { countedAllergies, statedOf } from '../../core/members/facts.rules'
import type { KnownFacts } from '../../core/members/members'
import { useText } from '../intl/useText'
import { InlineNotice } from '../kit/InlineNotice'
import { Allergies } from '../kit/Allergies'

const look = css({ display: 'grid', gap: '8' })

/** What is known of the patient of a stay: allergies first, then conditions and what they take, as the family says it. */
export const StayFacts = ({ facts }: { readonly facts: KnownFacts }) => {
  const say = useText()
  const conditions = [
    ...(facts.conditions ?? []).map((each) => say(`prescription.condition.${each}`)),
    ...statedOf(facts.stated, 'condition'),
  ]
  const taken = statedOf(facts.stated, 'medicine')
  return (
    <section className={look} aria-label={say('prescription.facts')}>
      <Allergies names={countedAllergies(facts)} />
      {conditions.length > 0 && (
        <InlineNotice tone="warm">{say('prescription.conditions', { names: conditions.join(', ') })}</InlineNotice>
      )}
      {taken.length > 0 && (
        <InlineNotice tone="info">{say('inpatient.taken', { names: taken.join(', ') })}</InlineNotice>
      )}
    </section>
  )
}
