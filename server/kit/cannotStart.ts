/** Thrown when the server or a command cannot run as it was started; the message is for whoever started it. */
export class CannotStart extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'CannotStart'
  }
}

/** What goes to the terminal for an error: the sentence for whoever started it, or everything of a defect. */
export const explain = (error: unknown): unknown => (error instanceof CannotStart ? error.message : error)
