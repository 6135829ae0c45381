import type { TextFiles } from './texts'
import './hi.css'
import { lettersOf } from './letters'

export const files: TextFiles = import.meta.glob('./hi/*.json', { import: 'default' })
export const letters = (): Promise<void> => lettersOf('Poppins', 'हिन्दी')
