import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../app/api.ts'
import { list } from '../../i18n/format.ts'
import { useText } from '../../i18n/useText.ts'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { Name, Ratio } from '../../kit/Isolated.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { StopsTab } from './StopsTab.tsx'
import styles from './stops.module.css'
import { stopsMessages } from './stopsMessages.ts'

/** The stops of a vehicle unit, with its vehicle, people and crew above them. */
export function StopsPanel({ id }: { id: string }) {
  const t = useText(stopsMessages)
  const { ofError } = useProblemTexts()
  const { data: unit, isError, error, refetch } = useQuery(queries.unitStops.get({ params: { id } }))
  if (isError && !unit) return <ErrorState text={ofError(error)} onRetry={() => void refetch()} />
  if (!unit) return <Skeleton height={240} />
  const crew = [...new Set([unit.driver, ...unit.guides])].filter((name) => name !== null)
  return (
    <>
      <p className={styles.head}>
        <span>{unit.vehicle ? <Name>{unit.vehicle}</Name> : t('noVehicle')}</span>
        {unit.seats === null ? (
          <span>{t('people', { count: unit.people })}</span>
        ) : (
          <Ratio part={unit.people} whole={unit.seats} />
        )}
        <Name>{list(crew)}</Name>
      </p>
      <StopsTab key={unit._id} unit={unit} />
    </>
  )
}
