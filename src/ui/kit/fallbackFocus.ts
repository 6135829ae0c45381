/** Where the focus goes when what had it is gone: to the tab stop of the page's grid or board, else to the page. */
export const fallbackFocus = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('#main :is([role=grid], [data-stops]) [tabindex="0"]') ??
  document.getElementById('main')
