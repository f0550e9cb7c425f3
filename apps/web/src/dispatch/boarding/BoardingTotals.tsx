import type { Boarding } from '@tourdesk/contract/crew/boardings'
import { useText } from '../../i18n/useText.ts'
import { DayTotals } from '../oneDay/DayTotals.tsx'
import { boardingMessages } from './boardingMessages.ts'

/** The totals of people over all vehicles of the day. */
export function BoardingTotals({ units }: { units: readonly Boarding[] }) {
  const t = useText(boardingMessages)
  const sum = (field: 'people' | 'boarded' | 'noShow' | 'waiting') =>
    units.reduce((total, unit) => total + unit[field], 0)
  return (
    <DayTotals
      totals={[
        { name: t('people'), value: sum('people') },
        { name: t('boardedTitle'), value: sum('boarded') },
        { name: t('noShowTitle'), value: sum('noShow'), lacks: sum('noShow') > 0 },
        { name: t('waitingTitle'), value: sum('waiting') },
      ]}
    />
  )
}
