import { fromPort } from '../../src/machines/kit/fromPort'

/** A call whose answer does not come while somebody looks. */
export const never = fromPort(() => new Promise<never>(() => undefined)) as never
