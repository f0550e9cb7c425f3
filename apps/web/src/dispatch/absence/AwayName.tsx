import type { Day } from '@tourdesk/domain/calendar'
import { useMarkAway } from '../../app/absence/AbsenceProvider.tsx'
import { useText } from '../../i18n/useText.ts'
import { Name } from '../../kit/Isolated.tsx'
import styles from './AwayName.module.css'
import { absenceMessages } from './absenceMessages.ts'

interface AwayNameProps {
  /** Without an id, only the name is shown. */
  person: { _id: string | undefined; name: string }
  day: Day
  /** In a list that's a single Tab stop; see `useOneTabStop`. */
  tabIndex?: number | undefined
  stop?: 'driver' | 'guide'
}

/** The name of a guide or driver on a vehicle; pressing it marks them as away that day. */
export function AwayName({ person: { _id, name }, day, tabIndex, stop }: AwayNameProps) {
  const t = useText(absenceMessages)
  const mark = useMarkAway()
  if (!mark || !_id) return <Name>{name}</Name>
  const label = t('markOf', { name })
  return (
    <button
      type="button"
      className={styles.name}
      aria-label={label}
      title={label}
      tabIndex={tabIndex}
      data-stop={tabIndex === undefined ? undefined : stop}
      onClick={() => mark({ objType: 'Operator', _id, name, startDate: day, endDate: day })}
    >
      <Name>{name}</Name>
    </button>
  )
}
