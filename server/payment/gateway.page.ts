import { formatLocaleOf, tagOf } from '../../src/core/language/languages'
import { html } from 'hono/html'
import { sayFrom, type WireLanguage } from '../kit/texts'
import texts from './payment.texts.json'

const say = sayFrom(texts)

const rupees = (paise: number, language: WireLanguage): string =>
  new Intl.NumberFormat(formatLocaleOf(language), { style: 'currency', currency: 'INR' }).format(paise / 100)

const page = (language: WireLanguage, content: ReturnType<typeof html>) =>
  html`<!doctype html>
    <html lang="${tagOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${say(language, 'gateway.title')}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/gateway/style.css" />
      </head>
      <body>
        <main>
          <h1>${say(language, 'gateway.title')}</h1>
          ${content}
        </main>
      </body>
    </html>`

interface Checkout {
  readonly reference: string
  readonly signature: string
  readonly language: WireLanguage
  /** Paise. */
  readonly amount: number
  readonly doctorName: string
}

/** What is paid, to whom, and the two ways it can end. */
export const checkoutPage = ({ reference, signature, language, amount, doctorName }: Checkout) => {
  const choice = (path: 'pay' | 'fail') =>
    html`<form method="post" action="/gateway/${path}">
      <input type="hidden" name="reference" value="${reference}" />
      <input type="hidden" name="signature" value="${signature}" />
      <input type="hidden" name="language" value="${language}" />
      <button class="${path}" type="submit">
        ${say(language, `gateway.${path}`)}${path === 'pay' ? ` ${rupees(amount, language)}` : ''}
      </button>
    </form>`
  return page(
    language,
    html`<p class="notice" role="note">${say(language, 'gateway.notReal')}</p>
      <dl>
        <dt>${say(language, 'gateway.payTo')}</dt>
        <dd>${doctorName}</dd>
        <dt>${say(language, 'gateway.amount')}</dt>
        <dd class="amount">${rupees(amount, language)}</dd>
        <dt>${say(language, 'gateway.reference')}</dt>
        <dd class="reference">${reference}</dd>
      </dl>
      ${choice('pay')} ${choice('fail')}`,
  )
}

/** Shown for an address that is not ours or leads nowhere: what is still to be paid stands among the orders. */
export const unknownPage = (language: WireLanguage) =>
  page(
    language,
    html`<p role="alert">${say(language, 'gateway.unknown')}</p>
      <a class="pay" href="/order-list">${say(language, 'gateway.orders')}</a>`,
  )

export const stylesheet = `
:root { color-scheme: light }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: start center; padding: 24px 16px;
  background: #eef2f7; color: #111827; font: 16px/1.6 system-ui, 'Noto Sans Devanagari', 'Noto Sans Gujarati', 'Noto Sans Bengali', sans-serif }
main { width: 100%; max-width: 420px; margin-top: 6vh; padding: 24px; background: #fff; border: 1px solid #d5dde8;
  border-top: 4px solid #1d4ed8; border-radius: 12px; box-shadow: 0 8px 24px rgb(17 24 39 / 8%) }
h1 { margin: 0 0 16px; font-size: 22px }
.notice { margin: 0 0 20px; padding: 12px 14px; background: #fef9c3; border: 1px solid #d9b949; border-radius: 8px }
dl { margin: 0 0 24px }
dt { color: #4b5563; font-size: 14px }
dd { margin: 0 0 12px; font-weight: 600; overflow-wrap: anywhere }
.amount { font-size: 28px }
.reference { font: 14px/1.6 ui-monospace, monospace }
form + form { margin-top: 12px }
button, a { display: block; width: 100%; min-height: 48px; padding: 10px 16px; border-radius: 8px; font: inherit;
  font-weight: 600; text-align: center; text-decoration: none; cursor: pointer }
.pay { border: 1px solid #1d4ed8; background: #1d4ed8; color: #fff }
.pay:hover { background: #1e40af }
.fail { border: 1px solid #6b7280; background: #fff; color: #111827 }
.fail:hover { background: #f3f4f6 }
button:focus-visible, a:focus-visible { outline: 2px solid #111827; outline-offset: 2px }
`
