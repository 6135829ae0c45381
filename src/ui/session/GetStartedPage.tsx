import { useState } from 'react'
import { css } from 'styled-system/css'
import { button } from 'styled-system/recipes'
import { Link } from 'wouter'
import { brand } from '../../core/app/brand'
import { useApp } from '../app/AppContext'
import { useText } from '../intl/useText'
import { FindStep, Logo, MeetStep, SlotStep } from '../kit/art'

const slides = [
  { id: 'find', Art: FindStep },
  { id: 'slot', Art: SlotStep },
  { id: 'meet', Art: MeetStep },
] as const

const page = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'screen',
  maxWidth: 'content',
  marginInline: 'auto',
  paddingInline: { base: '16', tablet: '32' },
  paddingBlockStart: '12',
  paddingBlockEnd: '[max({spacing.24}, env(safe-area-inset-bottom))]',
})
const top = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: '44' })
const list = css({
  flexGrow: '1',
  display: 'grid',
  alignContent: 'center',
  gap: '32',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', desktop: 'repeat(3, minmax(0, 1fr))' },
  margin: '0',
  padding: '0',
  listStyle: 'none',
})
const slide = css({
  display: 'grid',
  justifyItems: 'center',
  gap: '12',
  paddingBlock: '24',
  textAlign: 'center',
  // One at a time below desktop, all beside each other on it.
  '&[data-away]': { display: { base: 'none', desktop: 'grid' } },
  '& > h2': { margin: '0', maxWidth: '[18em]', textStyle: 'title' },
  '& > p': { margin: '0', maxWidth: '[24em]', color: 'muted' },
  '& > svg': { width: '[min(20rem, 80%)]', height: 'auto' },
})
const foot = css({ display: 'grid', justifyItems: 'center', gap: '16' })
const dots = css({ display: { base: 'flex', desktop: 'none' }, gap: '4' })
const dot = css({
  display: 'grid',
  placeContent: 'center',
  width: '44',
  height: '44',
  border: 'none',
  background: 'transparent',
  borderRadius: 'full',
  cursor: 'pointer',
  '& > span': { width: '8', height: '8', borderRadius: 'full', background: 'edge' },
  '&[aria-current] > span': { width: '24', background: 'primary' },
})
const actions = css({ display: 'grid', gap: '8', width: 'full', maxWidth: '[22rem]' })
const next = css({ display: { base: 'grid', desktop: 'none' } })

/** The welcome before the first login: what there is, one thing at a time. */
export const GetStartedPage = () => {
  const { app } = useApp()
  const say = useText()
  const [place, setPlace] = useState(0)
  const isLast = place === slides.length - 1
  return (
    <div className={page}>
      <div className={top}>
        <Logo name={brand.name} />
        <button
          type="button"
          className={button({ tone: 'quiet' })}
          onClick={() => app.getSnapshot().children.session?.send({ type: 'skip' })}
        >
          {say('session.start.skip')}
        </button>
      </div>
      <h1 className={css({ srOnly: true })}>{say('app.title.getStarted')}</h1>
      <ol className={list}>
        {slides.map(({ id, Art }, index) => (
          <li key={id} className={slide} data-away={index === place ? undefined : ''}>
            <Art />
            <h2>{say(`session.start.${id}.title`)}</h2>
            <p>{say(`session.start.${id}.text`)}</p>
          </li>
        ))}
      </ol>
      <div className={foot}>
        <div className={dots}>
          {slides.map(({ id }, index) => (
            <button
              key={id}
              type="button"
              className={dot}
              aria-label={say('session.start.step', { place: index + 1, count: slides.length })}
              aria-current={index === place ? 'step' : undefined}
              onClick={() => setPlace(index)}
            >
              <span />
            </button>
          ))}
        </div>
        <div className={actions}>
          <Link href="/mobile-otp-verify" className={button({ size: 'lg', tone: 'primary', shape: 'wide' })}>
            {say('session.start.go')}
          </Link>
          <span className={next}>
            <button
              type="button"
              className={button({ size: 'lg', tone: 'secondary', shape: 'wide' })}
              onClick={() => setPlace(isLast ? 0 : place + 1)}
            >
              {say('session.start.next')}
            </button>
          </span>
        </div>
      </div>
    </div>
  )
}
