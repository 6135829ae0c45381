import ELK from 'elkjs/lib/elk-api'
import workerUrl from 'elkjs/lib/elk-worker.min.js?url'
import type { Drawing, Measure } from './elk'
import type { ChartGraph } from './graph'
import { layOut, roughMeasure, type Size } from './layout'

const CODE = "12px ui-monospace, 'SFMono-Regular', 'DejaVu Sans Mono', monospace"
const fonts = {
  title: '600 14px Poppins',
  tag: '500 11px Poppins',
  event: CODE,
  actions: CODE,
  invoke: CODE,
  effect: CODE,
}

/** Widths of texts in the page's own fonts, once those have arrived. */
const measureText = async (): Promise<Measure> => {
  const context = document.createElement('canvas').getContext('2d')
  if (context === null) return roughMeasure
  await Promise.all([fonts.title, fonts.tag].map((font) => document.fonts.load(font)))
  return (text, role) => {
    context.font = fonts[role]
    return context.measureText(text).width
  }
}

let parts: Promise<{ readonly elk: InstanceType<typeof ELK>; readonly measure: Measure }> | undefined
const drawings = new Map<string, Promise<Drawing>>()

const open = async () => ({ elk: new ELK({ workerUrl }), measure: await measureText() })

/** The drawing of a chart, laid out in a worker; `key` names machine and folds, which are drawn once. */
export const drawingOf = (key: string, graph: ChartGraph, view: Size): Promise<Drawing> => {
  const known = drawings.get(key)
  if (known) return known
  const drawing = (parts ??= open()).then(({ elk, measure }) => {
    performance.mark('layout')
    return layOut(elk, graph, measure, view).finally(() => performance.measure('chart layout', 'layout'))
  })
  drawings.set(key, drawing)
  return drawing
}
