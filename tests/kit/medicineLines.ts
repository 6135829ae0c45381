/** A line as it is sent. */
export const line = (medicineId: string | null, name: string, whenText = '1-0-1 tablet', days: number | null = 10) => ({
  name,
  medicineId,
  note: '',
  mealType: 'afterFood',
  mealTypeTime: ['morning', 'night'],
  whenText,
  frequency: ['daily'],
  frequencyDays: days,
  frequencyText: `Daily for ${days} days`,
})

export const levetiracetam = line('levetiracetam-500-mg-tablet', 'Levetiracetam 500 mg tablet')
