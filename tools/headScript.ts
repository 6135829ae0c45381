import { build } from 'vite'
import { sessionApi } from '../src/core/session/session.api'

/** The script of a page's head, with what every page with a session asks first: it does not wait for the others. */
export const buildHeadScript = async (): Promise<string> => {
  const { path, permission } = sessionApi.refreshPage
  const outputs = await build({
    configFile: false,
    logLevel: 'warn',
    define: { HEAD_CALL: JSON.stringify({ path, permission }) },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'src/adapters/browser/head.ts', formats: ['iife'], name: 'head' },
    },
  })
  const files = [outputs].flat().flatMap((each) => ('output' in each ? each.output : []))
  return files.find((file) => file.type === 'chunk')!.code.trim()
}
