import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PIECES_PATH } from '../../src/core/files/files.rules'
import { PUSH_STREAM } from '../../src/core/notifications/push.api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBackend, type TestBackend } from '../kit/backend'

const folder = mkdtempSync(join(tmpdir(), 'client-'))
let practice: TestBackend
let production: TestBackend
beforeAll(async () => {
  mkdirSync(join(folder, 'find-doctor'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Landing</title><style>a{color:red}</style>')
  writeFileSync(
    join(folder, 'find-doctor/index.html'),
    '<!doctype html><title>Find a doctor</title><script>go()</script>',
  )
  writeFileSync(join(folder, 'find-doctor/index.html.br'), 'compressed before')
  writeFileSync(join(folder, 'shell.html'), '<!doctype html><title>Shell</title>')
  writeFileSync(join(folder, 'not-found.html'), '<!doctype html><title>Nothing here</title>')
  mkdirSync(join(folder, 'appointment/failure'), { recursive: true })
  writeFileSync(join(folder, 'appointment/failure/index.html'), '<!doctype html><title>Payment</title>')
  writeFileSync(join(folder, 'assets/main-Bd0sF3aK.js'), 'export {}')
  writeFileSync(join(folder, 'manifest.webmanifest'), '{}')
  practice = await startBackend({ clientDir: folder })
  production = await startBackend({ clientDir: folder, production: true })
})
afterAll(async () => {
  await practice.close()
  await production.close()
  rmSync(folder, { recursive: true })
})

const open = (path: string) => practice.get(path, { accept: 'text/html' })

describe('the pages', () => {
  it.each([
    ['/', 200, 'Landing'],
    ['/find-doctor', 200, 'Find a doctor'],
    ['/find-doctor/', 200, 'Find a doctor'],
    ['/order-list', 200, 'Shell'],
    ['/appointment/what-a-gateway-calls-it', 200, 'Payment'],
    ['/not-found', 404, 'Nothing here'],
    ['/no-such-page', 404, 'Nothing here'],
    ['/%E0%A6%A1', 404, 'Nothing here'],
  ])('%s is answered with %i and %s', async (path, status, title) => {
    const response = await open(path)
    expect(response.status).toBe(status)
    expect(await response.text()).toContain(`<title>${title}</title>`)
    expect(response.headers.get('Cache-Control')).toBe('no-cache')
  })

  it('come as the build compressed them to who can read that', async () => {
    const response = await practice.get('/find-doctor', { accept: 'text/html', 'accept-encoding': 'gzip, br' })
    expect(response.headers.get('Content-Encoding')).toBe('br')
    expect(response.headers.get('Vary')).toContain('Accept-Encoding')
    expect(await response.text()).toBe('compressed before')
  })

  it('keep hashed files for ever and others not', async () => {
    const script = await practice.get('/assets/main-Bd0sF3aK.js')
    expect(script.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(script.headers.get('Content-Type')).toContain('javascript')
    expect((await practice.get('/manifest.webmanifest')).headers.get('Cache-Control')).toBe('no-cache')
  })

  it('do not answer for a missing file or a way out of the folder', async () => {
    expect((await practice.get('/assets/gone-12345678.js')).status).toBe(404)
    expect((await practice.get('/..%2f..%2fetc%2fpasswd')).status).toBe(404)
  })
})

describe('every answer', () => {
  it('carries a strict policy that knows the styles and scripts that stand in the pages', async () => {
    const { headers } = await open('/')
    expect(headers.get('Content-Security-Policy')).toBe(
      "default-src 'self'; object-src 'none'; frame-src 'self'; media-src 'self' blob:; script-src 'self' 'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='; " +
        "style-src 'self' 'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs='; " +
        "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; " +
        "frame-ancestors 'none'; manifest-src 'self'",
    )
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('Permissions-Policy')).toContain('camera=(self)')
    expect(headers.get('X-Request-Id')).toMatch(/^[\w-]{36}$/)
  })

  it('carries it on calls, missing pages and refusals too', async () => {
    for (const path of [
      '/user-service/v1/nothing',
      '/no-such-page',
      '/healthz',
      '/user-service/v1/config?key=countryCodes',
    ])
      expect((await practice.get(path)).headers.get('Content-Security-Policy')).toContain("object-src 'none'")
  })

  it.each([
    ['a file', '/files/no-such-token'],
    ['the verification of a paper', '/verify/AAAAAAAAAAAAAAAAAAAAAA'],
    ['an export', '/exports/no-such-token'],
    ['a delivery note', '/delivery-notes/no-such-token'],
    ['its styles', '/verify/style.css'],
    ['a shared record', `/shared/${'A'.repeat(43)}/record.pdf`],
  ])('at the secret address of %s names it to nobody', async (_, path) => {
    const { headers } = await practice.get(path)
    expect(headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(headers.get('X-Robots-Tag')).toBe('noindex, nofollow')
    expect(headers.get('Cache-Control')).toBe(path.endsWith('.css') ? 'public, max-age=3600' : 'private, no-store')
  })

  it('outside the contract is either at a secret address or at one that is none', () => {
    const publicPaths = [PUSH_STREAM, '/booking-service/v1/payment/callback', '/gateway', '/media', PIECES_PATH]
    const served = new Set(practice.routes.filter(({ method }) => method === 'ALL').map(({ path }) => path))
    const mounts = [...served].filter((path) => served.has(`${path}/*`)).toSorted()
    expect(mounts).toEqual([...publicPaths, '/delivery-notes', '/exports', '/files', '/shared', '/verify'].toSorted())
  })

  it('keeps the sandbox of a drawn picture', async () => {
    const picture = await practice.get('/media/portraits/1420.svg')
    expect(picture.headers.get('Content-Type')).toContain('image/svg+xml')
    expect(picture.headers.get('Content-Security-Policy')).toContain('sandbox')
  })
})

describe('the outbox', () => {
  it('lists messages newest first, with their text escaped', async () => {
    await practice.exec(`insert into outbox_messages (id, sent_to, text, at) values
      (gen_random_uuid(), '+911', 'first', 1), (gen_random_uuid(), '+912', '<script>second</script>', 2)`)
    const page = await (await open('/dev/outbox')).text()
    expect(page).toContain('&lt;script&gt;second&lt;/script&gt;')
    expect(page).not.toContain('<script>')
    expect(page.indexOf('+912')).toBeLessThan(page.indexOf('+911'))
    expect(await (await practice.get('/dev/outbox.json')).json()).toEqual([
      { to: '+911', text: 'first', at: 1 },
      { to: '+912', text: '<script>second</script>', at: 2 },
    ])
  })

  it('is not part of a production server', async () => {
    expect((await production.get('/dev/outbox.json')).status).toBe(404)
    const page = await production.get('/dev/outbox', { accept: 'text/html' })
    expect(page.status).toBe(404)
    expect(await page.text()).toContain('Nothing here')
  })
})

describe('health', () => {
  it('is good while the database answers', async () => {
    expect((await practice.get('/healthz')).status).toBe(200)
  })
})
