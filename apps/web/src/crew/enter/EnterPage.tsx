import { useText } from '../../i18n/useText.ts'
import { crewMessages } from '../crewMessages.ts'
import { Button } from '../parts/Button.tsx'
import { DoorFrame } from './DoorFrame.tsx'
import { EnterForm } from './EnterForm.tsx'
import { enterMessages } from './enterMessages.ts'
import { useLink } from './useLink.ts'

/** The page of a crew link: asks for the last digits of the person's phone, or says that the link is dead. */
export function EnterPage({ token }: { token: string }) {
  const t = useText(enterMessages)
  const words = useText(crewMessages)
  const { state, business, check, die } = useLink(token)
  switch (state) {
    case 'dead':
      return <DoorFrame title={t('dead')} />
    case 'checking':
      return <DoorFrame title={words('loading')} />
    case 'offline':
    case 'failed':
      return (
        <DoorFrame title={t(state)}>
          <Button look="main" onClick={check}>
            {words('tryAgain')}
          </Button>
        </DoorFrame>
      )
    case 'open':
      return (
        <DoorFrame title={t('title')} business={business}>
          <EnterForm token={token} onDead={die} />
        </DoorFrame>
      )
  }
}
