import type { Page } from 'playwright-core'
import type { Actions } from '../../kit/pages/actions'

export const ringPage = (page: Page, { press }: Actions) => {
  const incoming = page.getByRole('alertdialog', { name: 'Incoming video call' })
  const outgoing = page
    .getByRole('status')
    .filter({ has: page.getByRole('button', { name: /^(?:Stop calling|Call again)$/ }) })
  return {
    seeIncomingCall: () => incoming.waitFor(),
    seeNoIncomingCall: () => incoming.waitFor({ state: 'detached' }),
    answerCall: () => press(incoming.getByRole('button', { name: 'Join' })),
    declineCall: () => press(incoming.getByRole('button', { name: 'Cancel' })),
    askForSound: () => press(incoming.getByRole('button', { name: 'Tap for sound' })),
    seeOutgoingCall: (words: RegExp) => outgoing.getByText(words).waitFor(),
    seeNoOutgoingCall: () => outgoing.waitFor({ state: 'detached' }),
    stopCalling: () => press(outgoing.getByRole('button', { name: 'Stop calling' })),
    callAgain: () => press(outgoing.getByRole('button', { name: 'Call again' })),
    closeOutgoingCall: () => press(outgoing.getByRole('button', { name: 'Close' })),
  }
}

declare module '../../kit/pages/person' {
  interface Pages {
    readonly ring: ReturnType<typeof ringPage>
  }
}
