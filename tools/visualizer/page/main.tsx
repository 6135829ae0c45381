import 'temporal-polyfill/global'
import '@fontsource/poppins/latin-400.css'
import '@fontsource/poppins/latin-500.css'
import '@fontsource/poppins/latin-600.css'
import './base.css'
import './page.css'
import './panels.css'
import './timeline.css'
import '../chart/chart.css'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import { BEAT, openChannel, openSession } from './session'

const session = openSession(openChannel())
setInterval(session.beat, BEAT)
createRoot(document.getElementById('root')!).render(<App session={session} />)
