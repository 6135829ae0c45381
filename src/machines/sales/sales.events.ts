declare module '../kit/appEvent' {
  interface WorldEvents {
    /** A file is ready at an address that is downloaded from, not gone to. */
    readonly 'download.ready': { readonly url: string }
  }
}

export const downloadReady = (url: string) => ({ type: 'download.ready', url }) as const
