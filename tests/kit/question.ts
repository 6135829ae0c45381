import type { Page } from 'playwright-core'

type Answer = (answer: string) => void

/** Lets a page ask under a name, as `await window.<name>()`; whoever answers waits until it has asked. */
export const question = async (page: Page, name: string) => {
  const asked: Answer[] = []
  const waiting: ((ask: Answer) => void)[] = []
  await page.exposeFunction(
    name,
    () =>
      new Promise<string>((resolve) => {
        const wanted = waiting.shift()
        if (wanted) wanted(resolve)
        else asked.push(resolve)
      }),
  )
  return async (answer = ''): Promise<void> => {
    const notify = asked.shift() ?? (await new Promise<Answer>((resolve) => waiting.push(resolve)))
    notify(answer)
  }
}
