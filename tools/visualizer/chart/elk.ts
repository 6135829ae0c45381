import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs/lib/elk-api'
import type { ChartEdge, ChartGraph, ChartNode, Line } from './graph'

/** Width in pixels of a text as it is drawn. */
export type Measure = (text: string, role: Line['role'] | 'title' | 'tag') => number
export type Direction = 'DOWN' | 'RIGHT'

export const LINE = 17
export const TITLE = 22
export const TAGS = 20
export const PAD = 10
export const DOT = 12
const GAP = 6
/** Room beside a transition for what its colour says: `▸ ✓12`. */
const SIGN = 42

const lineWidth = ({ text, role, transition }: Line, measure: Measure): number =>
  measure(text, role) + (transition !== undefined && role === 'event' ? SIGN : 0)

/** Where a text of a box begins below its top. */
export const heightOf = ({ tags, lines }: ChartNode): number =>
  PAD + TITLE + (tags.length > 0 ? TAGS : 0) + lines.length * LINE + PAD

const tagsWidth = (tags: readonly string[], measure: Measure): number =>
  tags.reduce((sum, tag) => sum + measure(tag, 'tag') + 16, 0)

export const widthOf = ({ title, tags, lines }: ChartNode, measure: Measure): number =>
  Math.ceil(
    Math.max(
      // The dot of an active state stands before it, and how often it was entered behind it.
      measure(title, 'title') + 56,
      tagsWidth(tags, measure),
      ...lines.map((line) => lineWidth(line, measure)),
    ) +
      2 * PAD,
  )

const isHistory = ({ kind }: ChartNode): boolean => kind === 'history'

const shared: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.layered.spacing.edgeNodeBetweenLayers': '14',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.nodePlacement.strategy': 'BRANDES_KOEPF',
}

const labelOf = ({ id, lines }: ChartEdge, measure: Measure) => ({
  id: `${id} label`,
  text: id,
  width: Math.ceil(Math.max(...lines.map((line) => lineWidth(line, measure)))) + GAP * 2,
  height: lines.length * LINE + GAP,
  layoutOptions: { 'elk.edgeLabels.inline': 'true' },
})

const startOf = (path: string): string => `${path}/start`

/** The graph as ELK takes it: every edge inside the state that holds both of its ends. */
export const toElk = ({ root, edges }: ChartGraph, measure: Measure, direction: Direction): ElkNode => {
  const edgesWithin = (path: string): ElkExtendedEdge[] =>
    edges
      .filter(({ within }) => within === path)
      .map((edge) => ({
        id: edge.id,
        sources: [edge.from],
        targets: [edge.to],
        labels: [labelOf(edge, measure)],
      }))

  const nodeOf = (node: ChartNode): ElkNode => {
    const size = isHistory(node) ? { width: 28, height: 28 } : { width: widthOf(node, measure), height: heightOf(node) }
    if (node.children.length === 0) return { id: node.path, ...size }
    const isParallel = node.kind === 'parallel'
    return {
      id: node.path,
      layoutOptions: {
        ...(isParallel && node.path === ''
          ? {
              'elk.algorithm': 'rectpacking',
              'elk.hierarchyHandling': 'SEPARATE_CHILDREN',
              'elk.aspectRatio': '1.4',
              'elk.spacing.nodeNode': '20',
            }
          : { ...shared, 'elk.direction': direction }),
        'elk.json.edgeCoords': 'ROOT',
        'elk.json.shapeCoords': 'ROOT',
        'elk.padding': `[top=${size.height + 4},left=16,bottom=16,right=16]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${size.width},${size.height})`,
      },
      children: [
        ...(node.initial === null ? [] : [{ id: startOf(node.path), width: DOT, height: DOT }]),
        ...node.children.map(nodeOf),
      ],
      edges: [
        ...(node.initial === null
          ? []
          : [{ id: `${startOf(node.path)} edge`, sources: [startOf(node.path)], targets: [node.initial] }]),
        ...edgesWithin(node.path),
      ],
    }
  }
  return nodeOf(root)
}

export interface Box {
  readonly node: ChartNode
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Wire {
  /** Null for the arrow of an initial state. */
  readonly edge: ChartEdge | null
  readonly id: string
  readonly points: readonly Point[]
  readonly label: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null
}

/** A chart with every box and line in its place; outer boxes stand before those inside them. */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly boxes: readonly Box[]
  readonly wires: readonly Wire[]
  readonly starts: readonly Point[]
}

const wireOf = (edge: ElkExtendedEdge, known: ReadonlyMap<string, ChartEdge>): Wire => {
  const [label] = edge.labels ?? []
  return {
    id: edge.id,
    edge: known.get(edge.id) ?? null,
    points: (edge.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) => [
      startPoint,
      ...bendPoints,
      endPoint,
    ]),
    label: label ? { x: label.x ?? 0, y: label.y ?? 0, width: label.width ?? 0, height: label.height ?? 0 } : null,
  }
}

/** The places that ELK found. */
export const fromElk = ({ root, edges }: ChartGraph, laid: ElkNode): Drawing => {
  const known = new Map(edges.map((edge) => [edge.id, edge]))
  const places = new Map<string, ElkNode>()
  const wires: Wire[] = []
  const walk = (node: ElkNode) => {
    places.set(node.id, node)
    wires.push(...(node.edges ?? []).map((edge) => wireOf(edge, known)))
    for (const child of node.children ?? []) walk(child)
  }
  walk(laid)
  const boxesOf = (node: ChartNode): readonly Box[] => {
    const { x = 0, y = 0, width = 0, height = 0 } = places.get(node.path) ?? {}
    return [{ node, x, y, width, height }, ...node.children.flatMap(boxesOf)]
  }
  return {
    width: laid.width ?? 0,
    height: laid.height ?? 0,
    boxes: boxesOf(root),
    wires,
    starts: [...places]
      .filter(([id]) => id.endsWith('/start'))
      .map(([, { x = 0, y = 0 }]) => ({ x: x + DOT / 2, y: y + DOT / 2 })),
  }
}
