const LASTS = 200
/** More steps a second than this are shown without motion. */
const FASTEST = 5

let last = 0

/** Lets a dot run along the lines of what was just taken; not where motion is unwanted or comes too fast. */
export const runAlong = (chart: HTMLElement | null, taken: ReadonlySet<string>): void => {
  const now = performance.now()
  const isFast = now - last < 1000 / FASTEST
  last = now
  if (!chart || taken.size === 0 || isFast || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  for (const wire of chart.querySelectorAll<SVGPathElement>('.edge.taken > .wire')) {
    const dot = document.createElementNS('http://www.w3.org/2000/svg', 'circle')
    dot.setAttribute('r', '6')
    dot.setAttribute('class', 'runner')
    dot.style.offsetPath = `path('${wire.getAttribute('d')}')`
    dot.style.offsetRotate = '0deg'
    wire.after(dot)
    dot.animate({ offsetDistance: ['0%', '100%'] }, { duration: LASTS, easing: 'ease-in-out' }).finished.then(
      () => dot.remove(),
      () => dot.remove(),
    )
  }
}
