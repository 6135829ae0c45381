import { cpSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CLIENT_DIR } from './bundle'

const BARE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Bare</title>
  </head>
  <body>
    <h1>Spine Care</h1>
    <p>A page with nothing on it but these words.</p>
  </body>
</html>
`

/** Where the bare page is served. */
export const BARE_PATH = '/bare'

/** A copy of the built client with one more page: a build that runs meanwhile changes nothing here. */
export const withBarePage = (): string => {
  if (!existsSync(join(CLIENT_DIR, 'shell.html'))) throw new Error('There is no built client: npm run build')
  const clientDir = mkdtempSync(join(tmpdir(), 'spine-care-paints-'))
  cpSync(CLIENT_DIR, clientDir, { recursive: true })
  mkdirSync(join(clientDir, BARE_PATH))
  writeFileSync(join(clientDir, BARE_PATH, 'index.html'), BARE)
  return clientDir
}
