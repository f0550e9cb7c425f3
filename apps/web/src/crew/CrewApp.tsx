import { useText } from '../i18n/useText.ts'
import { AwayPage } from './away/AwayPage.tsx'
import { crewMessages } from './crewMessages.ts'
import { placeOf, usePath } from './crewPath.ts'
import { DaysPage } from './days/DaysPage.tsx'
import { EnterPage } from './enter/EnterPage.tsx'
import { SignedOut } from './enter/SignedOut.tsx'
import { MePage } from './me/MePage.tsx'
import { CrewFrame } from './parts/CrewFrame.tsx'
import { UnitPage } from './unit/UnitPage.tsx'
import { useCrew } from './useCrew.ts'

/** The crew's phone page at the current address. */
export function CrewApp() {
  const t = useText(crewMessages)
  const place = placeOf(usePath())
  const { session } = useCrew()
  if (place.page === 'enter') return <EnterPage key={place.token} token={place.token} />
  if (session === 'out') return <SignedOut />
  switch (place.page) {
    case 'days':
      return <DaysPage />
    case 'away':
      return <AwayPage />
    case 'me':
      return <MePage />
    case 'unit':
      return <UnitPage key={place.id} id={place.id} />
    case 'none':
      return (
        <CrewFrame title={t('days')}>
          <p>{t('noSuchPage')}</p>
        </CrewFrame>
      )
  }
}
