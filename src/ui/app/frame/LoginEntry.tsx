import { Settings } from 'lucide-react'
import { css, cx } from 'styled-system/css'
import { button } from 'styled-system/recipes'
import { useText } from '../../intl/useText'
import { useApp } from './AppContext'

const tool = button({ tone: 'quiet', shape: 'icon' })

/** The search beside it gives way instead. */
const oneLine = css({ flexShrink: '0', whiteSpace: 'nowrap' })
/** What a phone's bar saves here its title needs. */
const narrow = css({ paddingInline: '4' })

/** The way in, and the settings, for those who have not verified a number. */
export const LoginEntry = ({ at }: { readonly at: 'small' | 'desktop' }) => {
  const { app, now } = useApp()
  const say = useText()
  return (
    <>
      <button
        type="button"
        className={cx(
          button({ size: 'sm', tone: at === 'desktop' ? 'primary' : 'quiet' }),
          oneLine,
          at === 'small' && narrow,
        )}
        onClick={() => app.send({ type: 'login', at: 'bar', now: now() })}
      >
        {say(at === 'desktop' ? 'app.loginRegister' : 'app.login')}
      </button>
      <button
        type="button"
        className={tool}
        aria-label={say('app.settings')}
        onClick={() => app.send({ type: 'open', feature: { id: 'overlay.settings', at: 'menu' } })}
      >
        <Settings size={24} aria-hidden />
      </button>
    </>
  )
}
