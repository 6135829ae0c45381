import {
  Activity,
  Baby,
  Bone,
  Brain,
  CloudLightning,
  Footprints,
  HeartPulse,
  Microscope,
  Slice,
  Syringe,
  type LucideIcon,
} from 'lucide-react'
import { isSpecialityId, type SpecialityId } from '../../core/doctors/specialities'

export const specialityIcons: Readonly<Record<SpecialityId, LucideIcon>> = {
  'general-neurology': Brain,
  epilepsy: Activity,
  'stroke-neurovascular': HeartPulse,
  'movement-disorders': Footprints,
  'headache-migraine': CloudLightning,
  neurosurgery: Slice,
  'spine-surgery': Bone,
  'paediatric-neurology': Baby,
  'interventional-spine-pain': Syringe,
  'neuro-oncology': Microscope,
}

/** The icon of a speciality; one that is new to this client has the brain. */
export const iconOfSpeciality = (id: string): LucideIcon => (isSpecialityId(id) ? specialityIcons[id] : Brain)
