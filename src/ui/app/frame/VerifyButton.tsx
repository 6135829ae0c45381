import type { ReactNode } from 'react'
import { Button } from '../../kit/Button'
import { useApp } from './AppContext'

/** Asks a guest who they are, and leads to an address afterwards. */
export const VerifyButton = ({ path, children }: { readonly path: string; readonly children: ReactNode }) => {
  const { app, now } = useApp()
  return (
    <Button
      size="lg"
      onClick={() => app.send({ type: 'verification.required', intent: { _tag: 'OpenPage', path }, now: now() })}
    >
      {children}
    </Button>
  )
}
