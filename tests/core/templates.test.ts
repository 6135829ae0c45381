import { describe, expect, test } from 'vitest'
import {
  EMPTY_CONTENT,
  NO_VITALS,
  type MedicineLine,
  type PrescriptionContent,
} from '../../src/core/prescription/prescription'
import { applyTemplate, copyNameOf } from '../../src/core/templates/templates.rules'

const medicine = (name: string, whenText = '1-0-1 tablet'): MedicineLine => ({
  name,
  medicineId: null,
  note: '',
  mealType: null,
  mealTypeTime: [],
  whenText,
  frequency: ['daily'],
  frequencyDays: 10,
  frequencyText: '',
})
const content = (more: Partial<PrescriptionContent>): PrescriptionContent => ({ ...EMPTY_CONTENT, ...more })
const chip = (name: string) => ({ id: null, name })

const own = content({
  vitals: { ...NO_VITALS, pulse: 72 },
  complaint: [chip('Headache')],
  medicines: [medicine('Propranolol 20 mg tablet')],
  note: 'Came with her mother.',
  nextVisitType: 'days',
  nextVisitNo: 5,
})
const template = content({
  vitals: { ...NO_VITALS, weight: 60 },
  complaint: [chip('headache'), chip('Nausea')],
  medicines: [medicine('Propranolol 40 mg tablet'), medicine('Naproxen 500 mg tablet')],
  note: 'Keep the diary.',
  nextVisitType: 'weeks',
  nextVisitNo: 4,
})

describe('a template', () => {
  test("that is added unites chips and lines; of the same medicine the doctor's own stays", () => {
    expect(applyTemplate(own, template, 'add')).toEqual(
      content({
        vitals: own.vitals,
        complaint: [chip('Headache'), chip('Nausea')],
        medicines: [medicine('Propranolol 20 mg tablet'), medicine('Naproxen 500 mg tablet')],
        note: 'Came with her mother.\nKeep the diary.',
        nextVisitType: 'days',
        nextVisitNo: 5,
      }),
    )
  })

  test('that replaces leaves nothing but what was measured', () => {
    expect(applyTemplate(own, template, 'replace')).toEqual({ ...template, vitals: own.vitals })
  })

  test('fills vitals and the next visit where nothing was written', () => {
    expect(applyTemplate(EMPTY_CONTENT, template, 'add')).toEqual(template)
  })

  test('that is added twice changes nothing the second time', () => {
    const once = applyTemplate(own, template, 'add')
    expect(applyTemplate(once, template, 'add')).toEqual(once)
  })

  test('is copied under a name that is free', () => {
    expect(copyNameOf('Migraine', ['Migraine'])).toBe('Migraine (copy)')
    expect(copyNameOf('Migraine', ['Migraine', 'migraine (copy)'])).toBe('Migraine (copy 2)')
  })
})
