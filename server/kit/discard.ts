/** Bytes of a body that are read though nobody wants them. */
const MOST = 64 * 1024 * 1024

/**
 * Reads the rest of a body that was refused before it was there. Whoever is still sending it hears no answer on a
 * connection that ends under them: a browser would say that the network failed.
 */
export const discard = async (body: AsyncIterable<Uint8Array>): Promise<void> => {
  let bytes = 0
  try {
    for await (const { length } of body) if ((bytes += length) > MOST) return
  } catch {
    // Whoever sent it has gone.
  }
}
