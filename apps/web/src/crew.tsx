import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { CrewApp } from './crew/CrewApp.tsx'
import { followColors } from './crew/crewColors.ts'
import { firstLanguage } from './crew/crewLanguage.ts'
import { installWorker } from './crew/installWorker.ts'
import { followOtherTabs, readPhone } from './crew/phone.ts'
import { startSyncing } from './crew/send/startSyncing.ts'
import { showLanguage } from './i18n/language.ts'
import '@fontsource-variable/heebo/wght.css'
import './theme/tokens.css'
import './crew/crew.css'

/** The crew's phone page: apart from the screens of the office, and small enough for the road. */
async function start(): Promise<void> {
  showLanguage(firstLanguage())
  followColors()
  followOtherTabs()
  await readPhone().catch(() => {})
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <CrewApp />
    </StrictMode>,
  )
  startSyncing()
  await installWorker()
}

void start()
