import { type Context, Hono } from 'hono'
import { isPayable } from '../../src/core/booking/appointment.lifecycle'
import { languageCodes, tagOf } from '../../src/core/language/languages'
import { newId } from '../kit/ids'
import type { Mount, MountContext } from '../kit/mount'
import { languageOf, type WireLanguage } from '../kit/texts'
import { type Callback, paymentCallback, receiveCallback, signedCallback } from './callback'
import { checkoutPage, stylesheet, unknownPage } from './gateway.page'
import { attemptRow } from './payment.store'
import type { PaymentGateway } from './paymentGateway'
import { gatewaySecret, isSigned, type Purpose, signed } from './signature'

type GatewayContext = Context<{ Bindings: MountContext }>

/** What the gateway's forms carry; the signature says that we made them. */
interface Form {
  readonly reference: string
  readonly signature: string
  readonly language: WireLanguage
}

const app = new Hono<{ Bindings: MountContext }>().basePath('/gateway')

app.get('/style.css', (context) =>
  context.body(stylesheet, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'public, max-age=3600' }),
)

/** The form opens an address of its own, so that whoever reloads the page or copies its address finds it again. */
app.post('/checkout', async (context) => {
  const found = await attemptOf(context, 'checkout')
  if (found.refused !== null) return found.refused
  const { reference, signature, language } = found.form
  return context.redirect(`/gateway/checkout?${new URLSearchParams({ reference, signature, language })}`, 303)
})

/** The page of an attempt that can still be paid; any other leads on to its booking. */
app.get('/checkout', async (context) => {
  const found = await attemptOf(context, 'checkout')
  if (found.refused !== null) return found.refused
  const { attempt, booking, doctorName, form } = found
  if (attempt.status !== 'created' || !isPayable(booking, context.env.now))
    return away(context, booking.paymentStatus === 'PAID', attempt.bookingId)
  const { reference, amount } = attempt
  const signature = signed(await gatewaySecret(context.env.db), 'choice', [reference])
  const { language } = form
  context.header('Cache-Control', 'no-store')
  return context.html(checkoutPage({ reference, signature, language, amount, doctorName }))
})

app.post('/pay', (context) => choose(context, 'PAID'))
app.post('/fail', (context) => choose(context, 'FAILED'))

const choose = async (context: GatewayContext, status: Callback['status']): Promise<Response> => {
  const found = await attemptOf(context, 'choice')
  if (found.refused !== null) return found.refused
  const { db, now } = context.env
  const { reference, bookingId, amount } = found.attempt
  const settlement = { reference, bookingId, amount, status, nonce: newId(), at: now }
  const answer = await receiveCallback(db, signedCallback(await gatewaySecret(db), settlement), now)
  // A second press finds the attempt settled: the screen follows what happened first.
  const settled = answer === 200 ? status === 'PAID' : (await attemptRow(db, reference))?.attempt.status === 'paid'
  return away(context, settled, bookingId)
}

const away = (context: GatewayContext, isPaid: boolean, bookingId: string): Response =>
  context.redirect(`/appointment/${isPaid ? 'success' : 'failure'}?bookingId=${encodeURIComponent(bookingId)}`, 303)

const attemptOf = async (context: GatewayContext, purpose: Purpose) => {
  const { db } = context.env
  const form = await formOf(context)
  const isOurs = isSigned(await gatewaySecret(db), purpose, [form.reference], form.signature)
  const row = isOurs ? await attemptRow(db, form.reference) : undefined
  if (row !== undefined) return { ...row, form, refused: null }
  return { refused: await context.html(unknownPage(form.language), isOurs ? 404 : 403) }
}

const formOf = async (context: GatewayContext): Promise<Form> => {
  const body: Record<string, unknown> =
    context.req.method === 'POST' ? await context.req.parseBody().catch(() => ({})) : context.req.query()
  const field = (name: string) => (typeof body[name] === 'string' ? body[name] : '')
  const language = field('language') === '' ? browserLanguageOf(context) : languageOf(field('language'))
  return { reference: field('reference'), signature: field('signature'), language }
}

/** The first language of the browser, for an address that names none. */
const browserLanguageOf = (context: GatewayContext): WireLanguage => {
  const tag = context.req.header('accept-language')?.slice(0, 2)
  return languageOf(languageCodes.find((language) => tagOf(language) === tag))
}

app.notFound((context) => context.html(unknownPage(browserLanguageOf(context)), 404))

/** The demonstration payment gateway's page and the person's choice on it. */
export const gateway: Mount = async (request, context) => app.fetch(request, context)

/** Takes no money: its page lets the person pay or fail. Never part of a production server. */
export const demonstrationGateway: PaymentGateway = {
  checkout: async (db, { reference, language }) => ({
    action: '/gateway/checkout',
    fields: { reference, signature: signed(await gatewaySecret(db), 'checkout', [reference]), language },
  }),
  refund: async ({ paymentId }) => `refund of ${paymentId}`,
  mounts: { '/gateway': gateway, '/booking-service/v1/payment/callback': paymentCallback },
  formOrigins: [],
}
