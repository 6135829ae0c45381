import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

const self = "'self'"
const none = "'none'"

/** What an answer may decide for itself. */
const OWN = ['Content-Security-Policy', 'Referrer-Policy', 'X-Frame-Options'] as const

/** What stands inside the built pages themselves, as the policy names it. */
export interface InlineHashes {
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
}

/** What a client may do beside what is this server's own, as the policy names it. */
export interface Beyond {
  /** Origins it may call. */
  readonly connect?: readonly string[]
  /** Origins a form may lead to. */
  readonly forms?: readonly string[]
  readonly scripts?: readonly string[]
  readonly workers?: readonly string[]
}

/**
 * Strict headers for every answer; `inline` is what the prerendered pages hold. An answer that brings a policy of its own (a drawing in a sandbox, a secret address without a referrer) keeps it.
 */
export const securityHeaders = (inline: InlineHashes, beyond: Beyond = {}): MiddlewareHandler => {
  const strict = strictHeaders(inline, beyond)
  return async (context, next) => {
    let own: readonly (readonly [string, string | null])[] = []
    await strict(context, async () => {
      await next()
      own = OWN.map((name) => [name, context.res.headers.get(name)])
    })
    for (const [name, value] of own) if (value !== null) context.res.headers.set(name, value)
  }
}

const strictHeaders = (
  { styles, scripts }: InlineHashes,
  { connect = [], forms = [], scripts: code = [], workers = [] }: Beyond,
): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: {
      // Firefox asks nothing else about what is prefetched; all other kinds are named below.
      defaultSrc: [self],
      objectSrc: [none],
      // A PDF in the browser's own viewer.
      frameSrc: [self],
      mediaSrc: [self, 'blob:'],
      scriptSrc: [self, ...code, ...scripts],
      ...(workers.length > 0 && { workerSrc: [self, ...workers] }),
      styleSrc: [self, ...styles],
      imgSrc: [self, 'data:', 'blob:'],
      fontSrc: [self],
      connectSrc: [self, ...connect],
      formAction: [self, ...forms],
      baseUri: [none],
      frameAncestors: [none],
      manifestSrc: [self],
    },
    xFrameOptions: 'DENY',
    referrerPolicy: 'strict-origin-when-cross-origin',
    permissionsPolicy: {
      camera: ['self'],
      microphone: ['self'],
      geolocation: ['self'],
      payment: [],
      usb: [],
      serial: [],
      displayCapture: ['self'],
    },
  })

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`

/** The policy's words for each style and script that stands in these pages. */
export const inlineHashesOf = (pages: readonly string[]): InlineHashes => {
  const hashesOf = (element: RegExp) => [
    ...new Set(pages.flatMap((html) => [...html.matchAll(element)].map(([, text = '']) => hashOf(text)))),
  ]
  return {
    styles: hashesOf(/<style\b[^>]*>([\s\S]*?)<\/style>/gi),
    scripts: hashesOf(/<script>([\s\S]*?)<\/script>/gi),
  }
}
