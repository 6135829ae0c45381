import type { Locator, Page } from 'playwright-core'
import type { Actions } from '../../kit/pages/actions'

/** A doctor's panels: the clinical team, and the reviews with their replies. */
export const teamPage = (page: Page, { press, choose, type }: Actions) => {
  const team = page.getByRole('dialog', { name: /^Clinical team/ })
  const reviews = page.getByRole('dialog', { name: /^Reviews/ })
  const confirmation = page.getByRole('alertdialog')
  const busy = page.locator('[aria-busy=true]')
  const reply = reviews.getByRole('textbox', { name: /^Reply to/ })
  const send = reviews.getByRole('button', { name: 'Send reply' })
  /** Day first, as people write it. */
  const writeDayIn = async (field: Locator, day: string) => {
    await type(field, day.split('-').toReversed().join('/'))
    await field.press('Enter')
  }
  const chip = (name: string) => reviews.getByRole('button', { name, exact: true })
  return {
    seeTeamPanel: () => team.waitFor(),
    seeTeamLoading: () => team.getByText('Loading…').waitFor(),
    seeHospital: (name: string) => team.getByRole('list', { name: 'Hospitals' }).getByText(name).waitFor(),
    seeNoHospitals: () => team.getByRole('list', { name: 'Hospitals' }).waitFor({ state: 'detached' }),
    chooseHospital: (name: string) => press(team.getByRole('button', { name })),
    seeTeamOf: (hospital: string) => team.getByRole('heading', { name: `Team at ${hospital}` }).waitFor(),
    seeColleague: (name: string) => team.getByRole('link', { name: `Call ${name}` }).waitFor(),
    chooseColleague: (name: string) => press(team.getByRole('button', { name: new RegExp(`^${name}`) })),
    seeColleagueAlone: (name: string) => team.getByRole('heading', { name }).waitFor(),
    searchTeam: (words: string) => type(team.getByRole('searchbox', { name: 'Search the team' }), words),
    goBackInTeam: () => press(team.getByRole('button', { name: /^(?:All hospitals|Back to the team)$/ })),
    seeTeamFailed: () => team.getByRole('button', { name: 'Try again' }).waitFor(),
    tryTeamAgain: () => press(team.getByRole('button', { name: 'Try again' })),

    seeReviewsPanel: () => reviews.waitFor(),
    seeReviewsLoading: () => reviews.getByText(/^(?:Loading reviews…|Updating…)$/).waitFor(),
    seeReviewsLoaded: () => reviews.getByText(/^(?:Loading reviews…|Updating…)$/).waitFor({ state: 'detached' }),
    seeReviewsFailed: () => reviews.getByText('Try again').waitFor(),
    tryReviewsAgain: () => press(reviews.getByRole('button', { name: 'Try again' })),
    searchReviews: (words: string) => type(reviews.getByRole('searchbox', { name: 'Search reviews' }), words),
    chooseReviews: (which: 'All' | 'Review' | 'Not Replied') => press(chip(which)),
    chooseStars: (stars: number) => choose(reviews.getByRole('radio', { name: `${stars} stars` })),
    reviewsFrom: (day: string) => writeDayIn(reviews.getByRole('textbox', { name: 'Days, first day' }), day),
    startReply: (name: string) => press(reviews.getByRole('button', { name: `Reply to ${name}` })),
    writeReply: (words: string) => type(reply, words),
    sendReply: () => reply.press('Enter'),
    cancelReply: () => press(reviews.getByRole('button', { name: 'Cancel' })),
    seeReplyForm: () => send.and(page.locator(':not([aria-busy])')).waitFor(),
    seeNoReplyForm: () => reply.waitFor({ state: 'detached' }),
    seeReplyBeingSent: () => send.and(busy).waitFor(),
    deleteReview: (name: string) => press(reviews.getByRole('button', { name: `Delete the review by ${name}` })),
    deleteReply: (name: string) => press(reviews.getByRole('button', { name: `Delete your reply to ${name}` })),
    seeDeletionAsked: () => confirmation.getByRole('button', { name: 'Delete' }).waitFor(),
    confirmDeletion: () => press(confirmation.getByRole('button', { name: 'Delete' })),
    keepIt: () => press(confirmation.getByRole('button', { name: 'Keep' })),
    seeBeingDeleted: () => confirmation.getByRole('button', { name: 'Delete' }).and(busy).waitFor(),
    seeDeletionGone: () => confirmation.waitFor({ state: 'detached' }),
  }
}

declare module '../../kit/pages/person' {
  interface Pages {
    readonly team: ReturnType<typeof teamPage>
  }
}
