import type { TextFiles } from './texts'
import './bn.css'
import { lettersOf } from './letters'

export const files: TextFiles = import.meta.glob('./bn/*.json', { import: 'default' })
export const letters = (): Promise<void> => lettersOf('Noto Sans Bengali', 'বাংলা')
