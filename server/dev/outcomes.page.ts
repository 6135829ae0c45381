import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { commonErrors, statusOf } from '../../src/core/kit/outcome'
import { devPage } from '../kit/devPage'
import type { Row } from '../kit/room'
import { endingText, type Outcome, outcomeIn, type Outcomes } from './outcomes'

const stylesheet = `
.columns { display: grid; gap: 24px; grid-template-columns: minmax(0, 1fr) } body { max-width: 960px }
@media (min-width: 800px) { .columns { grid-template-columns: 320px minmax(0, 1fr) } }
a { color: #c2410c } a:focus-visible, button:focus-visible, select:focus-visible, input:focus-visible { outline: 2px solid #111827; outline-offset: 2px }
nav ul { gap: 0 } nav li { padding: 0; border: 0; background: none } nav a { display: block; padding: 6px 8px; border-radius: 8px; text-decoration: none }
nav a:hover { background: #fff7ed } nav a[aria-current] { background: #e6f4f2; color: #0f766e; font-weight: 600 }
summary { padding: 6px 0; font-weight: 600; cursor: pointer } form { display: grid; gap: 16px }
label { display: grid; gap: 4px } select, input { min-height: 44px; padding: 0 12px; border: 1px solid #8a8a8a; border-radius: 8px; background: #fff; font: inherit }
button { min-height: 44px; padding: 0 20px; border: 0; border-radius: 8px; background: #c2410c; color: #fff; font: inherit; cursor: pointer; justify-self: start }
.armed li { display: flex; gap: 12px; align-items: center; justify-content: space-between } .armed button { background: #fff; color: #b91c1c; border: 1px solid #b91c1c }
.row { display: grid; gap: 16px; align-items: end; grid-template-columns: repeat(auto-fit, minmax(140px, 1fr)) } code { overflow-wrap: anywhere }
`

interface Shown {
  readonly rows: readonly Row[]
  readonly outcomes: Outcomes
  readonly tabs: () => readonly string[]
}

/** What a row can answer beside its result: its own codes, those of all rows, and bare statuses. */
const refusalsOf = ({ endpoint }: Row): readonly string[] => {
  const codes = Object.entries({ ...endpoint.errors, ...commonErrors } as Readonly<
    Record<string, keyof typeof statusOf>
  >)
  return [...codes.map(([code, kind]) => `${statusOf[kind]} ${code}`), '500', '502', '503', '504']
}

const choices = (rows: readonly Row[], chosen: string | undefined) => {
  const roomOf = ({ name }: Row): string => name.split('.')[0]!
  const rooms = [...new Set(rows.map(roomOf))].map(
    (room) => [room, rows.filter((row) => roomOf(row) === room)] as const,
  )
  return html`<nav aria-label="Calls">
    ${rooms.map(
      ([room, each]) =>
        html`<details ${each.some(({ name }) => name === chosen) ? 'open' : ''}>
          <summary>${room}</summary>
          <ul>
            ${each.map(
              ({ name }) =>
                html`<li>
                  <a href="/dev/outcomes?row=${name}" ${name === chosen ? html`aria-current="page"` : ''}
                    >${name.split('.')[1]}</a
                  >
                </li>`,
            )}
          </ul>
        </details>`,
    )}
  </nav>`
}

