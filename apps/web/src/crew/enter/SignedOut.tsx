import { useText } from '../../i18n/useText.ts'
import { useCrew } from '../useCrew.ts'
import { DoorFrame } from './DoorFrame.tsx'
import { enterMessages } from './enterMessages.ts'

/** Says why nobody is signed in on this phone, and what to do. */
export function SignedOut() {
  const t = useText(enterMessages)
  const { why } = useCrew()
  if (why === 'none') return <DoorFrame title={t('notSignedIn')} />
  return (
    <DoorFrame title={t(why === 'ended' ? 'signedOut' : 'left')}>
      <p>{t('notSignedIn')}</p>
    </DoorFrame>
  )
}
