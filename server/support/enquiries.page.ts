import { Hono } from 'hono'
import { html } from 'hono/html'
import { devPage } from '../kit/devPage'
import type { Database } from '../kit/handlers'
import { latestEnquiries } from './support.store'

const SHOWN = 200

const timeOf = (at: number): string =>
  new Date(at * 1000).toLocaleString('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium', timeStyle: 'short' })

/** Where the embedded mode shows what people asked through the forms; never part of a production server. */
export const devEnquiries = (db: Database): Hono => {
  const app = new Hono()
  app.get('/dev/enquiries.json', async (context) => {
    context.header('Cache-Control', 'no-store')
    return context.json(await latestEnquiries(db, SHOWN))
  })
  app.get('/dev/enquiries', async (context) => {
    const rows = await latestEnquiries(db, SHOWN)
    return devPage(context, {
      title: 'Enquiries',
      refresh: 10,
      body: html`<h1>Enquiries</h1>
        <p>What people asked through the forms, newest first. The page looks again every ten seconds.</p>
        ${rows.length === 0 ? html`<p>No enquiries yet.</p>` : ''}
        <ul>
          ${rows.map(
            (row) => html`
              <li>
                <p>
                  <strong>${row.reference}</strong> · ${row.kind}${row.requestType ? ` · ${row.requestType}` : ''} ·
                  ${timeOf(row.createdAt)}
                </p>
                <p>
                  ${row.name ?? 'Without a name'}, ${row.countryCode} ${row.phoneNumber}
                  ${row.email ? `, ${row.email}` : ''}${row.organization ? `, ${row.organization}` : ''}
                </p>
                ${row.problem ? html`<p>${row.problem}</p>` : ''}
                ${row.description ? html`<p>${row.description}</p>` : ''}
                ${row.attachments.length > 0 ? html`<p>Attached: ${row.attachments.join(', ')}</p>` : ''}
              </li>
            `,
          )}
        </ul>`,
    })
  })
  return app
}
