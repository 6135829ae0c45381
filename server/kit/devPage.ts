import type { Context } from 'hono'
import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

type Html = HtmlEscapedString | Promise<HtmlEscapedString>

interface DevPage {
  readonly title: string
  readonly body: Html
  /** Seconds after which the page looks again. */
  readonly refresh?: number
  /** Path of a stylesheet besides the common one. */
  readonly stylesheet?: string
}

export const DEV_STYLESHEET = '/dev/page.css'

/** What every developer page has in common. */
export const devStylesheet = `
body { margin: 0 auto; max-width: 720px; padding: 24px 16px; background: #fffbf7; color: #1f1300; font: 16px/1.6 system-ui, sans-serif }
ul { display: grid; gap: 12px; padding: 0; list-style: none }
li { padding: 12px 16px; border: 1px solid #e8ded3; border-radius: 12px; background: #fff }
p { margin: 0 } time { color: #595959 }
`

/** A page for developers, drawn anew at each request; never part of a production server. */
export const devPage = (context: Context, { title, body, refresh, stylesheet }: DevPage) => {
  context.header('Cache-Control', 'no-store')
  return context.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          ${refresh === undefined ? '' : html`<meta http-equiv="refresh" content="${refresh}" />`}
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="stylesheet" href="${DEV_STYLESHEET}" />
          ${stylesheet === undefined ? '' : html`<link rel="stylesheet" href="${stylesheet}" />`}
          <title>${title}</title>
        </head>
        <body>
          ${body}
        </body>
      </html>`,
  )
}
