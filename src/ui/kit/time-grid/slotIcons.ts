/** What each drawing is made of, 24 by 24; those of a box say what is marked. */
const drawings = {
  clock: "<circle cx='12' cy='12' r='10'/><path d='M12 6v6l4 2'/>",
  calendarCheck: "<path d='M8 2v4M16 2v4M3 10h18M9 16l2 2 4-4'/><rect width='18' height='18' x='3' y='4' rx='2'/>",
  radio:
    "<path d='M4.9 19.1C1 15.2 1 8.8 4.9 4.9M7.8 16.2a6 6 0 0 1 0-8.4M16.2 7.8a6 6 0 0 1 0 8.4M19.1 4.9c3.9 3.9 3.9 10.3 0 14.2'/><circle cx='12' cy='12' r='2'/>",
  circleCheck: "<circle cx='12' cy='12' r='10'/><path d='m9 12 2 2 4-4'/>",
  circleX: "<circle cx='12' cy='12' r='10'/><path d='m15 9-6 6M9 9l6 6'/>",
  ban: "<circle cx='12' cy='12' r='10'/><path d='m4.9 4.9 14.2 14.2'/>",
  fileCheck: "<path d='M15 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V7Z'/><path d='M14 2v5h6M9 15l2 2 4-4'/>",
  bed: "<path d='M2 4v16M2 8h18a2 2 0 0 1 2 2v10M2 17h20M6 8v9'/>",
  logOut: "<path d='M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4M16 17l5-5-5-5M21 12H9'/>",
  userX: "<path d='M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M17 8l5 5M22 8l-5 5'/><circle cx='9' cy='7' r='4'/>",
  video:
    "<path d='m16 13 5.2 3.5a.5.5 0 0 0 .8-.4V7.9a.5.5 0 0 0-.8-.4L16 10.5'/><rect x='2' y='6' width='14' height='12' rx='2'/>",
  building:
    "<path d='M6 22V4a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v18ZM6 12H4a2 2 0 0 0-2 2v6a2 2 0 0 0 2 2h2M18 9h2a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-2M10 6h4M10 10h4M10 14h4M10 18h4'/>",
  hourglass:
    "<path d='M5 22h14M5 2h14M17 22v-4.2a2 2 0 0 0-.6-1.4L12 12l-4.4 4.4a2 2 0 0 0-.6 1.4V22M7 2v4.2a2 2 0 0 0 .6 1.4L12 12l4.4-4.4a2 2 0 0 0 .6-1.4V2'/>",
  lock: "<rect width='18' height='11' x='3' y='11' rx='2'/><path d='M7 11V7a5 5 0 0 1 10 0v4'/>",
  box: "<rect width='18' height='18' x='3' y='3' rx='2'/>",
  boxChecked: "<rect width='18' height='18' x='3' y='3' rx='2'/><path d='m8 12 3 3 5-6'/>",
} as const

type Drawing = keyof typeof drawings
/** Names of the drawings that a slot can have. */
export type SlotIcon = Exclude<Drawing, 'box' | 'boxChecked'>

const head =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'>"
const addressOf = (drawing: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(`${head}${drawing}</svg>`)}")`

const variableOf = (icon: string): string => `--icon-${icon}`

/** The drawings as custom properties of the grid, once for all of its slots: a slot itself holds no drawing. */
export const slotIcons: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(drawings).map(([icon, drawing]) => [variableOf(icon), addressOf(drawing)]),
)

/** `iconOf('circleX')` is `var(--icon-circleX)`. */
export const iconOf = (icon: Drawing): string => `var(${variableOf(icon)})`
