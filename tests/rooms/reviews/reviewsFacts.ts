export const review = (id: string, doctorReply: string | null = null) => ({
  id,
  name: 'Asha Patel',
  stars: 5,
  message: 'My back is well again',
  doctorReply,
  createdAt: 1_767_589_200,
  updatedAt: 1_767_589_200,
})
export const profile = {
  id: 'd1',
  name: 'Dr. Asha Rao',
  rating: 4.33,
  reviewCount: 3,
  speciality: 'Neurology',
  qualifications: [],
  yearsOfExperience: 12,
}

export interface Narrowed {
  readonly keyword: string
  readonly chip: string
  readonly stars: number | null
  readonly from: string | null
  readonly until: string | null
}

/** The list is asked with what narrows it now. */
export const asked = ({ keyword, chip, stars, from, until }: Narrowed) => ({
  list: {
    doctorId: 'd1',
    filter: {
      ...(chip === 'stars' && stars !== null ? { stars } : {}),
      ...(chip === 'notReplied' ? { isReplied: false } : {}),
      ...(keyword === '' ? {} : { keyword }),
      ...(from === null ? {} : { startDate: from }),
      ...(until === null ? {} : { endDate: until }),
    },
  },
})

export const all = { keyword: '', chip: 'all', stars: null, from: null, until: null } as const
export const isAll = ({ keyword, chip, from }: Narrowed) => keyword === '' && chip === 'all' && from === null
