/** The practice's specialities, as pages show them before the server has answered. */
export const specialityIds = [
  'general-neurology',
  'epilepsy',
  'stroke-neurovascular',
  'movement-disorders',
  'headache-migraine',
  'neurosurgery',
  'spine-surgery',
  'paediatric-neurology',
  'interventional-spine-pain',
  'neuro-oncology',
] as const

export type SpecialityId = (typeof specialityIds)[number]

const known: ReadonlySet<string> = new Set(specialityIds)
export const isSpecialityId = (id: string): id is SpecialityId => known.has(id)

/** The speciality of an English name, which is how the wire names them; null for one that pages do not know. */
export const specialityNamed = (name: string): SpecialityId | null => {
  const id = name.toLowerCase().replaceAll(/[^a-z]+/g, '-')
  return isSpecialityId(id) ? id : null
}

/** Where the doctors of a speciality are listed, in a city or near the person. */
export const doctorsPath = ({ speciality, city }: { speciality?: string; city?: string }): string => {
  const query = Object.entries({ speciality, city }).flatMap(([name, value]) =>
    value ? [`${name}=${encodeURIComponent(value)}`] : [],
  )
  return ['/find-doctor', query.join('&')].filter(Boolean).join('?')
}
