/** Where the suites write what they took: one file a room, transitions by machine. */
export const BROWSER_REPORTS = 'test-output/browser-paths'

export type BrowserReport = Readonly<Record<string, { readonly taken: number; readonly all: number }>>
