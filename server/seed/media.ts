import type { Mount } from '../kit/mount'
import { renderedAt } from './art'
import { cover, portrait } from './portrait'

/** The number of a portrait carries what it shows: who, how old, and in its last digit the gender. */
export const portraitNumber = (who: { index: number; age: number; gender: 'Male' | 'Female' }): number =>
  (who.index + 1) * 1000 + who.age * 10 + (who.gender === 'Female' ? 1 : 0)

const portraitOf = (number: number): string =>
  portrait({
    seed: Math.floor(number / 1000),
    gender: number % 10 === 1 ? 'Female' : 'Male',
    age: Math.floor(number / 10) % 100,
  })

const drawings = { portraits: portraitOf, covers: cover } as const

const drawn = (path: string): string | null => {
  const match = /^\/media\/(portraits|covers)\/(\d{1,12})\.svg$/.exec(path)
  return match === null ? null : drawings[match[1] as keyof typeof drawings](Number(match[2]))
}

/** Answers `/media/portraits/:n.svg`, `/media/covers/:n.svg`, `/media/art` and `/media/icons`: the drawn pictures. */
export const media: Mount = async (request) => {
  const { pathname } = new URL(request.url)
  const svg = drawn(pathname) ?? renderedAt(pathname)
  if (svg === null) return new Response(null, { status: 404 })
  return new Response(svg, {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  })
}
