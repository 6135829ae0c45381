import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { announce } from '../../server/kit/feed'
import { sessions, users } from '../../server/people/people.tables'
import { sessionTopic } from '../../server/people/people.store'
import { doctorIn, messagesOf, write } from './chatPages'
import type { Product } from './inBrowser'
import { newPair, type Pair } from './pairs'
import { newJunior } from './staff'

/** A junior of the doctor of a chat, who has it open. */
export const juniorIn = async (
  product: Product,
  { doctor, channelId }: Pair,
  prepare?: (page: Page) => Promise<void>,
) => {
  const { served } = product
  const junior = await newJunior(served, doctor)
  const path = `/chats?channelId=${channelId}`
  const page = await product.openAs('desktop', junior, path, prepare && { prepare })
  await page.getByRole('main').getByRole('textbox').fill('The ward says she is')
  const leaveTeam = () => served.db.update(users).set({ doctorId: null }).where(eq(users.id, junior.login.userId!))
  /** The stream of the one session they have ends, as it does at its next sign of life: tests/server/push.test.ts. */
  const endStream = async () => {
    const [session] = await served.db.select().from(sessions).where(eq(sessions.userId, junior.login.userId!))
    await announce(served.db, [{ topic: sessionTopic(session!.id), payload: null }])
  }
  /** What is still there once it has ended: messages of others, and one's own words. */
  const atItsEnd = async (own: RegExp) => {
    const chat = page.getByRole('region', { name: 'Messages' })
    const words = ['You are no longer part of this chat', 'For the team', own]
    const [ended, others, ownWords] = await Promise.all(words.map((each) => chat.getByText(each).count()))
    return { ended, others, own: ownWords }
  }
  return { page, leaveTeam, endStream, atItsEnd }
}

/** A chat in which its team has written for itself. */
export const chatOfTeam = async (product: Product): Promise<Pair> => {
  const pair = await newPair(product.served)
  const doctor = await doctorIn(product, pair)
  await write(doctor, 'For the team', 'Send to Asha Patel')
  await messagesOf(doctor).filter({ hasText: 'For the team' }).filter({ hasText: 'Sent' }).waitFor()
  return pair
}
