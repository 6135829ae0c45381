/** `Mon, 30 Nov – Tue, 1 Dec`, as its ends are written: a range of one day is said once. */
export const spanned = (from: string, to: string): string => (from === to ? from : `${from} – ${to}`)
