import { Hono } from 'hono'
import { html } from 'hono/html'
import { DEV_STYLESHEET, devPage, devStylesheet } from './devPage'
import type { Database } from './handlers'
import { latestMessages, sentMessages } from './outbox'

const SHOWN = 200

const timeOf = (at: number): string =>
  new Date(at * 1000).toLocaleString('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium', timeStyle: 'medium' })

/** Where the embedded mode shows the messages it did not send; never part of a production server. */
export const devOutbox = (db: Database): Hono => {
  const app = new Hono()
  app.get('/dev/outbox.json', async (context) => {
    context.header('Cache-Control', 'no-store')
    return context.json(await sentMessages(db))
  })
  app.get(DEV_STYLESHEET, (context) => context.body(devStylesheet, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
  app.get('/dev/outbox', async (context) => {
    const messages = await latestMessages(db, SHOWN)
    return devPage(context, {
      title: 'Outbox',
      refresh: 5,
      body: html`<h1>Outbox</h1>
        <p>Messages this server would have sent, newest first. The page looks again every five seconds.</p>
        ${messages.length === 0 ? html`<p>No messages yet.</p>` : ''}
        <ul>
          ${messages.map(
            ({ to, text, at }) => html`
              <li>
                <p><strong>${to}</strong> <time>${timeOf(at)}</time></p>
                <p>${text}</p>
              </li>
            `,
          )}
        </ul>`,
    })
  })
  return app
}
