import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { policy } from '../server/assembly'
import { contractRows, type RowName } from '../server/contract'
import type { AnyEndpoint } from '../src/core/kit/endpoint'
import { registry } from '../src/machines/registry'
import type { Documents } from './documents'
import { roomNames } from './roomNames'

const FLOORS = ['src/core', 'src/machines', 'src/adapters', 'src/wiring', 'src/ui', 'server', 'tests'] as const
const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : [path]
  })

/** Files of a room on one floor: those in its folder, and those elsewhere that begin with its name. */
const isOf =
  (room: string, floor: string) =>
  (path: string): boolean => {
    const below = path.slice(floor.length + 1)
    const name = below.split('/').at(-1) ?? ''
    return below.startsWith(`${room}/`) || below.startsWith(`rooms/${room}/`) || name.startsWith(`${room}.`)
  }

/** The features of a row, those that only some inputs need with that said: `a.view, sometimes a.search`. */
export const permissionWords = ({ permission, alsoNeeds = {} }: AnyEndpoint): string => {
  const also = Object.keys(alsoNeeds)
  return [permission, also.length > 0 && `sometimes ${also.join(', ')}`].filter(Boolean).join(', ')
}

const rowLine = (name: RowName): string => {
  const { endpoint } = contractRows.find((row) => row.name === name)!
  const { roles, ownership } = policy[name]
  const errors = Object.keys(endpoint.errors ?? {})
  const cells = [
    `\`${name}\``,
    `${endpoint.method} ${endpoint.path}`,
    permissionWords(endpoint),
    roles === 'anyone' ? 'anyone' : roles.join(', '),
    ownership,
    errors.join(', '),
  ]
  return `| ${cells.join(' | ')} |`
}

const machinesOf = (files: readonly string[]): readonly string[] =>
  Object.keys(registry).filter((name) => files.some((path) => path.endsWith(`/${name}.machine.ts`)))

const sectionOf = (room: string, all: ReadonlyMap<string, readonly string[]>): string => {
  const floors = FLOORS.map((floor) => ({ floor, files: (all.get(floor) ?? []).filter(isOf(room, floor)) }))
  const rows = contractRows.filter((row) => row.room === room)
  const machines = machinesOf(floors.flatMap(({ files }) => files))
  return [
    `## ${room}`,
    '',
    ...floors
      .filter(({ files }) => files.length > 0)
      .map(
        ({ floor, files }) =>
          `- ${floor}: ${files.map((path) => `[${path.slice(floor.length + 1).replace(`${room}/`, '')}](../${path})`).join(', ')}`,
      ),
    ...(machines.length === 0
      ? []
      : [`- diagrams: ${machines.map((name) => `[${name}](machines/${name}.md)`).join(', ')}`]),
    ...(rows.length === 0
      ? []
      : [
          '',
          '| row | call | permission | roles | touches | refusals |',
          '|---|---|---|---|---|---|',
          ...rows.map(({ name }) => rowLine(name)),
        ]),
    '',
  ].join('\n')
}

/** `docs/rooms.md`: the files of each room on all floors, its rows with who may call them, its diagrams. */
export const roomsDocument = (): Documents => {
  const all = new Map(FLOORS.map((floor) => [floor as string, filesBelow(floor).toSorted()]))
  const sections = roomNames().map((room) => sectionOf(room, all))
  const head = '# Rooms\n\nThe same names on every floor. Written by `npm run documents`.\n'
  return { 'docs/rooms.md': [head, ...sections].join('\n') }
}
