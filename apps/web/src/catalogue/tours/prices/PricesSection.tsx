import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCopy, IconPlus } from '@tabler/icons-react'
import type { Tour } from '@tourdesk/contract/catalogue/tourShapes'
import { useState } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { useOpen } from '../../../kit/AppLink.tsx'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { DataTable } from '../../../kit/table/DataTable.tsx'
import { Section } from '../sections/Section.tsx'
import styles from '../tours.module.css'
import { CopyListDialog } from './CopyListDialog.tsx'
import { copyMessages } from './copyMessages.ts'
import { priceListMessages } from './messages.ts'
import { type NumberedList, usePriceListColumns } from './priceListColumns.tsx'
import type { ListDays, PriceListDraft } from './priceListValues.ts'
import { usePriceGapText } from './usePriceGaps.ts'
import { YearStrip } from './YearStrip.tsx'

interface PricesSectionProps {
  tour: Tour | null
  lists: PriceListDraft[]
  onKeep: (lists: PriceListDraft[]) => void
  onAdd: (days?: ListDays) => void
  onCopy: (list: PriceListDraft) => void
  /** Why the price lists prevent publishing. */
  error: string | undefined
  /** The address of the editor of a list, by its position from 1. */
  hrefOf: (position: number) => string
}

/** The price lists of a tour; a row opens its prices. */
export function PricesSection({ tour, lists, onKeep, onAdd, onCopy, error, hrefOf }: PricesSectionProps) {
  const t = useText(priceListMessages)
  const copyWords = useText(copyMessages)
  const openPage = useOpen()
  const [isCopying, setCopying] = useState(false)
  const gaps = usePriceGapText()(tour && lists.length > 0 ? tour.priceGaps : [])
  const rows = lists.map((list, index): NumberedList => ({ list, position: index + 1 }))
  const columns = usePriceListColumns({ tour, lists, onKeep, onCopy })
  return (
    <Section
      of="prices"
      flush
      error={error}
      actions={
        <>
          {tour && (
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconCopy size={16} stroke={1.6} />}
              onClick={() => setCopying(true)}
            >
              {copyWords('open')}
            </Button>
          )}
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconPlus size={16} stroke={1.6} />}
            onClick={() => onAdd()}
          >
            {t('add')}
          </Button>
        </>
      }
    >
      {gaps && (
        <p className={styles.gaps} role="note">
          <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
          {gaps}
        </p>
      )}
      {lists.length > 0 && <YearStrip lists={lists} hrefOf={hrefOf} onAdd={onAdd} />}
      <div className={styles.lists}>
        <DataTable<NumberedList>
          label={t('list')}
          short
          columns={columns}
          rows={rows}
          rowKey={({ position }) => String(position)}
          empty={<EmptyState text={t('none')} />}
          hrefOf={({ position }) => hrefOf(position)}
        />
      </div>
      {tour && (
        <CopyListDialog
          tour={tour}
          opened={isCopying}
          onClose={() => setCopying(false)}
          onCopied={(position) => openPage(hrefOf(position))}
        />
      )}
    </Section>
  )
}
