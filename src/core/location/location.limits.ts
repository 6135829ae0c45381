/** Letters that are typed to find a place, at most. */
export const PLACE_INPUT_LENGTH = 80
