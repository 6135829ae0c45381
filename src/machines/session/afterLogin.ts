import type { Intent } from '../../core/session/intent'
import { resumePath } from '../../core/session/intent.rules'
import type { LoginResult } from '../../core/session/session'
import { landingAfterLogin } from '../../core/session/session.rules'
import { go, type AppEvent } from '../kit/appEvent'

const doors: readonly string[] = ['/', '/get-started', '/mobile-otp-verify']

/** Where a person goes on after the login: their own area, what they were about to do, or where they are. */
export const afterLogin = (login: LoginResult, at: string, intent: Intent | null): AppEvent => {
  const landing = landingAfterLogin(login)
  if (landing) return go(landing)
  if (intent?._tag === 'BookSlot') return go(resumePath(intent), { draft: intent.draft, listed: intent.listed ?? 0 })
  if (intent?._tag === 'AwaitSlots') return go(resumePath(intent), { awaitsSlots: true })
  if (intent?._tag === 'AddAddress' || intent?._tag === 'ProceedOrder')
    return go(resumePath(intent), { draft: intent.draft })
  if (intent) return go(resumePath(intent))
  const [path = ''] = at.split('?')
  return go(doors.includes(path) ? '/home' : at)
}
