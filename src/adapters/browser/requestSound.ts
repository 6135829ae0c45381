/** The session value that says that requests are not heard. */
const OFF = 'isRequestSoundOff'

export const wasSoundOff = (storage: Storage): boolean => storage.getItem(OFF) !== null

/** Remembers for this session whether requests are heard. */
export const keepSound = (storage: Storage, isOff: boolean): void =>
  isOff ? storage.setItem(OFF, 'true') : storage.removeItem(OFF)
