import styles from './chart.css?raw'

const MARGIN = 16

/** The chart that is shown as an SVG file: all of it, with its own styles. */
export const svgText = (canvas: SVGSVGElement): string => {
  const copy = canvas.cloneNode(true) as SVGSVGElement
  const { x, y, width, height } = canvas.querySelector<SVGGElement>('.chart')!.getBBox()
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('viewBox', [x - MARGIN, y - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN].join(' '))
  copy.setAttribute('width', String(Math.ceil(width + 2 * MARGIN)))
  copy.setAttribute('height', String(Math.ceil(height + 2 * MARGIN)))
  for (const name of ['role', 'tabindex', 'aria-label']) copy.removeAttribute(name)
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style')
  style.textContent = styles
  copy.prepend(style)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(copy)}\n`
}
