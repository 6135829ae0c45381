import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

const self = "'self'"
const none = "'none'"

const POLICY = 'Content-Security-Policy'

/**
 * Strict headers for every answer; `styleHashes` are those of the inline styles of the prerendered pages,
 * `connect` the origins the client may call beside this one.
 * An answer that brings a policy of its own (a drawing in a sandbox) keeps it.
 */
export const securityHeaders = (styleHashes: readonly string[], connect: readonly string[] = []): MiddlewareHandler => {
  const strict = strictHeaders(styleHashes, connect)
  return async (context, next) => {
    let own: string | null = null
    await strict(context, async () => {
      await next()
      own = context.res.headers.get(POLICY)
    })
    if (own !== null) context.res.headers.set(POLICY, own)
  }
}

const strictHeaders = (styleHashes: readonly string[], connect: readonly string[]): MiddlewareHandler =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: [none],
      scriptSrc: [self],
      styleSrc: [self, ...styleHashes],
      imgSrc: [self, 'data:'],
      fontSrc: [self],
      connectSrc: [self, ...connect],
      formAction: [self],
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
      displayCapture: [],
    },
  })

/** The policy's words for each inline `<style>` of a page. */
export const styleHashesOf = (html: string): readonly string[] =>
  [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(
    ([, style = '']) => `'sha256-${createHash('sha256').update(style, 'utf8').digest('base64')}'`,
  )
