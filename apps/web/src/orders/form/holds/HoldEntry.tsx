import { IconClock } from '@tabler/icons-react'
import { timeIn } from '@tourdesk/domain/calendar'
import { wantedHold } from '@tourdesk/domain/orders/wantedHold'
import { useWatch } from 'react-hook-form'
import { problemSentences } from '../../../app/problems.ts'
import { useText } from '../../../i18n/useText.ts'
import { Notice } from '../../../kit/Notice.tsx'
import { useOrderDesk } from '../OrderDesk.ts'
import { orderMessages } from '../orderMessages.ts'
import { isOfferedTo } from './isOfferedTo.ts'
import { useKeptHold } from './useKeptHold.ts'

/** Holds the places of one entry; draws nothing unless they're lost. */
export function HoldEntry({ index }: { index: number }) {
  const t = useText(orderMessages)
  const { form, orderType, world, facts, waiting } = useOrderDesk()
  const entry = useWatch({ control: form.control, name: `selectedTours.${index}` })
  const tour = world.tours.find(({ _id }) => _id === entry?.tour)
  const saved = facts.saved?.selectedTours.find(({ _id }) => _id === entry?._id)
  const own = entry && tour?.isLimited ? wantedHold(entry, saved, orderType) : null
  const wanted = own && waiting && isOfferedTo(waiting, own) ? null : own
  const news = useKeptHold(index, wanted)
  if (!news) return null
  return (
    <Notice icon={<IconClock size={16} />}>
      {news.kind === 'ended'
        ? t('placesEnded', { time: timeIn(new Date(news.until)) })
        : t('placesRefused', { tour: tour?.name ?? '', reason: problemSentences.ofError(news.problem) })}
    </Notice>
  )
}
