import { ActionIcon, Tooltip } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import type { Ledger } from '@tourdesk/contract/payments/ledgerShapes'
import { money } from '../../i18n/format.ts'
import { useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { ledgerKindLabels } from '../../i18n/vocabulary/payments.ts'
import { ledgerMessages } from './ledgerMessages.ts'

interface TakeBackButtonProps {
  entry: Ledger['data'][number]
  onPress: () => void
}

/** A button that reverses a row of the ledger; its accessible name says which one. */
export function TakeBackButton({ entry, onPress }: TakeBackButtonProps) {
  const t = useText(ledgerMessages)
  const kind = useLabel(ledgerKindLabels)
  const amount = money(Math.abs(entry.amount), entry.currency)
  return (
    <Tooltip label={t('takeBack')}>
      <ActionIcon
        variant="subtle"
        size={24}
        aria-label={t('takeBackOf', { kind: kind(entry.kind).toLowerCase(), amount })}
        onClick={onPress}
      >
        <IconArrowBackUp size={16} stroke={1.6} className="pointsForward" />
      </ActionIcon>
    </Tooltip>
  )
}
