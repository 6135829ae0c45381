import type { Page } from 'playwright-core'
import type { Product } from './inBrowser'
import type { Pair } from './pairs'

type Opening = Parameters<Product['openAs']>[3]

/** The patient of a pair in their chat. */
export const patientIn = (product: Product, { patient, channelId }: Pair, more?: Opening): Promise<Page> =>
  product.openAs('phone', patient, `/chat?channelId=${channelId}`, more)

/** The doctor of a pair in their chat. */
export const doctorIn = (product: Product, { doctor, channelId }: Pair, more?: Opening): Promise<Page> =>
  product.openAs('desktop', doctor, `/chats?channelId=${channelId}`, more)

/** Messages of the conversation that is open. */
export const messagesOf = (page: Page) => page.getByRole('log').getByRole('listitem')

/** Writes a message and sends it. */
export const write = async (page: Page, text: string, button: RegExp | string): Promise<void> => {
  await page.getByRole('main').getByRole('textbox').or(page.getByRole('main').getByRole('combobox')).first().fill(text)
  await page.getByRole('main').getByRole('button', { name: button }).click()
}
