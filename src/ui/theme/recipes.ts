import { avatar } from './recipes/avatar'
import { badge } from './recipes/badge'
import { button } from './recipes/button'
import { card } from './recipes/card'
import { chip } from './recipes/chip'
import { choice } from './recipes/choice'
import { clamp } from './recipes/clamp'
import { field } from './recipes/field'
import { modal } from './recipes/modal'
import { options } from './recipes/options'
import { pin } from './recipes/pin'
import { skeleton } from './recipes/skeleton'
import { tabs } from './recipes/tabs'
import { toast } from './recipes/toast'

/** The pieces of the interface, by the name of their class. */
export const recipes = { button, chip, badge, card, avatar, skeleton, clamp }

/** Those that are made of parts. */
export const slotRecipes = { field, choice, pin, tabs, modal, toast, options }
