/** Hash of everything a build of this checkout depends on. */
export const hashOfInputs: (root: string) => string
/** Where a build notes what it was made of. */
export const BUILT_FROM: string
/** Whether the last build was made of what stands in this checkout. */
export const isBuilt: (root: string) => boolean
