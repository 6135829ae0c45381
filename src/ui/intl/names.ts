/** Fetches the letters of the languages' own names. */
export const loadNames = (): Promise<unknown> => import('./names.css')
