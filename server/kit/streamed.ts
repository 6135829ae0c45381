import { finished, type Readable } from 'node:stream'

/**
 * The body of an answer that is read as it is fetched. Whoever leaves in the middle ends the reading, also while
 * nothing comes: `Readable.toWeb` (Node 20) goes on writing to whoever has left, and the process ends with that.
 */
export const bodyOf = (content: Readable): BodyInit => {
  let isLeft = false
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      content.pause()
      content.on('data', (chunk: Uint8Array) => {
        if (isLeft) return
        controller.enqueue(chunk)
        if ((controller.desiredSize ?? 0) <= 0) content.pause()
      })
      finished(content, { writable: false }, (fault) => {
        if (isLeft) return
        if (fault) controller.error(fault)
        else controller.close()
      })
    },
    pull: () => {
      content.resume()
    },
    cancel: () => {
      isLeft = true
      content.destroy()
    },
  })
}
