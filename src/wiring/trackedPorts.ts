import type { Ports } from './ports'

/** Turns of the loop without a call after which a page has asked for everything it is drawn with. */
const STILL = 5

const counted = (port: object, began: () => void, ended: () => void): object =>
  new Proxy(port, {
    get: (target, name) => {
      const method: unknown = Reflect.get(target, name)
      if (typeof method !== 'function') return method
      return (...input: readonly unknown[]) => {
        const result: unknown = Reflect.apply(method, target, input)
        if (result instanceof Promise) {
          began()
          void result.then(ended, ended)
        }
        return result
      }
    },
  })

/** Ports that say how many of their calls are under way. */
export const trackedPorts = (ports: Ports): { readonly ports: Ports; readonly pending: () => number } => {
  let count = 0
  const began = () => {
    count += 1
  }
  const ended = () => {
    count -= 1
  }
  const rooms = Object.entries(ports).map(([name, port]) => [name, counted(port, began, ended)])
  return { ports: Object.fromEntries(rooms), pending: () => count }
}

/** Waits until every call was answered, and what those answers led to as well. */
export const answered = async (pending: () => number): Promise<void> => {
  let still = 0
  while (still < STILL) {
    await new Promise((resolve) => {
      setTimeout(resolve)
    })
    still = pending() === 0 ? still + 1 : 0
  }
}

/** A browser session that nobody comes back to. */
export const memoryStorage = (): Storage => {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size
    },
  }
}
