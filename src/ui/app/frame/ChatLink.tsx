import type { ReactNode } from 'react'
import type { FrameView } from '../../../machines/app/frame.view'
import { useApp } from './AppContext'
import { Link } from './Link'

interface ChatLinkProps {
  readonly person: FrameView['person']
  readonly className: string
  /** Which chat; left out, all of them. */
  readonly path?: string
  /** Of a link without words. */
  readonly 'aria-label'?: string
  readonly children: ReactNode
}

/** The way to the chats; whoever has not verified a number does so first, and comes to them afterwards. */
export const ChatLink = ({ person, path = '/chat', ...link }: ChatLinkProps) => {
  const { app, now } = useApp()
  return (
    <Link
      {...link}
      href={path}
      onClick={(event) => {
        if (person === 'known') return
        event.preventDefault()
        app.send({ type: 'verification.required', intent: { _tag: 'OpenPage', path }, now: now() })
      }}
    />
  )
}
