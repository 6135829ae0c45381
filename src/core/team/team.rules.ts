/** Milliseconds the search of a team waits for the typing to rest. */
export const TEAM_SEARCH_DEBOUNCE = 500
