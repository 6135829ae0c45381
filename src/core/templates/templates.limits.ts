/** Characters of a template's name. */
export const LONGEST_TEMPLATE_NAME = 80
/** Templates of one doctor. */
export const MOST_TEMPLATES = 200
/** Milliseconds the check of a name waits for the typing to rest. */
export const NAME_CHECK_DEBOUNCE = 800
