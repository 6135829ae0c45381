/** Sent to machines that show a queue, or a place in one: it is not as it was. */
export interface QueueChanged {
  readonly type: 'queue.changed'
}

export const queueChanged: QueueChanged = { type: 'queue.changed' }
