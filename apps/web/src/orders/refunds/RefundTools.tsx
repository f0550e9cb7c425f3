import { Button } from '@mantine/core'
import type { PendingRefund } from '@tourdesk/contract/payments/pendingRefund'
import { useText } from '../../i18n/useText.ts'
import { Code } from '../../kit/Isolated.tsx'
import { Tag } from '../../kit/Tag.tsx'
import { RetryRefund } from './RetryRefund.tsx'
import { refundMessages } from './refundMessages.ts'

interface RefundToolsProps {
  refund: PendingRefund
  onMake: () => void
}

const tones = { to_do: 'orange', on_its_way: 'blue', refused: 'red' } as const

/** The state of a refund, why a card refused it, and the actions of staff. */
export function RefundTools({ refund, onMake }: RefundToolsProps) {
  const t = useText(refundMessages)
  const { state, response } = refund
  return (
    <>
      <Tag tone={tones[state]}>
        {t(state)}
        {response && (
          <>
            : <Code>{response}</Code>
          </>
        )}
      </Tag>
      {state === 'refused' && <RetryRefund refund={refund} />}
      {state !== 'on_its_way' && (
        <Button size="compact-sm" variant="default" onClick={onMake}>
          {t('markMade')}
        </Button>
      )}
    </>
  )
}
