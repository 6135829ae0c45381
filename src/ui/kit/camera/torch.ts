/** What the types of the DOM do not know of a camera yet. */
interface Lit {
  readonly torch?: boolean
}

/** Turns the light beside a camera on or off, and says whether it shines; null where pages have none to turn on. */
export const torchOf = (stream: MediaStream): ((isWanted: boolean) => Promise<boolean>) | null => {
  const [track] = stream.getVideoTracks()
  if (track === undefined || !('getCapabilities' in track)) return null
  if ((track.getCapabilities() as Lit).torch !== true) return null
  return async (torch) => {
    const light: Lit = { torch }
    try {
      await track.applyConstraints({ advanced: [light as MediaTrackConstraintSet] })
      return torch
    } catch {
      return !torch
    }
  }
}
