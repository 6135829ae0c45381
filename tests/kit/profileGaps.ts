import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { members } from '../../server/members/members.tables'
import type { PatientProfile } from '../../src/core/members/members'
import type { Product } from './inBrowser'
import { logIn, newNumber } from './patients'

/** A patient of whom this is known comes home: the profile is asked for, filled in with what is known. */
export const seeGapAsked = async (
  product: Product,
  known: PatientProfile,
  shown: readonly (string | null)[],
): Promise<void> => {
  const session = await logIn(product.served, newNumber())
  await product.served.db
    .update(members)
    .set(known)
    .where(eq(members.patientId, session.login.userId ?? ''))
  const asked: string[] = []
  const page = await product.openAs('phone', session, '/home', {
    prepare: async (tab) => {
      tab.on('request', (request) => {
        if (request.url().endsWith('/user-service/v1/user/fetch-details')) asked.push(request.method())
      })
    },
  })
  const dialog = page.getByRole('dialog', { name: 'Complete your profile' })
  await dialog.waitFor()
  const chosen = dialog.locator('label').filter({ has: page.getByRole('radio', { checked: true }) })
  await expect
    .poll(async () => [
      await dialog.getByLabel('Full name').inputValue(),
      await dialog.getByLabel('Age').inputValue(),
      (await chosen.allTextContents())[0] ?? null,
    ])
    .toEqual(shown)
  expect(asked).toContain('GET')
}
