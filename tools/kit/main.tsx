import 'temporal-polyfill/global'
import '../../src/ui/app/fonts.css'
import '../../src/ui/app/later.css'
import './page.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadTexts } from '../../src/ui/intl/texts'
import { Page } from './Page'

await loadTexts(['kit', 'staff', 'orders', 'errors'])
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Page />
  </StrictMode>,
)
