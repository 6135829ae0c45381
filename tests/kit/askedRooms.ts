/** The variable with the rooms that a run proves. */
export const ROOMS = 'ROOMS'

const asked = process.env[ROOMS]?.split(',')

/** Whether a room is proved in this run: each one where none is asked for, as in `npm test -- chat`. */
export const isAskedRoom = (room: string): boolean => asked === undefined || asked.includes(room)
