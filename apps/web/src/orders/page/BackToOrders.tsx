import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { isOffice } from '../../app/isOffice.ts'
import { homeOf, useSession } from '../../app/session.ts'
import { useText } from '../../i18n/useText.ts'
import { useOpen } from '../../kit/AppLink.tsx'
import { isPlainClick } from '../../kit/isPlainClick.ts'
import { orderPageMessages } from './orderPageMessages.ts'

/** A link back to the order's list: operations, or the agency's orders. */
export function BackToOrders() {
  const t = useText(orderPageMessages)
  const session = useSession()
  const open = useOpen()
  const href = homeOf(session)
  return (
    <Button
      component="a"
      href={href}
      variant="default"
      leftSection={<IconArrowLeft size={16} stroke={1.6} className="pointsForward" />}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        open(href)
      }}
    >
      {t(isOffice(session) ? 'operations' : 'agencyOrders')}
    </Button>
  )
}
