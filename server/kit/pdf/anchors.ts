/** As much of the shaper of a font as is mended here. */
interface Positioner {
  applyLookup: (type: number, table: unknown) => boolean
  getAnchor: (anchor: object | null) => unknown
}

/** A font inside the library; one without a table of positions has no positioner. */
interface Shaped {
  readonly _layoutEngine?: { readonly engine?: { readonly GPOSProcessor?: Positioner } }
}

class AnchorMissing extends Error {}
const mended = new WeakSet<object>()

/**
 * Lets the shaper go on where a font has no anchor for a sign on its letter, as the standard says and browsers do: the
 * library throws there, for one at the Gujarati word for a seizure, આંચકી.
 */
export const mendAnchors = (font: unknown): void => {
  const positioner = (font as Shaped)._layoutEngine?.engine?.GPOSProcessor
  if (positioner === undefined) return
  // All fonts share it.
  const shared = Object.getPrototypeOf(positioner) as Positioner
  if (mended.has(shared)) return
  mended.add(shared)
  const { applyLookup, getAnchor } = shared
  shared.getAnchor = function (anchor) {
    if (anchor === null) throw new AnchorMissing()
    return getAnchor.call(this, anchor)
  }
  shared.applyLookup = function (type, table) {
    try {
      return applyLookup.call(this, type, table)
    } catch (error) {
      if (error instanceof AnchorMissing) return false
      throw error
    }
  }
}
