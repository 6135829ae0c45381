// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { redirectOf, routeNames, routes } from '../../src/core/app/routes'
import { Role } from '../../src/core/session/permissions'
import { AppContext } from '../../src/ui/app/frame/AppContext'
import { Leading } from '../../src/ui/app/frame/Leading'
import { HomeLink, Link } from '../../src/ui/app/frame/Link'
import { LinkButton } from '../../src/ui/kit/LinkButton'
import { appAs } from '../kit/appAs'
import { staffMember } from '../rooms/session/staffMember'

afterEach(cleanup)

/** Where the links lead that somebody sees on a page with all of them. */
const linksOf = (login: ReturnType<typeof staffMember> | null) => {
  const { queryAllByRole } = render(
    <AppContext value={{ app: appAs(login), now: () => 0 }}>
      {routeNames.map((name) => (
        <Link key={name} href={`${routes[name].path}?id=1`}>
          {name}
        </Link>
      ))}
      <Leading to="/find-doctor">
        <a href="/find-doctor?search=spine">doctors</a>
      </Leading>
      <HomeLink>
        <LinkButton>home</LinkButton>
      </HomeLink>
    </AppContext>,
  )
  const found = queryAllByRole('link').map((each) => each.getAttribute('href') ?? '')
  cleanup()
  return found
}

test.each(Role.literals)('%s is offered the links that the guards let them follow, and a way home', (role) => {
  const login = staffMember(role)
  const own = routeNames.filter((name) => redirectOf(name, role, login.permissions) === null)
  const findsDoctors = own.includes('findDoctor') ? ['/find-doctor?search=spine'] : []
  const home = { DOCTOR: '/schedule', JR_DOCTOR: '/schedule', PHARMACY: '/orders', DIAGNOSTIC_CENTER: '/orders' }
  expect(linksOf(login)).toEqual([
    ...own.map((name) => `${routes[name].path}?id=1`),
    ...findsDoctors,
    role in home ? home[role as keyof typeof home] : '/home',
  ])
})

test('nobody in particular is offered every link', () => {
  expect(linksOf(null)).toHaveLength(routeNames.length + 2)
})
