/** Whether the page at an address says itself what a notification is about: of an order, its checkout and its return page. */
export const isShownByPage = (leadsTo: string | undefined, address: string): boolean =>
  leadsTo === '/order-list' && /^\/appointment\/|[?&]step=checkout(?:&|$)/.test(address)
