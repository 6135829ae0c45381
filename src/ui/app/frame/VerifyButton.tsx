import type { ReactNode } from 'react'
import { addressOf } from '../../../machines/app/app.view'
import { Button } from '../../kit/Button'
import { useApp } from './AppContext'

interface VerifyButtonProps {
  /** Where it leads afterwards; left out, to the address that is open, with all that it names. */
  readonly path?: string
  readonly children: ReactNode
}

/** Asks a guest who they are, and leads on afterwards. */
export const VerifyButton = ({ path, children }: VerifyButtonProps) => {
  const { app, now } = useApp()
  const verify = () => {
    const intent = { _tag: 'OpenPage' as const, path: path ?? addressOf(app.getSnapshot()) }
    app.send({ type: 'verification.required', intent, now: now() })
  }
  return (
    <Button size="lg" onClick={verify}>
      {children}
    </Button>
  )
}
