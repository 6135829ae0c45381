import { button } from 'styled-system/recipes'
import { brand } from '../../core/app/brand'
import { viewOnboarding } from '../../machines/session/onboarding.view'
import { useText } from '../intl/useText'
import { Logo } from '../kit/art'
import { useView } from '../kit/useView'
import { LanguageStep } from './LanguageStep'
import * as look from './onboarding.styles'
import { type OnboardingActor, Tutorial } from './Tutorial'

/** The steps before the first login: the language, then what can be done here, one picture at a time. */
export const GetStartedPage = ({ actor }: { readonly actor: OnboardingActor }) => {
  const say = useText()
  const isChoosing = useView(actor, (snapshot) => viewOnboarding(snapshot).isChoosing)
  return (
    <div className={look.page}>
      <div className={look.top}>
        <Logo name={brand.name} />
        {!isChoosing && (
          <span className={look.skip}>
            <button type="button" className={button({ tone: 'quiet' })} onClick={() => actor.send({ type: 'skip' })}>
              {say('session.start.skip')}
            </button>
          </span>
        )}
      </div>
      {isChoosing ? <LanguageStep actor={actor} /> : <Tutorial actor={actor} />}
    </div>
  )
}
