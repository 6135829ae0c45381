/** Characters of an address and of the name of a town. */
export const ADDRESS_LENGTH = 200
export const CITY_LENGTH = 60
/** Pharmacies that are asked for at once. */
export const PHARMACY_PAGE = 100
/** Milliseconds the search for pharmacies waits for the typing to rest. */
export const PHARMACY_DEBOUNCE = 500
/** Kilometres around a place within which pharmacies are offered. */
export const PHARMACY_RADIUS = 30
/** Medicines of a prescription, and units of one that can be asked for. */
export const MOST_LINES = 40
export const MOST_UNITS = 100_000
/** Days after which the age of a prescription is said, and after which nothing is ordered with it. */
export const OLD_AFTER = 30
export const TOO_OLD_AFTER = 180
