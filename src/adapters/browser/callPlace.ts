const PLACE = 'callPlace'
const CALL = 'call'

interface KeptCall {
  readonly bookingId: string
  readonly microphone: boolean
  readonly camera: boolean
}

const isKept = (value: unknown): value is KeptCall =>
  typeof value === 'object' && value !== null && 'bookingId' in value && 'microphone' in value && 'camera' in value

const read = (storage: Storage): KeptCall | null => {
  try {
    const kept: unknown = JSON.parse(storage.getItem(CALL) ?? 'null')
    return isKept(kept) ? kept : null
  } catch {
    return null
  }
}

/** Where this tab is in a call: it survives a reload and a crash, and nothing else. */
export const callPlace = (storage: Storage) => ({
  /** An id of this tab. */
  id: (): string => {
    const known = storage.getItem(PLACE)
    if (known !== null) return known
    const made = crypto.randomUUID()
    storage.setItem(PLACE, made)
    return made
  },
  remember: (call: KeptCall): void => storage.setItem(CALL, JSON.stringify(call)),
  forget: (): void => storage.removeItem(CALL),
  /** What was on in the room of a booking before a reload; null where this tab was not in it. */
  recall: (bookingId: string): Omit<KeptCall, 'bookingId'> | null => {
    const kept = read(storage)
    return kept?.bookingId === bookingId ? { microphone: kept.microphone, camera: kept.camera } : null
  },
})
