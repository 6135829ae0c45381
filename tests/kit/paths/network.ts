import type { BaseScene } from './browser'

/** The device is without a network and has it again: what could not be loaded is loaded again. */
export const loseNetworkForAMoment = async ({ page, I }: BaseScene): Promise<void> => {
  await page.context().setOffline(true)
  await I.seeOffline()
  await page.context().setOffline(false)
}
