import type { CarOfDay } from '@tourdesk/contract/dispatch/dayPlan'
import { useText } from '../../i18n/useText.ts'
import { Code, Name } from '../../kit/Isolated.tsx'
import { FreePanel } from './FreePanel.tsx'
import { isFree } from './isFree.ts'
import { dayMessages } from './messages.ts'
import { WhereTaken } from './WhereTaken.tsx'

/** The free cars from the smallest to the largest, and where the others are. */
export function FreeCars({ cars }: { cars: CarOfDay[] }) {
  const t = useText(dayMessages)
  const bySeats = cars.toSorted((a, b) => a.seats - b.seats)
  return (
    <FreePanel
      title={t('freeCars')}
      free={bySeats.filter(isFree)}
      taken={bySeats.filter((car) => !isFree(car))}
      keyOf={(car) => car._id}
      resourceOf={({ _id, plateId }) => ({ kind: 'car', _id, name: plateId })}
      line={(car) => (
        <>
          <Code>{car.plateId}</Code>
          <span className="quiet grow">
            <Name>{car.make}</Name>
          </span>
          <span className="quiet rigid">{t('seats', { count: car.seats })}</span>
          <WhereTaken onDay={car} />
        </>
      )}
    />
  )
}
