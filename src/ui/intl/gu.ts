import type { TextFiles } from './texts'
import './gu.css'
import { lettersOf } from './letters'

export const files: TextFiles = import.meta.glob('./gu/*.json', { import: 'default' })
export const letters = (): Promise<void> => lettersOf('Noto Sans Gujarati', 'ગુજરાતી')
