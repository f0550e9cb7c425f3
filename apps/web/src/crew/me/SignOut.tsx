import { IconLogout } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { crewMessages } from '../crewMessages.ts'
import { Button } from '../parts/Button.tsx'
import { Sheet, SheetActions } from '../parts/Sheet.tsx'
import { useCrew } from '../useCrew.ts'
import { leave } from './leave.ts'
import { meMessages } from './meMessages.ts'

/** Signs out on this phone after asking, especially about taps that the office doesn't have yet. */
export function SignOut() {
  const t = useText(meMessages)
  const words = useText(crewMessages)
  const { taps } = useCrew()
  const [isAsking, setIsAsking] = useState(false)
  const count = taps.filter(({ state }) => state === 'waiting').length
  return (
    <>
      <Button look="danger" onClick={() => setIsAsking(true)}>
        <IconLogout size={20} stroke={1.8} aria-hidden />
        {t('signOut')}
      </Button>
      {isAsking && (
        <Sheet
          title={count > 0 ? t('unsentQuestion', { count }) : t('signOutQuestion')}
          onClose={() => setIsAsking(false)}
        >
          <SheetActions>
            <Button onClick={() => setIsAsking(false)}>{words('cancel')}</Button>
            <Button look="danger" onClick={() => void leave()}>
              {t('signOut')}
            </Button>
          </SheetActions>
        </Sheet>
      )}
    </>
  )
}
