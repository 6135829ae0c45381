// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, test } from 'vitest'
import { EMPTY_CONTENT, type Prescription } from '../../src/core/prescription/prescription'
import kit from '../../src/ui/intl/en/kit.json'
import texts from '../../src/ui/intl/en/prescription.json'
import { PrescriptionWords } from '../../src/ui/prescription/PrescriptionWords'

afterEach(cleanup)

test('a prescription is read with what was measured and found, as it stands on paper', () => {
  const chip = (name: string) => [{ id: null, name }]
  const prescription = {
    ...EMPTY_CONTENT,
    vitals: { ...EMPTY_CONTENT.vitals, systolic: 128, diastolic: 82, bmi: 24.2 },
    complaint: chip('Jerks on waking'),
    diagnosis: chip('Juvenile myoclonic epilepsy'),
    otherHealthProblems: chip('Asthma'),
  } as unknown as Prescription
  const { container } = render(
    <IntlProvider locale="en-IN" messages={{ ...kit, ...texts }}>
      <PrescriptionWords prescription={prescription} />
    </IntlProvider>,
  )
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'BP 128/82 mmHg · BMI 24.20',
    'Complaint: Jerks on waking',
    'Diagnosis: Juvenile myoclonic epilepsy',
    'Other health problems: Asthma',
  ])
})

test.each([
  ['5-0-5 ml', '5 ml morning, 5 ml night'],
  ['SOS 1 ml', '1 ml'],
  ['1-0-0.5 tablet', '1 morning, ½ night'],
])('how much of %s is taken has the unit of a fluid', (whenText, words) => {
  const line = { name: 'Levetiracetam', medicineId: null, note: '', mealType: null, mealTypeTime: [], frequencyDays: 5 }
  const medicines = [{ ...line, whenText, frequency: ['daily'], frequencyText: '' }]
  const { container } = render(
    <IntlProvider locale="en-IN" messages={{ ...kit, ...texts }}>
      <PrescriptionWords prescription={{ ...EMPTY_CONTENT, medicines } as unknown as Prescription} />
    </IntlProvider>,
  )
  expect(container.textContent).toContain(words)
})
