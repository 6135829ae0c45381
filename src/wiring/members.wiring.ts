import { done, type Outcome } from '../core/kit/outcome'
import type { PersonDraft } from '../core/members/members'
import { isOneOf, PATIENTS } from '../core/session/roles'
import { fromPort, userAction } from '../machines/kit/fromPort'
import { familyMachine } from '../machines/members/family.machine'
import { memberChooserMachine } from '../machines/members/memberChooser.machine'
import { memberFactsMachine } from '../machines/members/memberFacts.machine'
import { memberPhotoMachine } from '../machines/members/memberPhoto.machine'
import { mobileChangeMachine } from '../machines/members/mobileChange.machine'
import { EMPTY_PERSON, personFormMachine } from '../machines/members/personForm.machine'
import type { Open, RoomWiring } from './features'
import { pageArrived } from './pageArrived'
import type { Ports } from './ports'

/** Somebody new in the family, or one who is in it. */
const plugPerson = ({ members }: Ports) =>
  personFormMachine.provide({
    actors: {
      savePerson: userAction(async ({ id, ...form }, signal): Promise<Outcome<{ id: string | null }>> =>
        id === null ? members.add(form, signal) : members.update({ id, ...form }, signal),
      ),
    },
  })

export const plugChooser = (ports: Ports) =>
  memberChooserMachine.provide({
    actors: { loadMembers: fromPort(ports.members.list), person: plugPerson(ports) },
  })

/** The patient's own name, age and gender. */
const plugProfile = ({ members }: Ports) =>
  personFormMachine.provide({
    actors: {
      savePerson: userAction(async ({ name, age, gender, key }, signal) => {
        const saved = await members.saveProfile({ name, age, gender, key }, signal)
        return saved.ok ? done<{ id: string | null }>({ id: null }, saved.message) : saved
      }),
    },
  })

/** The same, asked for after a login: what is typed outlasts a reload. */
const plugPrompt = (ports: Ports) =>
  plugProfile(ports).provide({
    actions: {
      keepTyped: ({ context }) => ports.store.writeProfileDraft(context.draft),
      dropTyped: () => ports.store.writeProfileDraft(null),
    },
  })

/** Patients alone have a family. */
const openFamily: Open = (ports, { login, feature }) =>
  isOneOf(PATIENTS, login?.role)
    ? {
        logic: familyMachine.provide({
          actors: {
            loadMembers: fromPort(ports.members.list),
            loadProfile: userAction(ports.members.profile),
            facts: memberFactsMachine.provide({
              actors: { loadFacts: fromPort(ports.members.facts), save: userAction(ports.members.saveFacts) },
            }),
            photo: memberPhotoMachine.provide({
              actors: {
                upload: userAction(({ file }, signal) => ports.files.upload({ kind: 'photo', file }, signal)),
                save: userAction(ports.members.savePhoto),
              },
            }),
            person: plugPerson(ports),
            ownProfile: plugProfile(ports),
            number: mobileChangeMachine.provide({
              actors: {
                loadCountries: fromPort((_, signal) => ports.config.read({ key: 'countryCodes' }, signal)),
                askOwn: userAction(ports.session.ownNumberOtp),
                requestCode: userAction(ports.session.newNumberOtp),
                save: userAction(ports.members.saveProfile),
              },
            }),
          },
        }),
        input: { opened: feature.at ?? null },
      }
    : null

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
    return { logic: plugPrompt(ports), input: { draft: known, id: null } }
  },
  'overlay.family': openFamily,
}
