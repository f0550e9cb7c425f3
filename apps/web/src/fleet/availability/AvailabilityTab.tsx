import type { UseQueryResult } from '@tanstack/react-query'
import type { AvailabilityRange } from '@tourdesk/contract/fleet/availabilityRange'
import type { RangeOwner } from '@tourdesk/domain/fleet/vocabulary'
import { useCallback, useMemo, useState } from 'react'
import { useMarkAway } from '../../app/absence/AbsenceProvider.tsx'
import { useCan } from '../../app/session.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/useText.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { LoadingPage } from '../../kit/LoadingPage.tsx'
import { matching } from '../../kit/matching.ts'
import { useProblemTexts } from '../../kit/problemText.ts'
import { FleetSearchBar } from '../FleetSearchBar.tsx'
import type { FleetAddress } from '../useFleetAddress.ts'
import { AvailabilityGrid } from './AvailabilityGrid.tsx'
import { GridNavigator } from './GridNavigator.tsx'
import { type GridRow, type PickedDays, pickedRange } from './gridRow.ts'
import { Legend } from './Legend.tsx'
import { RangeDialog } from './RangeDialog.tsx'
import type { Grid } from './useGridDays.ts'

interface AvailabilityTabProps<Row> {
  objType: RangeOwner
  address: Pick<FleetAddress, 'search' | 'change'>
  grid: Grid
  rows: UseQueryResult<{ data: Row[] }>
  searchLabel: string
  none: string
  /** Shown above the names. */
  head: string
  nameOf: (row: Row) => string
  /** Shown beside the name, in quiet text. */
  noteOf: (row: Row) => string
  textsOf: (row: Row) => readonly string[]
}

/** One row per operator or car and one cell per day, with the dialog for setting days. */
export function AvailabilityTab<Row extends { _id: string; availability: AvailabilityRange[] }>({
  objType,
  address,
  grid,
  rows,
  searchLabel,
  none,
  head,
  nameOf,
  noteOf,
  textsOf,
}: AvailabilityTabProps<Row>) {
  const words = useText(common)
  const { ofError } = useProblemTexts()
  const mayWrite = useCan('fleet.write')
  const markAway = useMarkAway()
  const [picked, setPicked] = useState<PickedDays | null>(null)
  const all = rows.data?.data
  const { search } = address.search
  const shown = useMemo(
    () =>
      all &&
      matching(all, search, textsOf).map(
        (row): GridRow => ({
          _id: row._id,
          name: nameOf(row),
          note: noteOf(row),
          availability: row.availability,
        }),
      ),
    [all, search, textsOf, nameOf, noteOf],
  )
  const pick = useCallback(
    (row: GridRow, startDate: string, endDate: string) => {
      const range = pickedRange(row, startDate, endDate)
      if (mayWrite || range?.status === 'assigned') setPicked({ owner: row, range, startDate, endDate })
    },
    [mayWrite],
  )

  /** An absence shows what it touches; those who are away already can be marked as back. */
  function mark({ owner, range, startDate, endDate }: PickedDays) {
    const isBack = range?.isUnavailable === true
    setPicked(isBack ? { owner, range: null, status: 'available', startDate, endDate } : null)
    if (!isBack) markAway?.({ objType, _id: owner._id, name: owner.name, startDate, endDate })
  }

  return (
    <>
      <div className="flex wrap apart alignStart gap8 across16">
        <FleetSearchBar label={searchLabel} address={address} />
        <GridNavigator grid={grid} />
      </div>
      {!shown && rows.isError && (
        <ErrorState text={ofError(rows.error)} onRetry={() => void rows.refetch()} />
      )}
      {!shown && !rows.isError && <LoadingPage />}
      {shown?.length === 0 && <EmptyState text={search ? words('noMatch') : none} />}
      {shown && shown.length > 0 && (
        <AvailabilityGrid
          head={head}
          rows={shown}
          days={grid.days}
          today={grid.today}
          busy={rows.isPlaceholderData}
          onPick={pick}
        />
      )}
      <Legend objType={objType} />
      <RangeDialog
        objType={objType}
        picked={picked}
        rows={all}
        days={grid.days}
        onMark={mayWrite && picked ? () => mark(picked) : undefined}
        onClose={() => setPicked(null)}
      />
    </>
  )
}
