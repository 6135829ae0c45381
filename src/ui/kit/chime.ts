const NOTES = [659.25, 523.25] as const
const SECONDS = 0.35

/** Two soft notes, as when a token is called. A browser without sound stays silent. */
export const chime = (): void => {
  if (typeof AudioContext === 'undefined') return
  const sound = new AudioContext()
  const start = sound.currentTime
  NOTES.forEach((frequency, index) => {
    const [note, volume] = [sound.createOscillator(), sound.createGain()]
    const from = start + index * SECONDS
    note.frequency.value = frequency
    volume.gain.setValueAtTime(0.2, from)
    volume.gain.exponentialRampToValueAtTime(0.001, from + SECONDS * 2)
    note.connect(volume).connect(sound.destination)
    note.start(from)
    note.stop(from + SECONDS * 2)
    if (index === NOTES.length - 1) note.addEventListener('ended', () => void sound.close())
  })
}
