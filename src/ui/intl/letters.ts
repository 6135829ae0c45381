/** Milliseconds that a language waits for its letters at most. */
const PATIENCE = 1000

/** Waits for a script's letters, so that a text that is shown in them does not move again. */
export const lettersOf = async (family: string, sample: string): Promise<void> => {
  const arriving = ['400', '500', '600'].map((weight) => document.fonts.load(`${weight} 1em "${family}"`, sample))
  await Promise.race([Promise.allSettled(arriving), new Promise((resolve) => setTimeout(resolve, PATIENCE))])
}
