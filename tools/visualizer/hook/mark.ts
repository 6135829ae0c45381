/** Marks an inspected tab with its name, in a corner and out of the way of whatever is pressed. */
export const markTab = (tab: string): void => {
  addEventListener('DOMContentLoaded', () => {
    const mark = document.createElement('div')
    mark.textContent = tab
    mark.ariaHidden = 'true'
    Object.assign(mark.style, {
      position: 'fixed',
      insetInlineStart: '0',
      bottom: '0',
      zIndex: '100',
      padding: '1px 6px',
      borderRadius: '0 6px 0 0',
      background: '#0F766E',
      color: '#FFFFFF',
      font: '11px/1.4 ui-monospace, monospace',
      opacity: '0.85',
      pointerEvents: 'none',
    })
    document.body.append(mark)
  })
}
