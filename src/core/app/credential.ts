/** The `authorization` header of every call: it names the web client (user `web`, no password) and is no secret. */
export const CLIENT_CREDENTIAL = 'Basic d2ViOg=='
