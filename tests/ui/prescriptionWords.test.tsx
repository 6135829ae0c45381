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
