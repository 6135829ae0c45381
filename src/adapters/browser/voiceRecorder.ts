import type { VoicePort } from '../../core/chat/voice.ports'
import { LONGEST_VOICE } from '../../core/files/files.rules'
import { mediaFaultOf } from '../../core/kit/media.rules'

/** Forms of a voice, the one that plays everywhere first: Safari plays no webm. */
const forms = ['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus', 'audio/mp4', 'audio/webm'] as const

/** Bits of a second of voice. */
const BITS = 24_000
/** Milliseconds between two looks at how long it is. */
const EVERY = 250

/** Milliseconds that pass while it runs. */
const stopwatch = () => {
  let before = 0
  let since: number | null = null
  const passed = () => before + (since === null ? 0 : performance.now() - since)
  return {
    passed,
    run: () => void (since ??= performance.now()),
    rest: () => {
      before = passed()
      since = null
    },
  }
}

const fileOf = (parts: readonly Blob[], mimeType: string): File => {
  const type = mimeType.split(';')[0]!
  return new File([...parts], type === 'audio/mp4' ? 'voice.m4a' : 'voice.webm', { type })
}

/** The microphone through `MediaRecorder`; whoever stops turns it off, also while it is still starting. */
export const browserVoice: VoicePort = {
  record: (on) => {
    let isWanted = true
    let recorder: MediaRecorder | null = null
    let looking: ReturnType<typeof setInterval> | undefined
    const watch = stopwatch()
    const seconds = () => Math.min(LONGEST_VOICE, Math.floor(watch.passed() / 1000))
    const turnOff = () => {
      clearInterval(looking)
      recorder?.stream.getTracks().forEach((track) => track.stop())
    }
    const finish = () => {
      watch.rest()
      if (recorder !== null && recorder.state !== 'inactive') recorder.stop()
    }
    const begin = async (): Promise<void> => {
      // Without a secure connection there is no microphone.
      if (!('mediaDevices' in navigator)) throw new DOMException('no devices', 'NotFoundError')
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      const mimeType = forms.find((form) => MediaRecorder.isTypeSupported(form))
      recorder = new MediaRecorder(stream, { audioBitsPerSecond: BITS, ...(mimeType !== undefined && { mimeType }) })
      if (!isWanted) return turnOff()
      const running = recorder
      const parts: Blob[] = []
      running.addEventListener('dataavailable', ({ data }) => parts.push(data))
      running.addEventListener('stop', () => {
        const lasted = Math.max(1, seconds())
        turnOff()
        if (isWanted) on({ type: 'voice.ended', content: fileOf(parts, running.mimeType), seconds: lasted })
      })
      // A microphone that is pulled out ends what is recorded.
      for (const track of stream.getTracks()) track.addEventListener('ended', finish)
      running.start()
      watch.run()
      on({ type: 'voice.started' })
      looking = setInterval(() => {
        on({ type: 'voice.moved', seconds: seconds() })
        if (seconds() >= LONGEST_VOICE) finish()
      }, EVERY)
    }
    begin().catch((error: unknown) => {
      turnOff()
      if (isWanted) on({ type: 'voice.refused', fault: mediaFaultOf(error instanceof Error ? error.name : '') })
    })
    return {
      pause: () => {
        watch.rest()
        recorder?.pause()
      },
      resume: () => {
        watch.run()
        recorder?.resume()
      },
      finish,
      stop: () => {
        isWanted = false
        finish()
        turnOff()
      },
    }
  },
}
