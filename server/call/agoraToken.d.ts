/** What tokens of Agora are made and read with; the package declares its builders alone, which take the time of the machine. */
declare module 'agora-token/src/AccessToken2.js' {
  class Service {
    add_privilege(privilege: number, expire: number): void
    service_type(): number
  }
  export class ServiceRtc extends Service {
    static readonly kPrivilegeJoinChannel: number
    static readonly kPrivilegePublishAudioStream: number
    static readonly kPrivilegePublishVideoStream: number
    static readonly kPrivilegePublishDataStream: number
    constructor(channelName: string, uid: number)
    /** Bytes where it was read. */
    readonly __channel_name: string | Buffer
    readonly __uid: string | Buffer
  }
  export class ServiceRtm extends Service {
    static readonly kPrivilegeLogin: number
    constructor(userId: string)
    readonly __user_id: string | Buffer
  }
  export class AccessToken2 {
    constructor(appId: string, appCertificate: string, issueTs: number, expire: number)
    readonly appId: string | Buffer
    readonly issueTs: number
    readonly expire: number
    readonly services: readonly Service[]
    add_service(service: Service): void
    build(): string
    from_string(token: string): boolean
    verifySignature(appCertificate: string): boolean
  }
}
