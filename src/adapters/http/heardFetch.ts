const hearers = new Set<(status: number) => void>()

/** Tells the status of every answer of the server. Returns its stop. */
export const onStatus = (hear: (status: number) => void): (() => void) => {
  hearers.add(hear)
  return () => hearers.delete(hear)
}

/** A fetch that lets its answers be heard. */
export const heardFetch =
  (fetch = globalThis.fetch): typeof globalThis.fetch =>
  async (...call) => {
    const response = await fetch(...call)
    for (const hear of hearers) hear(response.status)
    return response
  }
