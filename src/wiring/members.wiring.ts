import { done, type Outcome } from '../core/kit/outcome'
import type { PersonDraft } from '../core/members/members'
import { fromPort, userAction } from '../machines/kit/fromPort'
import { memberChooserMachine } from '../machines/members/memberChooser.machine'
import { EMPTY_PERSON, personFormMachine } from '../machines/members/personForm.machine'
import type { RoomWiring } from './features'
import { pageArrived } from './pageArrived'
import type { Ports } from './ports'

export const plugChooser = ({ members }: Ports) =>
  memberChooserMachine.provide({
    actors: {
      loadMembers: fromPort(members.list),
      person: personFormMachine.provide({
        actors: {
          savePerson: userAction(async ({ id, ...form }, signal): Promise<Outcome<{ id: string | null }>> =>
            id === null ? members.add(form, signal) : members.update({ id, ...form }, signal),
          ),
        },
      }),
    },
  })

/** The patient's own name, age and gender. */
const plugProfile = (ports: Ports) =>
  personFormMachine.provide({
    actions: {
      keepTyped: ({ context }) => ports.store.writeProfileDraft(context.draft),
      dropTyped: () => ports.store.writeProfileDraft(null),
    },
    actors: {
      savePerson: userAction(async ({ name, age, gender, key }, signal) => {
        const saved = await ports.members.saveProfile({ name, age, gender, key }, signal)
        return saved.ok ? done<{ id: string | null }>({ id: null }, saved.message) : saved
      }),
    },
  })

/** What the practice knows of the patient already; the form asks for the rest. */
const knownProfile = async ({ session }: Ports): Promise<PersonDraft> => {
  const details = await session.details({}, new AbortController().signal)
  if (!details.ok) return EMPTY_PERSON
  const { name, age, gender } = details.value
  return { ...EMPTY_PERSON, name: name ?? '', age: age === null ? '' : String(age), gender }
}

export const features: RoomWiring = {
  // Asked over the page that a login leads to: over the one it comes from, the sheet of the next would come above it.
  'dialog.profile': async (ports, { app }) => {
    const typed = ports.store.readProfileDraft()
    const [known] = await Promise.all([typed ?? knownProfile(ports), pageArrived(app)])
    return { logic: plugProfile(ports), input: { draft: known, id: null } }
  },
}
