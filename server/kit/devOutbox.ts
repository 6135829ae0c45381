import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Database } from './handlers'
import { latestMessages, sentMessages } from './outbox'

const SHOWN = 200

const stylesheet = `
body { margin: 0 auto; max-width: 720px; padding: 24px 16px; background: #fffbf7; color: #1f1300; font: 16px/1.6 system-ui, sans-serif }
ul { display: grid; gap: 12px; padding: 0; list-style: none }
li { padding: 12px 16px; border: 1px solid #e8ded3; border-radius: 12px; background: #fff }
p { margin: 0 } time { color: #595959 }
`

const timeOf = (at: number): string =>
  new Date(at * 1000).toLocaleString('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium', timeStyle: 'medium' })

/** Where the embedded mode shows the messages it did not send; never part of a production server. */
export const devOutbox = (db: Database): Hono => {
  const app = new Hono()
  app.get('/dev/outbox.json', async (context) => {
    context.header('Cache-Control', 'no-store')
    return context.json(await sentMessages(db))
  })
  app.get('/dev/outbox.css', (context) => context.body(stylesheet, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
  app.get('/dev/outbox', async (context) => {
    const messages = await latestMessages(db, SHOWN)
    context.header('Cache-Control', 'no-store')
    return context.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta http-equiv="refresh" content="5" />
            <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
            <link rel="stylesheet" href="/dev/outbox.css" />
            <title>Outbox</title>
          </head>
          <body>
            <h1>Outbox</h1>
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
            </ul>
          </body>
        </html>`,
    )
  })
  return app
}
