import { Button } from '@mantine/core'
import type { Tour } from '@tourdesk/contract/catalogue/tourShapes'
import { useText } from '../../../i18n/useText.ts'
import { priceListStatusLabels } from '../../../i18n/vocabulary/pricing.ts'
import { StatusTag } from '../../../kit/StatusTag.tsx'
import { priceListMessages } from './messages.ts'
import type { PriceListDraft } from './priceListValues.ts'
import { useSetStatus } from './useSetStatus.ts'

interface ListStatusProps {
  tour: Tour | null
  lists: PriceListDraft[]
  onKeep: (lists: PriceListDraft[]) => void
  /** From 1. */
  position: number
}

/** A price list's status; a draft has a button that activates it. */
export function ListStatus({ position, ...all }: ListStatusProps) {
  const t = useText(priceListMessages)
  const { set, busy } = useSetStatus(all)
  const status = all.lists[position - 1]?.status ?? 'Draft'
  return (
    <span className="inlineRow wrap gap4 across8">
      <StatusTag status={status} labels={priceListStatusLabels} />
      {status === 'Draft' && (
        <Button size="compact-xs" variant="default" loading={busy} onClick={() => set(position, 'Active')}>
          {t('activate')}
        </Button>
      )}
    </span>
  )
}
