import { type Context, Hono } from 'hono'
import { newId } from '../kit/ids'
import type { Mount, MountContext } from '../kit/mount'
import { languageOf, say, type WireLanguage } from '../kit/texts'
import { type Callback, paymentCallback, receiveCallback, signedCallback } from './callback'
import { checkoutPage, invalidPage, stylesheet } from './gateway.page'
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

app.post('/checkout', async (context) => {
  const found = await attemptOf(context, 'checkout')
  if (found.refused !== null) return found.refused
  const { attempt, doctorName, form } = found
  if (attempt.status !== 'created') return away(context, attempt.status === 'paid', attempt.bookingId)
  const { reference, amount } = attempt
  const signature = signed(await gatewaySecret(context.env.db), 'choice', [reference])
  const { language } = form
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
  const text = say(form.language, 'notFound')
  return { refused: await context.html(invalidPage(form.language, text), isOurs ? 404 : 403) }
}

const formOf = async (context: GatewayContext): Promise<Form> => {
  const body: Record<string, unknown> = await context.req.parseBody().catch(() => ({}))
  const field = (name: string) => (typeof body[name] === 'string' ? body[name] : '')
  return { reference: field('reference'), signature: field('signature'), language: languageOf(field('language')) }
}

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
