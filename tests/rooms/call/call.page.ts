import type { Page } from 'playwright-core'
import type { Actions } from '../../kit/pages/actions'

export const callPage = (page: Page, { press, choose, type }: Actions) => {
  const main = page.getByRole('main')
  const review = page.getByRole('dialog', { name: 'How was the visit?' })
  const family = page.getByRole('dialog', { name: 'Bring in family' })
  const joining = page.getByRole('button', { name: /^(?:Join now|Join without camera|I agree and join)$/ })
  const controls = page.getByRole('toolbar', { name: 'Call controls' })
  /** A phone shows few controls: the rest stands behind three dots. */
  const pressControl = async (name: string) => {
    const shown = controls.getByRole('button', { name })
    const more = controls.getByRole('button', { name: 'More' })
    await shown.or(more).first().waitFor()
    if (await shown.isVisible()) return press(shown)
    await press(more)
    await press(page.getByRole('menuitem', { name }))
  }
  return {
    seeInvitationOfNobody: () => main.getByText('Log in with the number that the invitation came to.').waitFor(),
    seeInvitationRefused: () => main.getByRole('heading', { name: 'We could not let you in' }).waitFor(),
    seeCallOpening: () => main.getByRole('status').getByText('Opening the call…').waitFor(),
    openInvitationAgain: () => press(main.getByRole('button', { name: 'Try again' })),
    reviewCall: () => press(main.getByRole('button', { name: 'How was the visit?' })),
    seeCallReview: () => review.waitFor(),
    seeCallReviewLeft: () => review.waitFor({ state: 'detached' }),
    giveStars: (stars: number) => choose(review.getByRole('radio', { name: `${stars} star` })),
    writeCallReview: (text: string) => type(review.getByRole('textbox', { name: /^In your words/ }), text),
    sendCallReview: () => press(review.getByRole('button', { name: 'Send review' })),
    closeCallReview: () => press(review.getByRole('button', { name: 'Close' })),
    /** Enters the room from the lobby. */
    joinCall: async () => {
      await press(joining)
      await controls.waitFor()
    },
    askToJoin: () => press(joining),
    pressControl,
    bringInFamily: () => pressControl('Bring in family'),
    leaveCall: () => press(controls.getByRole('button', { name: 'Leave the call' })),
    bookFollowUp: () => press(main.getByRole('button', { name: 'Book a follow-up' })),
    joinAgain: () => press(main.getByRole('button', { name: 'Join again' })),
    moveCallHere: () => press(main.getByRole('button', { name: 'Move it here' })),
    askCallAgain: () => press(main.getByRole('button', { name: 'Try again' })),
    turnDevice: (device: 'microphone' | 'camera') =>
      press(page.getByRole('button', { name: new RegExp(`^Turn ${device} (?:on|off)$`) })),
    agreeToCall: () => page.getByRole('checkbox', { name: /^I agree/ }).click(),
    beAdultOfCall: () => page.getByRole('checkbox', { name: /^I am an adult/ }).click(),
    backToCall: () => press(page.getByRole('button', { name: 'Back to the call' })),
    endForAll: () => press(page.getByRole('button', { name: 'End for all' }).first()),
    answerQuestionOfCall: (answer: string | RegExp) =>
      press(page.getByRole('alertdialog').getByRole('button', { name: answer })),
    seeLobby: () => joining.waitFor(),
    seeInCall: () =>
      controls
        .or(page.getByRole('region', { name: 'Video consultation' }))
        // What asks something hides the controls from whoever listens.
        .or(page.getByRole('alertdialog'))
        .first()
        .waitFor(),
    seeCallSays: (words: RegExp) => page.getByText(words).first().waitFor(),
    seeFamilyInvite: () => family.waitFor(),
    seeRelativeAsked: () => family.getByLabel('Name', { exact: true }).and(page.locator(':focus')).waitFor(),
    seeFamilyInviteLeft: () => family.waitFor({ state: 'detached' }),
    nameRelative: (name: string) => type(family.getByLabel('Name', { exact: true }), name),
    typeNumberOfRelative: (number: string) => type(family.getByRole('textbox', { name: /mobile/i }), number),
    askForRelative: () => press(family.getByRole('button', { name: 'Ask the patient' })),
    closeFamilyInvite: () => press(family.getByRole('button', { name: 'Cancel' })),
  }
}

declare module '../../kit/pages/person' {
  interface Pages {
    readonly call: ReturnType<typeof callPage>
  }
}
