import { build } from 'vite'
import { sessionApi } from '../src/core/session/session.api'

/** What every page with a session asks first, as a script of a page: it does not wait for the others. */
export const buildEarlyCall = async (): Promise<string> => {
  const { path, permission } = sessionApi.refreshPage
  const outputs = await build({
    configFile: false,
    logLevel: 'warn',
    define: { EARLY_CALL: JSON.stringify({ path, permission }) },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'src/adapters/browser/early.ts', formats: ['iife'], name: 'early' },
    },
  })
  const files = [outputs].flat().flatMap((each) => ('output' in each ? each.output : []))
  return files.find((file) => file.type === 'chunk')!.code.trim()
}

export const withEarlyCall = (html: string, script: string): string =>
  html.replace('<meta charset="utf-8" />', (charset) => `${charset}<script>${script}</script>`)
