import { deflateSync } from 'node:zlib'
import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'

/** The smallest real files of the types the product takes. */

/** One white pixel. */
export const PNG = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
    'base64',
  ),
)
export const GIF = new Uint8Array(Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64'))

/** A page without anything on it, with its table of objects where its end says. */
export const PDF = ((): Uint8Array<ArrayBuffer> => {
  const objects = [
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] >>\nendobj\n',
  ]
  let text = '%PDF-1.7\n'
  const places = objects.map((object) => {
    const at = text.length
    text += object
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 4\n0000000000 65535 f \n${places.join('')}`
  return new Uint8Array(
    Buffer.from(`${text}${table}trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`),
  )
})()

/** A real PNG of about so many bytes: noise, which does not compress. */
export const largePng = (bytes: number): Uint8Array<ArrayBuffer> => {
  const side = Math.ceil(Math.sqrt(bytes / 3))
  let seed = 1
  const rows = Buffer.alloc((side * 3 + 1) * side)
  for (let at = 0; at < rows.length; at += 1) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    rows[at] = at % (side * 3 + 1) === 0 ? 0 : seed >>> 24
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows, { level: 0 })), chunk('IEND', Buffer.alloc(0))]
  return new Uint8Array(Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...chunks]))
}

const chunk = (name: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const whole = Buffer.alloc(named.length + 8)
  whole.writeUInt32BE(content.length, 0)
  whole.set(named, 4)
  whole.writeUInt32BE(crc(named), named.length + 4)
  return whole
}

export const crc = (bytes: Buffer): number => {
  let sum = ~0
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xed_b8_83_20 : 0)
  }
  return ~sum >>> 0
}

/** A recording as browsers make one: so many seconds, with what its device says of it, and with a picture where it is a film. */
export const recording = async (
  type: 'm4a' | 'webm',
  seconds: number,
  { isFilm = false, comment }: { readonly isFilm?: boolean; readonly comment?: string } = {},
): Promise<Uint8Array<ArrayBuffer>> => {
  const isBoxed = type === 'm4a'
  const format = isBoxed ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat()
  const target = new BufferTarget()
  const output = new Output({ format, target })
  if (comment !== undefined) output.setMetadataTags({ comment })
  const voice = new EncodedAudioPacketSource(isBoxed ? 'aac' : 'opus')
  output.addAudioTrack(voice)
  const film = new EncodedVideoPacketSource('vp8')
  if (isFilm) output.addVideoTrack(film)
  await output.start()
  const decoderConfig = isBoxed
    ? { codec: 'mp4a.40.2', sampleRate: 44_100, numberOfChannels: 1, description: new Uint8Array([0x12, 0x08]) }
    : { codec: 'opus', sampleRate: 48_000, numberOfChannels: 1 }
  if (isFilm)
    await film.add(new EncodedPacket(new Uint8Array(40), 'key', 0, 1), {
      decoderConfig: { codec: 'vp8', codedWidth: 16, codedHeight: 16 },
    })
  for (let at = 0; at < seconds; at += 1)
    await voice.add(new EncodedPacket(new Uint8Array(100).fill(7), 'key', at, 1), { decoderConfig })
  await output.finalize()
  return new Uint8Array(target.buffer!)
}
