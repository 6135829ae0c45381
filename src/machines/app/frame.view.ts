import type { SnapshotFrom } from 'xstate'
import { routes, type Route, type RouteName } from '../../core/app/routes'
import type { Role } from '../../core/session/permissions'
import { cityNamed } from '../../core/location/cities'
import type { appMachine } from './app.machine'

const patientLinks = ['home', 'findDoctor', 'medicines', 'testReports', 'healthHub'] as const
const doctorLinks = ['schedule', 'ipDash', 'chats', 'profile'] as const
const pharmacyLinks = ['orders', 'clinicPatient', 'profileDetails'] as const
const diagnosticLinks = ['orders', 'profileDetails'] as const

export type NavId = (typeof patientLinks | typeof doctorLinks | typeof pharmacyLinks | typeof diagnosticLinks)[number]

export type Person = 'nobody' | 'guest' | 'known'

const linksOf = (route: Route, role: Role | null): readonly NavId[] => {
  if (route.chrome !== 'staff') return patientLinks
  return role === 'PHARMACY' ? pharmacyLinks : role === 'DIAGNOSTIC_CENTER' ? diagnosticLinks : doctorLinks
}

const sections: Partial<Record<RouteName, NavId>> = {
  doctorProfile: 'findDoctor',
  healthHubVideo: 'healthHub',
  healthHubBlogs: 'healthHub',
  healthHubPlaylist: 'healthHub',
  healthHubBlog: 'healthHub',
  healthHubDisease: 'healthHub',
  profileDetail: 'profile',
}

/** The bars around the page: which, for whom, and where the person is in them. */
export const viewFrame = ({ context: { place, login } }: SnapshotFrom<typeof appMachine>) => {
  const name: RouteName = place?.route ?? 'landing'
  const route: Route = routes[name]
  const links = linksOf(route, login?.role ?? null)
  const person: Person = login === null ? 'nobody' : login.role === 'GUEST' ? 'guest' : 'known'
  return {
    route: name,
    chrome: route.chrome,
    barless: route.barless,
    person,
    isPatient: login?.role === 'PATIENT',
    hasHelp: login?.role === 'DOCTOR' || login?.role === 'JR_DOCTOR',
    name: person === 'known' ? login?.name || null : null,
    photoUrl: login?.profilePhoto || undefined,
    city: cityNamed(place?.params['city'])?.name ?? null,
    links: links.map((id) => ({
      id,
      href: routes[id].path,
      isHere: id === name || sections[name] === id,
    })),
  }
}

export type FrameView = ReturnType<typeof viewFrame>
