import { useEffect, useState } from 'react'
import { css } from 'styled-system/css'
import { useText } from '../intl/useText'

const BARS = 5
/** Milliseconds between two looks, and what a loud voice measures. */
const EVERY = 100
const LOUD = 0.15

const meter = css({ display: 'inline-flex', alignItems: 'end', gap: '4', height: '24' })
const bar = css({
  width: '4',
  borderRadius: 'full',
  background: 'line',
  _highContrast: { background: '[GrayText]' },
  '&[data-on]': { background: 'good', _highContrast: { background: '[Highlight]' } },
})
const heights = ['30%', '45%', '60%', '80%', '100%'] as const

/** How loud it is: whoever looks sees that the microphone hears them. */
export const LevelMeter = ({ stream }: { readonly stream: MediaStream | null }) => {
  const say = useText()
  const [level, setLevel] = useState(0)
  useEffect(() => {
    if (!stream || stream.getAudioTracks().length === 0) return undefined
    const context = new AudioContext()
    const analyser = context.createAnalyser()
    context.createMediaStreamSource(stream).connect(analyser)
    const wave = new Float32Array(analyser.fftSize)
    const looking = setInterval(() => {
      analyser.getFloatTimeDomainData(wave)
      const loud = Math.sqrt(wave.reduce((sum, each) => sum + each * each, 0) / wave.length)
      setLevel(Math.min(BARS, Math.round((loud / LOUD) * BARS)))
    }, EVERY)
    return () => {
      clearInterval(looking)
      void context.close()
    }
  }, [stream])
  return (
    <span className={meter} role="img" aria-label={say('call.level')}>
      {heights.map((height, index) => (
        <span key={height} className={bar} style={{ height }} data-on={index < level || undefined} />
      ))}
    </span>
  )
}
