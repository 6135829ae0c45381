import type { RoomCases } from '../../kit/policy/case'
import { NOWHERE } from '../../kit/policy/groups'
import { tokenOf, type World } from '../../kit/policy/people'
import { added, ofFamily } from '../records/records.policy'

/** The same with a link to it, made by the owner. */
const shared = async (world: World): Promise<{ readonly id: string; readonly linkId: string }> => {
  const { id } = await added(world)
  const token = await tokenOf(world.backend, world.people.owner)
  const asked = { id, name: 'Dr Shah', hasCode: false }
  const { result } = await world.backend.call<{ link: { id: string } }>('recordLinks.make', asked, { token })
  return { id, linkId: result.link.id }
}

export const recordLinksPolicy: RoomCases<'recordLinks'> = {
  list: ofFamily(
    async (world) => ({ id: (await shared(world)).id }),
    () => ({ id: NOWHERE }),
  ),
  make: ofFamily(
    async (world) => ({ id: (await added(world)).id, name: 'Dr Shah', hasCode: false }),
    () => ({ id: NOWHERE, name: 'Dr Shah', hasCode: false }),
  ),
  revoke: ofFamily(shared, () => ({ id: NOWHERE, linkId: NOWHERE })),
}
