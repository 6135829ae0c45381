/** A dialog of Ark waits for its own element, is closed meanwhile, and nobody handles that the wait ended. */
const WAITS_OF_ARK = /^(?:Promise aborted|Timeout of \d+ms exceeded)$/

/** Whether an error of a page is the product's. */
export const isDefect = (message: string): boolean => !WAITS_OF_ARK.test(message)
