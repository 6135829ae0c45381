import { useSyncExternalStore } from 'react'
import { css } from 'styled-system/css'
import { viewOnboarding } from '../../machines/session/onboarding.view'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'
import { useView } from '../kit/useView'
import { LanguageChoice } from './LanguageChoice'
import * as look from './onboarding.styles'
import type { OnboardingActor } from './Tutorial'
import { LanguageArt } from './TutorialArt'

const never = () => () => undefined

/** The painted page knows nobody's language; the one of this browser shows after its hydration. */
const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** The first step: one of the languages, spoken at once. */
export const LanguageStep = ({ actor }: { readonly actor: OnboardingActor }) => {
  const say = useText()
  const isHydrated = useIsHydrated()
  const view = useView(actor, viewOnboarding)
  return (
    <>
      <div className={look.art}>
        <LanguageArt />
      </div>
      <div className={look.words}>
        <h1 className={css({ textStyle: 'title' })}>{say('session.start.language.title')}</h1>
        <p className={look.lead}>{say('session.start.language.lead')}</p>
        <LanguageChoice
          label={say('session.start.language.label')}
          chosen={isHydrated ? view.language : null}
          error={view.lacksLanguage ? say('session.start.language.required') : undefined}
          onChoose={(language) => actor.send({ type: 'language.chosen', language })}
        />
      </div>
      <div className={look.foot}>
        <Button size="lg" wide onClick={() => actor.send({ type: 'continue' })}>
          {say('session.start.language.continue')}
        </Button>
      </div>
    </>
  )
}
