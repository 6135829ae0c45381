import {
  BufferTarget,
  Conversion,
  FilePathSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import { writeFile } from 'node:fs/promises'
import { LONGEST_VOICE } from '../../src/core/files/files.rules'
import type { ReadVoice } from './voice'

/** Seconds a recording may run on: its clock and its stop are not the same. */
const GRACE = 2
const CODECS: readonly (string | null)[] = ['aac', 'opus']

const read = async (path: string, type: string, into: string): Promise<ReadVoice> => {
  const refused = (fault: NonNullable<ReadVoice['fault']>): ReadVoice => ({ fault, seconds: null })
  const formats = type === 'm4a' ? [MP4, QTFF] : [WEBM]
  const input = new Input({ source: new FilePathSource(path), formats })
  const tracks = await input.getTracks()
  const [track, ...others] = tracks
  if (track === undefined) return refused('damaged')
  if (others.length > 0 || !track.isAudioTrack() || !CODECS.includes(track.codec)) return refused('type')
  const seconds = await input.computeDuration()
  if (!(seconds > 0)) return refused('damaged')
  if (seconds > LONGEST_VOICE + GRACE) return refused('long')
  const format = type === 'm4a' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat()
  const target = new BufferTarget()
  const conversion = await Conversion.init({
    input,
    output: new Output({ format, target }),
    tags: {},
    showWarnings: false,
  })
  await conversion.execute()
  await writeFile(into, new Uint8Array(target.buffer!), { mode: 0o600 })
  return { fault: null, seconds: Math.max(1, Math.min(LONGEST_VOICE, Math.round(seconds))) }
}

/** Reads one voice and writes it anew: its file, its type and where to. */
const [path, type, into] = process.argv.slice(2) as [string, string, string]
process.stdout.write(JSON.stringify(await read(path, type, into)))
