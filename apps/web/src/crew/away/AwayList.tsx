import { IconTrash } from '@tabler/icons-react'
import type { CrewAway } from '@tourdesk/contract/crew/crewPage'
import type { Day } from '@tourdesk/domain/calendar'
import { useState } from 'react'
import { useText } from '../../i18n/useText.ts'
import { crewMessages } from '../crewMessages.ts'
import { Button, IconButton } from '../parts/Button.tsx'
import { Sheet, SheetActions } from '../parts/Sheet.tsx'
import type { News } from './AwayNews.tsx'
import styles from './away.module.css'
import { awayMessages } from './awayMessages.ts'
import { removeAway } from './changeAway.ts'
import { useDaysText } from './useDaysText.ts'

interface AwayListProps {
  away: CrewAway['data']
  today: Day
  onNews: (news: News | null) => void
}

/** The days off from today on. Those that the person entered can be removed while some are still to come. */
export function AwayList({ away, today, onNews }: AwayListProps) {
  const t = useText(awayMessages)
  const words = useText(crewMessages)
  const textOf = useDaysText()
  const [asked, setAsked] = useState<CrewAway['data'][number] | null>(null)
  const shown = away.filter(({ endDate }) => endDate === null || endDate >= today)
  async function remove(id: string) {
    setAsked(null)
    onNews((await removeAway(id)) ?? { why: 'removed', day: null })
  }
  if (shown.length === 0) return <p className="quiet">{t('none')}</p>
  return (
    <>
      <ul className={styles.list} aria-label={words('away')}>
        {shown.map((days) => {
          const { _id, startDate, endDate, isOwn } = days
          const text = textOf(startDate, endDate)
          return (
            <li key={_id}>
              <span>
                {text}
                {!isOwn && <span className="quiet">{t('byOffice')}</span>}
              </span>
              {isOwn && endDate !== null && endDate > today && (
                <IconButton label={t('remove', { days: text })} onClick={() => setAsked(days)}>
                  <IconTrash size={22} stroke={1.8} />
                </IconButton>
              )}
            </li>
          )
        })}
      </ul>
      {asked && (
        <Sheet
          title={t('removeQuestion', { days: textOf(asked.startDate, asked.endDate) })}
          onClose={() => setAsked(null)}
        >
          <SheetActions>
            <Button onClick={() => setAsked(null)}>{words('cancel')}</Button>
            <Button look="danger" onClick={() => void remove(asked._id)}>
              {t('removeThem')}
            </Button>
          </SheetActions>
        </Sheet>
      )}
    </>
  )
}
