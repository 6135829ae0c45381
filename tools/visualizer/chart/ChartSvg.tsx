import { PAD, LINE, TITLE, TAGS, type Box, type Drawing, type Wire } from './elk'
import type { Line } from './graph'
import type { Marks } from './marks'

interface Props {
  readonly drawing: Drawing
  readonly marks: Marks
  readonly selected: string | null
  readonly onSelect: (path: string) => void
  readonly onFold: (path: string) => void
}

const classes = (...names: readonly (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ')

const pathOf = ({ points }: Wire): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join(' ')

type Look = 'next' | 'refused' | 'visited' | 'never' | null

const lookOf = (names: readonly string[], { next, refused, counts }: Marks): Look => {
  const possible = names.filter((name) => next.has(name))
  if (possible.length > 0) return possible.every((name) => refused.has(name)) ? 'refused' : 'next'
  if (counts === null) return null
  return names.some((name) => (counts.get(name) ?? 0) > 0) ? 'visited' : 'never'
}

/** `✓3`, `0×`, `▸`, `⊘`: what the colour of a line says, for whoever does not see it. */
const signOf = ({ transition, role }: Line, { next, refused, counts }: Marks): string => {
  if (transition === undefined || role !== 'event') return ''
  const count = counts?.get(transition) ?? 0
  const before = next.has(transition) ? (refused.has(transition) ? '⊘' : '▸') : ''
  return `${before}${counts === null ? '' : count > 0 ? ` ✓${count}` : ' 0×'}`.trim()
}

const Text = ({ line, marks, x, y, end }: { line: Line; marks: Marks; x: number; y: number; end?: number }) => {
  const look = line.transition === undefined ? null : lookOf([line.transition], marks)
  const isFirst = line.role === 'event' && !line.text.startsWith('  ')
  return (
    <>
      <text x={x} y={y} className={classes('line', line.role, look)} xmlSpace="preserve">
        {line.text}
      </text>
      {end !== undefined && isFirst && (
        <text x={end} y={y} className={classes('sign', look)}>
          {signOf(line, marks)}
        </text>
      )}
    </>
  )
}

const Shape = ({ box: { node, x, y, width, height }, isActive }: { box: Box; isActive: boolean }) => {
  const kind = classes('box', node.kind, isActive && 'active')
  if (node.kind === 'history') return <circle cx={x + width / 2} cy={y + height / 2} r={width / 2} className={kind} />
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx={10} className={kind} />
      {node.kind === 'final' && (
        <rect x={x + 4} y={y + 4} width={width - 8} height={height - 8} rx={7} className="inner" />
      )}
    </>
  )
}

const Node = ({
  box,
  marks,
  isSelected,
  isDimmed,
  onSelect,
  onFold,
}: {
  readonly box: Box
  readonly marks: Marks
  readonly isSelected: boolean
  readonly isDimmed: boolean
  readonly onSelect: (path: string) => void
  readonly onFold: (path: string) => void
}) => {
  const { node, x, y, width } = box
  const isActive = marks.active.has(node.path)
  const count = marks.counts?.get(node.path) ?? 0
  const top = y + PAD + TITLE + (node.tags.length > 0 ? TAGS : 0)
  const widths = node.tags.map((tag) => tag.length * 6.6 + 16)
  return (
    <g
      className={classes('state', isSelected && 'selected', isDimmed && 'dimmed', count > 0 && 'visited')}
      data-state={node.path}
      data-active={isActive || undefined}
      onClick={(event) => {
        event.stopPropagation()
        onSelect(node.path)
      }}
      onDoubleClick={() => onFold(node.path)}
    >
      <Shape box={box} isActive={isActive} />
      {node.kind === 'history' ? (
        <text x={x + width / 2} y={y + 19} className="title middle">
          {node.isDeep ? 'H*' : 'H'}
        </text>
      ) : (
        <text x={x + PAD} y={y + PAD + 14} className="title">
          {isActive && node.path !== '' ? `● ${node.title}` : node.title}
        </text>
      )}
      {count > 0 && <text x={x + width - PAD} y={y + PAD + 13} className="sign visited">{`✓${count}`}</text>}
      {node.tags.map((tag, at) => {
        const left = widths.slice(0, at).reduce((sum, width) => sum + width, x + PAD)
        const wide = widths[at]! - 4
        return (
          <g key={tag}>
            <rect x={left} y={y + PAD + TITLE - 3} width={wide} height={16} rx={8} className="tag" />
            <text x={left + 6} y={y + PAD + TITLE + 9} className="tagName">
              {tag}
            </text>
          </g>
        )
      })}
      {node.lines.map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines of a state never move
        <Text key={at} line={line} marks={marks} x={x + PAD} y={top + at * LINE + 12} end={x + width - PAD} />
      ))}
    </g>
  )
}

