import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { MachineDefinition } from '../definition/definition'
import { ChartSvg } from './ChartSvg'
import type { Drawing } from './elk'
import { drawingOf } from './engine'
import { chartOf } from './graph'
import type { Size } from './layout'
import type { Marks } from './marks'
import { runAlong } from './runAlong'
import { fitAll, neighbour, reveal, type Viewport, zoom } from './viewport'

interface Props {
  readonly legend: ReactNode
  readonly definition: MachineDefinition
  readonly folded: ReadonlySet<string>
  readonly marks: Marks
  /** Number of the step whose transition runs along its line. */
  readonly step: number
  readonly selected: string | null
  readonly onSelect: (path: string | null) => void
  readonly onFold: (path: string) => void
}

const STEP = 1.25

/** The drawing of a chart once it is laid out; until then the one before stays. */
const useDrawing = (definition: MachineDefinition, folded: ReadonlySet<string>, view: Size | null) => {
  const [drawn, setDrawn] = useState<{ readonly key: string; readonly drawing: Drawing } | null>(null)
  const key = `${definition.hash} ${[...folded].toSorted().join(' ')}`
  const graph = useMemo(() => chartOf(definition, folded), [definition, folded])
  const isMeasured = view !== null
  useEffect(() => {
    if (view === null) return undefined
    let isCurrent = true
    void drawingOf(key, graph, view).then((drawing) => isCurrent && setDrawn({ key, drawing }))
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- a chart is laid out once, for the size its panel had then
  }, [key, isMeasured])
  return drawn?.key === key ? drawn.drawing : null
}

const useSize = () => {
  const element = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {}
      if (width > 0) setSize({ width, height })
    })
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return { element, size }
}

/** A chart that can be moved, made larger and walked through; one stop of the Tab key. */
export const ChartView = ({ legend, definition, folded, marks, step, selected, onSelect, onFold }: Props) => {
  const { element, size } = useSize()
  const drawing = useDrawing(definition, folded, size)
  const [viewport, setViewport] = useState<Viewport>({ x: 0, y: 0, scale: 1 })
  const dragged = useRef<{ readonly x: number; readonly y: number } | null>(null)
  const cameFrom = useRef<string[]>([])

  const fitNow = useCallback(
    (least?: number) => {
      if (drawing && size) setViewport(fitAll(drawing, size, least))
    },
    [drawing, size],
  )
  // oxlint-disable-next-line react/exhaustive-deps -- a new chart is fitted, a resized panel is not
  useEffect(() => fitNow(), [drawing])

  const active = marks.active
  const before = useRef<ReadonlySet<string>>(new Set())
  const show = useCallback(
    (path: string | undefined | null) => {
      const wanted = drawing?.boxes.find(({ node }) => node.path === path)
      if (wanted && size) setViewport((viewport) => reveal(viewport, wanted, size))
    },
    [drawing, size],
  )
  useEffect(() => {
    const entered = [...active].filter((path) => !before.current.has(path))
    before.current = active
    show(entered.at(-1))
    // oxlint-disable-next-line react/exhaustive-deps -- moves only to a state that was just entered
  }, [active])
  // oxlint-disable-next-line react/exhaustive-deps -- moves only to a state that was just chosen, or where a new chart is active
  useEffect(() => show(selected ?? [...active].at(-1)), [selected, drawing])

  useEffect(() => runAlong(element.current, marks.taken), [element, step, marks.taken])

  const press = (event: KeyboardEvent) => {
    const { key } = event
    if (!drawing) return
    if (key === 'ArrowUp' || key === 'ArrowDown' || key === 'ArrowLeft' || key === 'ArrowRight') {
      const from = selected || [...active].at(-1) || definition.root.initial || ''
      const to = selected === null ? from : neighbour(drawing, from, key)
      if (to !== null) {
        cameFrom.current.push(from)
        onSelect(to)
      }
      event.preventDefault()
      event.stopPropagation()
    }
    if (key === 'Backspace') onSelect(cameFrom.current.pop() ?? null)
    if (key === 'Escape') onSelect(null)
    if (key === 'f' && selected) onFold(selected)
    const middle = { x: (size?.width ?? 0) / 2, y: (size?.height ?? 0) / 2 }
    if (key === '+' || key === '=') setViewport((now) => zoom(now, STEP, middle))
    if (key === '-') setViewport((now) => zoom(now, 1 / STEP, middle))
    if (key === '0') fitNow(0)
  }

  const move = ({ clientX: x, clientY: y }: PointerEvent) => {
    const from = dragged.current
    if (!from) return
    dragged.current = { x, y }
    setViewport((before) => ({
      ...before,
      x: before.x - (x - from.x) / before.scale,
      y: before.y - (y - from.y) / before.scale,
    }))
  }

  useEffect(() => {
    const box = element.current
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      const { left, top } = box!.getBoundingClientRect()
      const at = { x: event.clientX - left, y: event.clientY - top }
      setViewport((before) =>
        event.ctrlKey || event.metaKey
          ? zoom(before, Math.exp(-event.deltaY / 300), at)
          : { ...before, x: before.x + event.deltaX / before.scale, y: before.y + event.deltaY / before.scale },
      )
    }
    box?.addEventListener('wheel', wheel, { passive: false })
    return () => box?.removeEventListener('wheel', wheel)
  }, [element])

  const { width = 1, height = 1 } = size ?? {}
  return (
    <div className="chartPanel" ref={element}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application is walked through by keys */}
      <svg
        role="application"
        aria-label={`Chart of ${definition.id}. Arrow keys follow the lines; the list beside says the same.`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the chart is walked through by the arrow keys
        tabIndex={0}
        className="canvas"
        data-machine={definition.id}
        viewBox={`${viewport.x} ${viewport.y} ${width / viewport.scale} ${height / viewport.scale}`}
        onKeyDown={press}
        onPointerDown={({ clientX: x, clientY: y }) => {
          dragged.current = { x, y }
        }}
        onPointerMove={move}
        onPointerUp={() => {
          dragged.current = null
        }}
        onPointerLeave={() => {
          dragged.current = null
        }}
      >
        {drawing && (
          <ChartSvg drawing={drawing} marks={marks} selected={selected} onSelect={onSelect} onFold={onFold} />
        )}
      </svg>
      {legend}
      <div className="zoom">
        <button
          type="button"
          aria-label="Larger"
          onClick={() => setViewport((b) => zoom(b, STEP, { x: width / 2, y: height / 2 }))}
        >
          +
        </button>
        <button
          type="button"
          aria-label="Smaller"
          onClick={() => setViewport((b) => zoom(b, 1 / STEP, { x: width / 2, y: height / 2 }))}
        >
          −
        </button>
        <button type="button" aria-label="Show all of it" onClick={() => fitNow(0)}>
          ⤢
        </button>
      </div>
    </div>
  )
}
