import type { RoomCases } from '../../kit/policy/case'
import { doctors, ofTheDoctor, NOWHERE, nothing } from '../../kit/policy/groups'
import { tokenOf, type World } from '../../kit/policy/people'
import { written } from '../../kit/prescriptions'

const template = (name: string) => {
  const { healthCategoryId: _h, saveType: _s, dismissals: _d, ...content } = written()
  return { name, ...content }
}
let templates = 0
const newTemplate = async ({ backend, people }: World): Promise<string> => {
  const { result } = await backend.call<{ id: string }>('templates.create', template(`Tried ${(templates += 1)}`), {
    token: await tokenOf(backend, people.treatingDoctor),
  })
  return result.id
}

export const templatesPolicy: RoomCases<'templates'> = {
  list: {
    may: doctors,
    input: nothing,
    reaches: ofTheDoctor,
    shows: (result) => JSON.stringify(result).includes('Migraine prevention'),
  },
  create: { may: doctors, input: () => template(`New ${(templates += 1)}`) },
  checkName: { may: doctors, input: () => ({ name: 'Migraine prevention' }) },
  update: {
    may: doctors,
    input: async (world) => ({ id: await newTemplate(world), revision: 1, ...template(`Other ${(templates += 1)}`) }),
    missing: () => ({ id: NOWHERE, revision: 1, ...template(`Other ${(templates += 1)}`) }),
    reaches: ofTheDoctor,
  },
  remove: {
    may: doctors,
    input: async (world) => ({ id: await newTemplate(world) }),
    missing: () => ({ id: NOWHERE }),
    reaches: ofTheDoctor,
  },
}
