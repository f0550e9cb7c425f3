import { ActionIcon, Tooltip } from '@mantine/core'
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react'
import { partyOf, tourDateOf } from '@tourdesk/domain/orders/entry'
import { formDay } from '../../i18n/format.ts'
import { useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { groupTypeLabels, languageLabels } from '../../i18n/vocabulary/catalogue.ts'
import { Code, Name } from '../../kit/Isolated.tsx'
import { usePartyText } from '../partyText.ts'
import { EntryStatusField } from './EntryStatusField.tsx'
import { useOrderDesk } from './OrderDesk.ts'
import { orderMessages } from './orderMessages.ts'
import { PriceText } from './PriceText.tsx'
import { entryPrice, rateOf } from './price.ts'
import styles from './SummaryStep.module.css'
import { useDeleteEntry } from './useDeleteEntry.ts'
import { useTourName } from './useTourName.ts'

/** One tour of the order in short, with the ways back to it and out of it (FORM-13 to FORM-15, PRICE-19). */
export function SummaryCard({ index, onOpen }: { index: number; onOpen: () => void }) {
  const t = useText(orderMessages)
  const groupType = useLabel(groupTypeLabels)
  const language = useLabel(languageLabels)
  const party = usePartyText()
  const desk = useOrderDesk()
  const name = useTourName()
  const remove = useDeleteEntry(index)
  const { draft, order, world, price } = desk
  const entry = draft.selectedTours[index]
  if (!entry) return null
  const day = tourDateOf(entry, draft.orderType)
  const shown = entryPrice(entry, price.prices?.pricePortions[index], rateOf(draft, order, world.rates))
  const tourName = name(entry)
  return (
    <li className={styles.card} data-canceled={entry.status === 'CANCELED' || undefined}>
      <h3 className={styles.name}>
        <Name>{tourName}</Name>
      </h3>
      <span className={styles.price}>
        <PriceText price={shown} isStale={price.isStale} />
      </span>
      <div className={styles.facts}>
        {day && <Code>{formDay(day)}</Code>}
        {entry.group_type && <span>{groupType(entry.group_type)}</span>}
        {entry.language && <span>{language(entry.language)}</span>}
        <span>
          {entry.numOfParticipants != null ? partyOf(entry, draft.orderType) : party(entry.participants)}
        </span>
        <EntryStatusField index={index} />
      </div>
      <div className={styles.tools}>
        <Tooltip label={t('goToTour', { name: tourName })}>
          <ActionIcon aria-label={t('goToTour', { name: tourName })} size={28} onClick={onOpen}>
            <IconArrowBackUp className="pointsForward" size={16} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label={remove.reason ?? t('deleteTour', { name: tourName })}>
          <ActionIcon
            aria-label={t('deleteTour', { name: tourName })}
            title={remove.reason}
            size={28}
            color="red"
            disabled={remove.reason !== undefined}
            onClick={() => void remove.run()}
          >
            <IconTrash size={16} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
      </div>
    </li>
  )
}
