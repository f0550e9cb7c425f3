import { ActionIcon, Tooltip } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { lastDayOf, partyOf, tourDateOf } from '@tourdesk/domain/entries/entry'
import type { EntryDraft } from '@tourdesk/domain/entries/entryDraft'
import { useWatch } from 'react-hook-form'
import { days, formDay } from '../../../i18n/format.ts'
import { useLabel } from '../../../i18n/labels.ts'
import { usePartyText } from '../../../i18n/partyText.ts'
import { useText } from '../../../i18n/useText.ts'
import { groupTypeLabels, languageLabels } from '../../../i18n/vocabulary/catalogue.ts'
import { Heading } from '../../../kit/Heading.tsx'
import { Code, Name } from '../../../kit/Isolated.tsx'
import { entryPrice } from '../draft/price.ts'
import { useOrderDesk } from '../OrderDesk.ts'
import { orderMessages } from '../orderMessages.ts'
import { useOrderPrice } from '../price/OrderPrice.tsx'
import { PriceText } from '../price/PriceText.tsx'
import { UnpricedNote } from '../price/UnpricedNote.tsx'
import { useIsTotalCustom, useRate } from '../price/useTotal.ts'
import { WhyEntry } from '../price/WhyEntry.tsx'
import { DeleteEntryButton } from '../tours/DeleteEntryButton.tsx'
import { useTourName } from '../useTourName.ts'
import { EntryStatusField } from './EntryStatusField.tsx'
import styles from './SummaryStep.module.css'

/** A short summary of a tour in the order, with edit and delete buttons. */
export function SummaryCard({ index, onOpen }: { index: number; onOpen: () => void }) {
  const t = useText(orderMessages)
  const groupType = useLabel(groupTypeLabels)
  const language = useLabel(languageLabels)
  const party = usePartyText()
  const { form, orderType } = useOrderDesk()
  const price = useOrderPrice()
  const rate = useRate()
  const isTotalCustom = useIsTotalCustom()
  const name = useTourName()
  const entry: EntryDraft | undefined = useWatch({ control: form.control, name: `selectedTours.${index}` })
  if (!entry) return null
  const day = tourDateOf(entry, orderType)
  const shown = entryPrice(entry, price.prices?.pricePortions[index], rate, isTotalCustom)
  const tourName = name(entry)
  return (
    <li className={styles.card} data-canceled={entry.status === 'CANCELED' || undefined}>
      <Heading className={`flat large strong ${styles.name}`}>
        <Name>{tourName}</Name>
      </Heading>
      <span className="large strong textEnd">
        <PriceText price={shown} isStale={price.isStale} />
      </span>
      <div className="quiet row wrap gap2 across12">
        {day && <Code>{days(day, lastDayOf(entry, orderType), formDay)}</Code>}
        {entry.group_type && <span>{groupType(entry.group_type)}</span>}
        {entry.language && <span>{language(entry.language)}</span>}
        <span>{entry.numOfParticipants != null ? partyOf(entry, orderType) : party(entry.participants)}</span>
        <UnpricedNote price={shown} />
        <EntryStatusField index={index} />
      </div>
      <div className="row justifyEnd gap4">
        <Tooltip label={t('goToTour', { name: tourName })}>
          <ActionIcon aria-label={t('goToTour', { name: tourName })} size={28} onClick={onOpen}>
            <IconPencil size={16} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
        <DeleteEntryButton index={index} />
      </div>
      <div className={styles.why}>
        <WhyEntry index={index} />
      </div>
    </li>
  )
}
