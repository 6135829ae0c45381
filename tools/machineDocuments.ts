import type { AnyStateMachine } from 'xstate'
import { registry } from '../src/machines/registry'
import type { Documents } from './documents'
import { mermaid } from './mermaid'

/** `docs/machines/<name>.md`: a chart of every machine. */
export const machineDocuments = (): Documents =>
  Object.fromEntries(
    Object.entries(registry).map(([name, machine]) => [
      `docs/machines/${name}.md`,
      `# ${name}\n\n\`\`\`mermaid\n${mermaid(machine as AnyStateMachine)}\n\`\`\`\n`,
    ]),
  )
