/** Bits below which a secret can be guessed; 32 random hexadecimal digits show about 110. */
export const LEAST_BITS = 80

/** Shannon's entropy of a list, in bits an item. */
const entropyOf = (items: readonly (string | number)[]): number => {
  const counts = new Map<string | number, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return [...counts.values()].reduce((sum, count) => {
    const share = count / items.length
    return sum - share * Math.log2(share)
  }, 0)
}

/** The shortest text that a text repeats: `abab` and `ababa` are `ab`. */
const repeated = (text: string): string => {
  for (let length = 1; length < text.length; length += 1)
    if (text.slice(length) === text.slice(0, text.length - length)) return text.slice(0, length)
  return text
}

/**
 * An upper bound of what a secret holds, from its characters and from the steps between them: one letter, a repeated word
 * and a row such as `abcdef…` hold little however long they are.
 */
export const bitsOf = (secret: string): number => {
  const unit = repeated(secret)
  const codes = Array.from(unit, (letter) => letter.codePointAt(0)!)
  const steps = codes.slice(1).map((code, index) => code - codes[index]!)
  return unit.length * Math.min(entropyOf(codes), steps.length === 0 ? 0 : entropyOf(steps))
}
