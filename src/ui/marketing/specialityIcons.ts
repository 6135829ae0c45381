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
import type { SpecialityId } from '../../core/doctors/specialities'

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
