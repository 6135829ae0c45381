import { Settings } from 'lucide-react'
import { css, cx } from 'styled-system/css'
import { button } from 'styled-system/recipes'
import { Link } from 'wouter'
import type { FrameView } from '../../machines/app/frame.view'
import { useText } from '../intl/useText'
import { useApp } from './AppContext'

const tool = button({ tone: 'quiet', shape: 'icon' })

export interface LoginEntryProps extends Pick<FrameView, 'person'> {
  /** On the small bars nobody starts with the welcome; on desktop the dialog opens over the page. */
  at: 'small' | 'desktop'
}

/** The search beside it gives way instead. */
const oneLine = css({ flexShrink: '0', whiteSpace: 'nowrap' })

/** The way in, and the settings, for those who have not verified a number. */
export const LoginEntry = ({ person, at }: LoginEntryProps) => {
  const { app } = useApp()
  const say = useText()
  const look = cx(button({ size: 'sm', tone: at === 'desktop' ? 'primary' : 'quiet' }), oneLine)
  const words = say(at === 'desktop' ? 'app.loginRegister' : 'app.login')
  return (
    <>
      {person === 'guest' ? (
        <button type="button" className={look} onClick={() => app.send({ type: 'login' })}>
          {words}
        </button>
      ) : (
        <Link
          href="/get-started"
          className={look}
          onClick={(event) => {
            if (at === 'small') return
            event.preventDefault()
            app.send({ type: 'verification.opened' })
          }}
        >
          {words}
        </Link>
      )}
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
