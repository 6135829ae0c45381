import { CLIENT_CREDENTIAL } from '../../src/core/app/credential'

/** Milliseconds after which a request counts as hanging. */
export const requestTimeoutMs = 60_000

export interface Answer {
  /** Null when none came. */
  readonly status: number | null
  readonly message: string
  readonly result: unknown
}

/** Calls a server over HTTP as the web client would, and counts the calls that are under way. */
export const httpClient = (url: string) => {
  let inFlight = 0
  let peak = 0
  const call = async (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    token?: string,
    body?: unknown,
  ): Promise<Answer> => {
    inFlight += 1
    peak = Math.max(peak, inFlight)
    try {
      const response = await fetch(url + path, {
        method,
        headers: {
          authorization: CLIENT_CREDENTIAL,
          deviceid: 'figures',
          language: 'eng',
          ...(token === undefined ? {} : { accesstoken: token }),
          ...(method !== 'GET' ? { 'idempotency-key': crypto.randomUUID(), 'content-type': 'application/json' } : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(requestTimeoutMs),
      })
      const { message = '', result = null } = (await response.json()) as { message?: string; result?: unknown }
      return { status: response.status, message, result }
    } catch (error) {
      return { status: null, message: String(error), result: null }
    } finally {
      inFlight -= 1
    }
  }
  return { call, inFlight: () => inFlight, peak: () => peak, forgetPeak: () => (peak = 0) }
}

export type HttpClient = ReturnType<typeof httpClient>

/** Verifies numbers and returns their tokens in the same order; every code is taken from the outbox. */
export const logInAll = async ({ call }: HttpClient, url: string, numbers: readonly string[]): Promise<string[]> => {
  const path = '/user-service/v1/user'
  const sent = await Promise.all(
    numbers.map((number) => call('POST', `${path}/login`, undefined, { country_code: '+91', phone_number: number })),
  )
  const messages = (await (await fetch(`${url}/dev/outbox.json`)).json()) as { to: string; text: string }[]
  const codes = new Map(messages.map(({ to, text }) => [to, /\d{6}/.exec(text)?.[0]]))
  const verified = await Promise.all(
    sent.map(({ result }, index) => {
      const { OtpId: token } = result as { OtpId: string }
      return call('POST', `${path}/verify-otp`, undefined, { otp_code: codes.get(`+91${numbers[index]}`), token })
    }),
  )
  return verified.map(({ result }) => (result as { token: string }).token)
}