const Edge = ({
  wire,
  marks,
  isDimmed,
}: {
  readonly wire: Wire
  readonly marks: Marks
  readonly isDimmed: boolean
}) => {
  const { edge, label } = wire
  const names = edge?.transitions ?? []
  const look = edge ? lookOf(names, marks) : null
  const isTaken = names.some((name) => marks.taken.has(name))
  return (
    <g className={classes('edge', look, isTaken && 'taken', isDimmed && 'dimmed')} data-edge={wire.id}>
      <path d={pathOf(wire)} className="wire" markerEnd={`url(#arrow-${isTaken ? 'taken' : (look ?? 'plain')})`} />
      {label && edge && (
        <g>
          <rect x={label.x} y={label.y} width={label.width} height={label.height} rx={6} className="label" />
          {edge.lines.map((line, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines of a label never move
            <Text
              key={at}
              line={line}
              marks={marks}
              x={label.x + 6}
              y={label.y + at * LINE + 14}
              end={label.x + label.width - 6}
            />
          ))}
        </g>
      )}
    </g>
  )
}

const arrows = ['plain', 'next', 'refused', 'visited', 'never', 'taken'] as const

/** The states beside a state: what leads to it and where it leads. */
const besides = ({ wires }: Drawing, selected: string): ReadonlySet<string> =>
  new Set([
    selected,
    ...wires.flatMap(({ edge }) =>
      edge && (edge.from === selected || edge.to === selected) ? [edge.from, edge.to] : [],
    ),
  ])

/** A chart as a picture: boxes, lines and labels where the layout put them, coloured by the marks. */
export const ChartSvg = ({ drawing, marks, selected, onSelect, onFold }: Props) => {
  const near = selected === null || selected === '' ? null : besides(drawing, selected)
  const isFar = (path: string) =>
    near !== null &&
    ![...near].some((each) => each === path || path.startsWith(`${each}.`) || each.startsWith(`${path}.`)) &&
    path !== ''
  return (
    <g className="chart">
      <defs>
        {arrows.map((look) => (
          <marker
            key={look}
            id={`arrow-${look}`}
            className={`arrow ${look}`}
            viewBox="0 0 10 10"
            refX="9"
            refY="5"
            markerWidth="8"
            markerHeight="8"
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path d="M0 0L10 5L0 10z" />
          </marker>
        ))}
      </defs>
      {drawing.boxes.map((box) => (
        <Node
          key={box.node.path}
          box={box}
          marks={marks}
          isSelected={box.node.path === selected}
          isDimmed={isFar(box.node.path)}
          onSelect={onSelect}
          onFold={onFold}
        />
      ))}
      {drawing.starts.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={5} className="start" />
      ))}
      {drawing.wires.map((wire) => (
        <Edge
          key={wire.id}
          wire={wire}
          marks={marks}
          isDimmed={near !== null && wire.edge !== null && wire.edge.from !== selected && wire.edge.to !== selected}
        />
      ))}
    </g>
  )
}
