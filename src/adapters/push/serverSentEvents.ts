export interface ServerSentEvent {
  readonly event: string
  readonly data: string
}

const fieldOf = (line: string): readonly [name: string, value: string] => {
  const colon = line.indexOf(':')
  return colon < 0 ? [line, ''] : [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')]
}

const eventOf = (block: string): ServerSentEvent => {
  const fields = block.split('\n').map(fieldOf)
  const all = (name: string) => fields.filter(([each]) => each === name).map(([, value]) => value)
  return { event: all('event').at(-1) ?? 'message', data: all('data').join('\n') }
}

/** Takes a stream of server-sent events as it comes, in pieces of any size; a comment is an event without data. */
export const eventReader = (): ((piece: string) => readonly ServerSentEvent[]) => {
  let rest = ''
  return (piece) => {
    // A line break of two characters may be torn apart: its first half waits for the next piece.
    const text = rest + piece
    const held = text.endsWith('\r') ? '\r' : ''
    const blocks = text
      .slice(0, text.length - held.length)
      .replaceAll(/\r\n?/g, '\n')
      .split('\n\n')
    rest = (blocks.pop() ?? '') + held
    return blocks.map(eventOf)
  }
}