const form = (row: Row, tabs: readonly string[], wanted: Readonly<Record<string, string>>) =>
  html`<form method="post" action="/dev/outcomes">
    <input type="hidden" name="row" value="${row.name}" />
    <p><code>${row.endpoint.method} ${row.endpoint.path}</code></p>
    <label
      >The next call
      <select name="ending">
        ${[
          ['slow', 'is answered late'],
          ['lostBefore', 'is lost before the server has it'],
          ['lostAfter', 'is carried out, and its answer is lost'],
          ...refusalsOf(row).map((each) => [each, `is answered with ${each}`] as const),
        ].map(
          ([value, text]) =>
            html`<option value="${value}" ${value?.startsWith(wanted['ending'] ?? '-') ? 'selected' : ''}>
              ${text}
            </option>`,
        )}
      </select>
    </label>
    <div class="row">
      <label>Seconds, where it is late <input name="seconds" type="number" min="1" max="120" value="20" /></label>
      <label>Seconds to wait after a 429 <input name="wait" type="number" min="1" max="3600" value="30" /></label>
      <label>Calls it applies to <input name="times" type="number" min="1" max="99" value="1" /></label>
      <label
        >Tab
        <select name="tab">
          <option value="">every tab</option>
          ${tabs.map((tab) => html`<option ${tab === wanted['tab'] ? 'selected' : ''}>${tab}</option>`)}
        </select></label
      >
    </div>
    <button>Decide</button>
  </form>`

const decided = ({ id, row, tab, ending, left }: Outcome) =>
  html`<li>
    <p>
      <strong>${row}</strong> ${endingText(ending)}${left > 1 ? `, ${left} times` : ''}${
        tab === null ? '' : `, in the tab ${tab}`
      }
    </p>
    <form method="post" action="/dev/outcomes/${id}/forget"><button>Forget</button></form>
  </li>`

/** Whether a form was sent from a page of this server. */
const isOwn = ({ req }: Context): boolean => {
  const origin = req.header('origin')
  return origin === undefined || origin === new URL(req.url).origin || origin.endsWith(`//${req.header('host')}`)
}

/** `/dev/outcomes`: where a tester decides how the next call of a kind ends. */
export const outcomesPage = ({ rows, outcomes, tabs }: Shown): Hono => {
  const app = new Hono()
  const names = rows.map(({ name }) => name)
  app.post('/dev/outcomes/*', async (context, next) => (isOwn(context) ? next() : context.text('Not from here', 403)))
  app.get('/dev/outcomes.css', (context) =>
    context.body(stylesheet, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  )
  app.get('/dev/outcomes.json', (context) => {
    context.header('Cache-Control', 'no-store')
    return context.json({ rows: names, tabs: tabs(), outcomes: outcomes.all() })
  })
  app.get('/dev/outcomes', (context) => {
    const wanted = context.req.query()
    const row = rows.find(({ name }) => name === wanted['row'])
    const armed = outcomes.all()
    return devPage(context, {
      title: 'Outcomes',
      stylesheet: '/dev/outcomes.css',
      body: html`<main>
        <h1>Outcomes</h1>
        <p>
          Decide how the next call of a kind ends. A decision is gone when its calls were made, or after ten minutes.
          <a href="/dev/machines">Machines</a> · <a href="/dev/outbox">Outbox</a>
        </p>
        ${
          armed.length === 0
            ? ''
            : html`<ul class="armed" aria-label="Decided">
                ${armed.map(decided)}
              </ul>`
        }
        <div class="columns">
          ${choices(rows, row?.name)}
          <section aria-label="Ending">
            ${
              row
                ? html`<h2>${row.name}</h2>
                    ${form(row, tabs(), wanted)}`
                : html`<p>Choose a call.</p>`
            }
          </section>
        </div>
      </main>`,
    })
  })
  app.post('/dev/outcomes', async (context) => {
    const fields = await context.req.parseBody<Record<string, string>>()
    const wanted = outcomeIn(fields, names)
    if (wanted === null) return context.text('No such call or ending', 400)
    const outcome = outcomes.add(wanted)
    const isForm = (context.req.header('accept') ?? '').includes('text/html')
    return isForm ? context.redirect(`/dev/outcomes?row=${wanted.row}`, 303) : context.json(outcome, 201)
  })
  app.post('/dev/outcomes/:id/forget', (context) => {
    outcomes.remove(context.req.param('id'))
    return context.redirect('/dev/outcomes', 303)
  })
  return app
}
