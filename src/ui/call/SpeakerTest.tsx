import { Volume2 } from 'lucide-react'
import { useText } from '../intl/useText'
import { Button } from '../kit/Button'

/** Hertz and seconds of the tone. */
const TONE = 523
const LASTS = 0.8

const play = (): void => {
  const context = new AudioContext()
  const tone = context.createOscillator()
  const loudness = context.createGain()
  tone.frequency.value = TONE
  loudness.gain.setValueAtTime(0.2, context.currentTime)
  loudness.gain.exponentialRampToValueAtTime(0.001, context.currentTime + LASTS)
  tone.connect(loudness).connect(context.destination)
  tone.start()
  tone.stop(context.currentTime + LASTS)
  tone.addEventListener('ended', () => void context.close())
}

/** Plays a tone: whoever hears it will hear the other end. */
export const SpeakerTest = () => {
  const say = useText()
  return (
    <Button size="sm" tone="quiet" onClick={play}>
      <Volume2 size={20} aria-hidden />
      {say('call.speaker')}
    </Button>
  )
}
