import type { WorkerScope } from './scope'
import { keepShell, type Shell } from './shell'

declare const SHELL: Shell

const scope = globalThis as unknown as WorkerScope

// One worker does everything a page needs while it is away: each concern is a function that is given the scope.
keepShell(scope, SHELL)
