/** A project of Agora, whose servers carry the media of calls. */
export interface AgoraSettings {
  readonly appId: string
  /** Signs tokens; never leaves the server. */
  readonly certificate: string
  /** What its servers are told with who is to be put out; without it a token that is out lasts until its end. */
  readonly rest?: AgoraRest | undefined
}

/** Keys of the account's RESTful API. */
export interface AgoraRest {
  readonly customerId: string
  readonly customerSecret: string
  /** Where it is, when it is not Agora's own address. */
  readonly url?: string | undefined
}

/** Hosts of Agora's networks: its servers are found below these names, at ports of their own. */
const HOSTS = ['*.agora.io', '*.sd-rtn.com'] as const

/** What a policy of contents lets Agora's clients do, where calls go through its servers. */
export const AGORA_POLICY = {
  connect: HOSTS.flatMap((host) => [`https://${host}:*`, `wss://${host}:*`]),
  /** Its client of hints is compiled for the browser's machine. */
  scripts: ["'wasm-unsafe-eval'"],
  /** Its clients keep time in workers that they make themselves. */
  workers: ['blob:'],
} as const
