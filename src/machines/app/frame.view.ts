import type { SnapshotFrom } from 'xstate'
import { DOCTORS, isOneOf } from '../../core/session/roles'
import { hiddenBars, isStaff, mayVisit, routes, type Route, type RouteName } from '../../core/app/routes'
import { canChangeLanguage } from '../../core/language/languages.rules'
import type { Role } from '../../core/session/permissions'
import type { appMachine } from './app.machine'

const patientLinks = ['home', 'findDoctor', 'medicines', 'testReports', 'healthHub'] as const
const doctorLinks = ['schedule', 'ipDash', 'chats', 'profile'] as const
/** On desktop the profile is in the menu, and the reception has a page. */
const doctorDeskLinks = ['schedule', 'ipDash', 'opdReception', 'chats'] as const
const pharmacyLinks = ['orders', 'clinicPatient', 'profileDetails'] as const
const diagnosticLinks = ['orders', 'profileDetails'] as const
const adminLinks = ['home', 'supportDesk'] as const

export type NavId = (
  | typeof patientLinks
  | typeof doctorLinks
  | typeof pharmacyLinks
  | typeof diagnosticLinks
  | typeof adminLinks
)[number]
type DeskNavId = NavId | (typeof doctorDeskLinks)[number]

export type Person = 'nobody' | 'guest' | 'known'

/** Who works here stays at work where there is no page. */
const chromeOf = (name: RouteName, role: Role | null): Route['chrome'] =>
  name === 'notFound' && isStaff(role ?? undefined) ? 'staff' : routes[name].chrome

/** Who works here keeps their own pages on those that are open to everyone. */
const linksOf = (chrome: Route['chrome'], role: Role | null): readonly NavId[] => {
  switch (role) {
    case 'DOCTOR':
    case 'JR_DOCTOR':
      return doctorLinks
    case 'PHARMACY':
      return pharmacyLinks
    case 'DIAGNOSTIC_CENTER':
      return diagnosticLinks
    case 'ADMIN':
      return adminLinks
    case 'PATIENT':
    case 'GUEST':
    case null:
      return chrome === 'staff' ? doctorLinks : patientLinks
  }
}

/** A page stands below the one whose address its own begins with; a doctor is opened from the list. */
const isWithin = (name: RouteName, id: DeskNavId): boolean =>
  routes[name === 'doctorProfile' ? 'findDoctor' : name].path.startsWith(routes[id].path)

/** The bars around the page: which, for whom, and where the person is in them. */
export const viewFrame = ({ context: { place, login, location } }: SnapshotFrom<typeof appMachine>) => {
  const name: RouteName = place?.route ?? 'landing'
  const chrome = chromeOf(name, login?.role ?? null)
  const links = linksOf(chrome, login?.role ?? null)
  const shown = <Id extends DeskNavId>(ids: readonly Id[]) =>
    ids
      .map((id) => ({ id, href: routes[id].path, isHere: isWithin(name, id) }))
      .filter(({ href }) => mayVisit(href, login))
  const person: Person = login === null ? 'nobody' : login.role === 'GUEST' ? 'guest' : 'known'
  return {
    route: name,
    chrome,
    /** The page is one of those who work here, seen by one of them. */
    isAtWork: chrome === 'staff' || (chrome === 'bare' && isStaff(login?.role)),
    hidden: hiddenBars(name),
    isTask: routes[name].isTask === true,
    person,
    canChangeLanguage: canChangeLanguage(login?.role ?? null),
    isPatient: login?.role === 'PATIENT',
    hasHelp: isOneOf(DOCTORS, login?.role),
    name: person === 'known' ? login?.name || null : null,
    photoUrl: login?.profilePhoto || undefined,
    isPlaced: location !== null,
    /** What the place is called where doctors are looked for, when that is known. */
    placeName: location?.label ?? null,
    links: shown(links),
    deskLinks: shown<DeskNavId>(links === doctorLinks ? doctorDeskLinks : links),
  }
}

export type FrameView = ReturnType<typeof viewFrame>
