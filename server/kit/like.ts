const asTyped = (words: string): string => words.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** A `like` pattern for texts that begin with the words; their own wildcards mean themselves. */
export const beginning = (words: string): string => `${asTyped(words)}%`

/** A `like` pattern for texts that have the words anywhere. */
export const containing = (words: string): string => `%${asTyped(words)}%`

/** A `like` pattern for texts that end with the words. */
export const ending = (words: string): string => `%${asTyped(words)}`
