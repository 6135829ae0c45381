/** What a consultation was about, in the order of the keys 1 to 9; `icon` is one of the kit's. */
export const healthCategories = [
  { id: 'epilepsy', icon: 'zap' },
  { id: 'headache', icon: 'brain' },
  { id: 'stroke', icon: 'heart-pulse' },
  { id: 'spine', icon: 'bone' },
  { id: 'movement', icon: 'activity' },
  { id: 'memory', icon: 'lightbulb' },
  { id: 'nerve', icon: 'waypoints' },
  { id: 'sleep', icon: 'moon' },
  { id: 'other', icon: 'stethoscope' },
] as const

export type HealthCategoryId = (typeof healthCategories)[number]['id']

export const isHealthCategory = (id: string): id is HealthCategoryId => healthCategories.some((each) => each.id === id)
