import { css } from 'styled-system/css'
import { useText } from '../intl/useText'
import { Hero } from './Hero'
import * as look from './landing.styles'
import { LandingStory } from './LandingStory'

/** Below what anyone sees first: laid out when it comes near. */
const below = css({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: { base: '[auto 180rem]', tablet: '[auto 130rem]', desktop: '[auto 125rem]' },
})

const stats = [
  { id: 'specialities', count: 10 },
  { id: 'surgeries', count: 10_000 },
  { id: 'patients', count: 60_000 },
] as const
const Statistics = () => {
  const say = useText()
  return (
    <section className={look.band} aria-label={say('marketing.stats.label')}>
      <dl className={look.numbers}>
        {stats.map(({ id, count }) => (
          <div key={id} className={look.number}>
            <dt>{say(`marketing.stats.${id}`)}</dt>
            <dd>{say('marketing.stats.number', { count })}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What the practice is, and one question to begin with. On the first load, and drawn before any script. */
export const LandingPage = () => (
  <div className={css({ overflowX: 'clip' })}>
    <Hero />
    <Statistics />
    <div className={below}>
      <LandingStory />
    </div>
  </div>
)
