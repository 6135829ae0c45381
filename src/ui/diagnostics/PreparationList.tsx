import { Check } from 'lucide-react'
import { css } from 'styled-system/css'
import type { Preparation } from '../../core/diagnostics/preparation.rules'
import { useText } from '../intl/useText'
import { usePreparationWords } from './usePreparationWords'

const box = css({ padding: '16', borderRadius: '12', background: 'calm.tint', textAlign: 'start' })
const heading = css({ margin: '0', marginBlockEnd: '8', fontSize: '14', color: 'calm' })
const list = css({
  display: 'grid',
  gap: '8',
  margin: '0',
  padding: '0',
  listStyle: 'none',
  fontSize: '14',
  lineHeight: 'caption',
  '& > li': { display: 'flex', gap: '8', '& > svg': { flexShrink: 0, marginBlockStart: '[2px]', color: 'calm' } },
})
const source = css({ margin: '0', marginBlockStart: '8', color: 'muted', fontSize: '12', lineHeight: 'caption' })

/** How to prepare for the tests of one visit. */
export function PreparationList({ preparation }: { readonly preparation: Preparation }) {
  const say = useText()
  const lines = usePreparationWords().ofVisit(preparation)
  return (
    <section className={box}>
      <h2 className={heading}>{say('diagnostics.prepare')}</h2>
      <ul className={list}>
        {lines.map((line) => (
          <li key={line}>
            <Check size={16} aria-hidden />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      <p className={source}>{say('diagnostics.unsigned')}</p>
    </section>
  )
}
