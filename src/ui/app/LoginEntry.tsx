import { Link } from 'wouter'
import { button } from 'styled-system/recipes'
import type { FrameView } from '../../machines/app/frame.view'
import { useText } from '../intl/useText'
import { useApp } from './AppContext'

export interface LoginEntryProps extends Pick<FrameView, 'person'> {
  /** On the small bars nobody starts with the welcome; on desktop the dialog opens over the page. */
  at: 'small' | 'desktop'
}

/** The way in for those who have not verified a number. */
export const LoginEntry = ({ person, at }: LoginEntryProps) => {
  const { app } = useApp()
  const say = useText()
  const look = button({ size: 'sm', tone: at === 'desktop' ? 'primary' : 'quiet' })
  const words = say(at === 'desktop' ? 'app.loginRegister' : 'app.login')
  if (person === 'guest')
    return (
      <button type="button" className={look} onClick={() => app.send({ type: 'login' })}>
        {words}
      </button>
    )
  return (
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
  )
}
