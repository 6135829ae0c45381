import { coverage } from '../chart/marks'
import { svgText } from '../chart/exportSvg'
import { mermaid } from '../../mermaid'
import { definitions, machines } from './machines'
import { saveText } from './save'
import type { View } from './useView'
import { linkTo } from '../paths/link'

/** The name of the chart, what its colours say, and ways to take it along. */
export const ChartTools = ({ view, isList, onList }: { view: View; isList: boolean; onList: () => void }) => {
  const { definition, marks, actor, link } = view
  const machine = machines[definition.id]
  const isKnown = definitions.get(definition.id)?.hash === definition.hash
  const [met, all] = coverage(definition, marks)
  return (
    <div className="chartTools">
      <h2>
        {definition.id}
        {link.state !== null && <span className="dim">.{link.state}</span>}
      </h2>
      {actor === null ? (
        <span className="dim">not running</span>
      ) : (
        <span className="coverage" title="Transitions taken in this session">
          <progress max={all} value={met} aria-label="Transitions taken" /> {met} of {all} taken
        </span>
      )}
      <span className="grow" />
      <button type="button" aria-pressed={isList} onClick={onList}>
        {isList ? 'As a chart' : 'As a list'}
      </button>
      <button
        type="button"
        onClick={() => {
          const state = link.state ?? undefined
          void navigator.clipboard.writeText(
            location.origin + linkTo({ machine: definition.id, ...(state && { state }) }),
          )
        }}
      >
        Copy link
      </button>
      <button
        type="button"
        disabled={isList}
        onClick={() => {
          const canvas = document.querySelector<SVGSVGElement>('svg.canvas')
          if (canvas) saveText(`${definition.id}.svg`, svgText(canvas), 'image/svg+xml')
        }}
      >
        SVG
      </button>
      <button
        type="button"
        disabled={!machine || !isKnown}
        onClick={() => machine && saveText(`${definition.id}.mmd`, mermaid(machine), 'text/plain')}
      >
        Mermaid
      </button>
    </div>
  )
}

/** What the colours and signs of the chart say. */
export const Legend = () => (
  <ul className="legend" aria-label="Colours">
    <li className="active">● active</li>
    <li className="next">▸ next</li>
    <li className="refused">⊘ refused</li>
    <li className="visited">✓ taken</li>
    <li className="never">0× never</li>
  </ul>
)
