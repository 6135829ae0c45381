import { useRef, type KeyboardEvent, type TouchEvent } from 'react'
import { css } from 'styled-system/css'
import type { ActorRefFrom } from 'xstate'
import { slides, type onboardingMachine } from '../../machines/session/onboarding.machine'
import { viewOnboarding } from '../../machines/session/onboarding.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { useView } from '../kit/useView'
import * as look from './onboarding.styles'
import { slideArt } from './TutorialArt'

export type OnboardingActor = ActorRefFrom<typeof onboardingMachine>

/** CSS pixels a finger must go sideways for another picture. */
const SWIPE = 48

/** Goes on and back with a finger or the arrow keys. */
const useTurning = (actor: OnboardingActor, isLast: boolean) => {
  const from = useRef(0)
  const turn = (forward: boolean) => {
    // Turning never leaves the pictures; the buttons do.
    if (forward ? !isLast : viewOnboarding(actor.getSnapshot()).slide > 0)
      actor.send({ type: forward ? 'next' : 'back' })
  }
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      from.current = touches[0]?.clientX ?? 0
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const moved = (changedTouches[0]?.clientX ?? from.current) - from.current
      if (Math.abs(moved) >= SWIPE) turn(moved < 0)
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight' || key === 'ArrowLeft') turn(key === 'ArrowRight')
    },
  }
}

/** What can be done here, one picture at a time. */
export const Tutorial = ({ actor }: { readonly actor: OnboardingActor }) => {
  const say = useText()
  const { slide, isLast } = useView(actor, viewOnboarding)
  const turning = useTurning(actor, isLast)
  const id = slides[slide] ?? 'find'
  const Art = slideArt[id]
  return (
    <>
      <div className={look.art} {...turning}>
        <Art />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only listens to fingers and to keys that bubble from its buttons */}
      <section className={look.words} aria-label={say('session.start.tutorial')} aria-live="polite" {...turning}>
        <h1 className={css({ textStyle: 'title' })}>{say(`session.start.${id}.title`)}</h1>
        <p className={look.lead}>{say(`session.start.${id}.text`)}</p>
      </section>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- as above */}
      <div className={look.foot} onKeyDown={turning.onKeyDown}>
        <div className={look.dots}>
          {slides.map((each, place) => (
            <button
              key={each}
              type="button"
              className={look.dot}
              aria-label={say('session.start.step', { place: place + 1, count: slides.length })}
              aria-current={place === slide ? 'step' : undefined}
              onClick={() => actor.send({ type: 'slide.chosen', slide: place })}
            >
              <span />
            </button>
          ))}
        </div>
        <div className={look.ways}>
          <Button size="lg" tone="secondary" onClick={() => actor.send({ type: 'back' })}>
            {say('session.start.back')}
          </Button>
          <Button size="lg" wide onClick={() => actor.send({ type: 'next' })}>
            {say(isLast ? 'session.start.go' : 'session.start.next')}
          </Button>
        </div>
      </div>
    </>
  )
}
