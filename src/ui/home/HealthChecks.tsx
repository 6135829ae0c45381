import { ArrowRight } from 'lucide-react'
import { css, cx } from 'styled-system/css'
import { card } from 'styled-system/recipes'
import { Link } from '../app/frame/Link'
import { useText } from '../intl/useText'
import { Brain, Spine } from '../kit/art'

const checks = [
  { id: 'brain', href: '/health-assessment?type=Brain', Art: Brain },
  { id: 'spine', href: '/health-assessment?type=Spine', Art: Spine },
] as const

const section = css({ display: 'grid', gap: '16', '& > h2': { margin: '0', textStyle: 'heading' } })
const list = css({
  display: 'grid',
  gap: { base: '8', tablet: '16' },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', tablet: 'repeat(2, minmax(0, 1fr))' },
  margin: '0',
  padding: '0',
  listStyle: 'none',
  '& > li': { display: 'grid' },
})
const tile = css({
  '&:is(a)': { display: 'flex', alignItems: 'center', gap: '16', padding: '16' },
  '& > svg:first-child': { width: '80', height: '80', flexShrink: '0' },
  '& > svg:last-child': { flexShrink: '0', color: 'primary' },
})
const words = css({ flexGrow: '1', minWidth: '0' })
const name = css({ display: 'block', fontWeight: 'semibold', lineHeight: 'caption' })
const text = css({ display: 'block', color: 'muted', fontSize: '14', lineHeight: 'caption' })

export const HealthChecks = () => {
  const say = useText()
  return (
    <section className={section}>
      <h2>{say('home.check.title')}</h2>
      <ul className={list}>
        {checks.map(({ id, href, Art }) => (
          <li key={id}>
            <Link href={href} className={cx(card({ raised: true }), tile)}>
              <Art />
              <span className={words}>
                <span className={name}>{say(`home.check.${id}`)}</span>
                <span className={text}>{say(`home.check.${id}.text`)}</span>
              </span>
              <ArrowRight size={20} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
