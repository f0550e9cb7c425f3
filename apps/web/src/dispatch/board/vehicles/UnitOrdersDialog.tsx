import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { IconArrowsSplit2, IconX } from '@tabler/icons-react'
import type { VehicleUnit } from '@tourdesk/contract/dispatch/dispatch'
import type { PurchasedTour } from '@tourdesk/contract/orders/orderLists'
import { placeName } from '@tourdesk/domain/entries/place'
import { useRef } from 'react'
import { useLabel } from '../../../i18n/labels.ts'
import { useText } from '../../../i18n/useText.ts'
import { cityLabels, languageLabels } from '../../../i18n/vocabulary/catalogue.ts'
import { AppLink } from '../../../kit/AppLink.tsx'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { Code, Name, Phone, Ratio } from '../../../kit/Isolated.tsx'
import type { Column } from '../../../kit/table/column.ts'
import { column, wordColumn } from '../../../kit/table/columnKinds.tsx'
import { DataTable } from '../../../kit/table/DataTable.tsx'
import { useLast } from '../../../kit/useLast.ts'
import { keyOf, partyOf, type Rider } from '../../riders.ts'
import { aboard } from '../../unitGaps.ts'
import { boardMessages } from '../messages.ts'
import { groupByPickup } from '../passengers/passengerGroups.ts'
import { useUnitReference } from '../unitNames.ts'
import type { Board } from '../useBoard.ts'
import { useKeepFocus } from '../useKeepFocus.ts'

interface UnitOrdersDialogProps {
  board: Board
  unit: VehicleUnit | undefined
  canWrite: boolean
  onSplit: (party: PurchasedTour) => void
  onClose: () => void
}

/** The orders on a vehicle, which can be taken off. */
export function UnitOrdersDialog({ board, unit, canWrite, onSplit, onClose }: UnitOrdersDialogProps) {
  const t = useText(boardMessages)
  const unitName = useUnitReference(board.units)
  const shown = useLast(unit)
  const columns = useColumns(board, canWrite, onSplit)
  const riders = shown ? groupByPickup(aboard(shown, board.tours)).flatMap((group) => group.tours) : []
  const part = useRef<HTMLDivElement>(null)
  useKeepFocus(part, riders)
  return (
    <Dialog
      opened={unit !== undefined}
      onClose={onClose}
      title={shown ? t('ordersOf', { vehicle: unitName(shown) }) : ''}
    >
      <div ref={part} tabIndex={-1} style={{ outline: 'none' }}>
        <DataTable
          label={t('list')}
          short
          columns={columns}
          rows={riders}
          rowKey={keyOf}
          empty={<EmptyState text={t('nobody')} />}
        />
      </div>
    </Dialog>
  )
}

function useColumns(
  board: Board,
  canWrite: boolean,
  onSplit: (party: PurchasedTour) => void,
): Column<Rider>[] {
  const t = useText(boardMessages)
  const city = useLabel(cityLabels)
  const columns: Column<Rider>[] = [
    {
      key: 'order',
      header: t('orderNumber'),
      cell: (entry) => (
        <AppLink href={`/operations?order=${entry.orderId}`}>
          <Code>{entry.orderNumber}</Code>
        </AppLink>
      ),
    },
    column('customer', t('customer'), (entry) => <Customer entry={entry} />, {
      card: 'secondary',
      wraps: true,
    }),
    column('people', t('people'), (entry) => <People rider={entry} />, { card: 'status', align: 'end' }),
    wordColumn('language', t('language'), languageLabels, (entry) => entry.language, { card: 'detail' }),
    {
      key: 'pickup',
      card: 'detail',
      header: t('pickup'),
      wraps: true,
      cell: ({ pickupTimeStart, pickup }) => (
        <>
          <Code>{pickupTimeStart}</Code> {pickup ? city(pickup.city) : t('noPickup')}
          {pickup && (
            <div>
              <Name>{placeName(pickup)}</Name>
            </div>
          )}
        </>
      ),
    },
  ]
  const off: Column<Rider> = {
    key: 'off',
    card: 'status',
    header: <VisuallyHidden>{t('off')}</VisuallyHidden>,
    align: 'end',
    cell: (entry) => (
      <span style={{ display: 'inline-flex', gap: 2 }}>
        <ActionIcon
          size={26}
          aria-label={t('splitOrder', { order: entry.orderNumber })}
          title={t('split')}
          onClick={() => onSplit(partyOf(entry))}
        >
          <IconArrowsSplit2 size={15} stroke={1.6} />
        </ActionIcon>
        <ActionIcon
          size={26}
          aria-label={t('takeOff', { order: entry.orderNumber })}
          onClick={() => void board.takeOff(entry)}
        >
          <IconX size={15} stroke={1.6} />
        </ActionIcon>
      </span>
    ),
  }
  return canWrite ? [...columns, off] : columns
}

/** The people on this vehicle, and of how many. */
function People({ rider: { headCount, whole } }: { rider: Rider }) {
  return whole ? <Ratio part={headCount} whole={whole.headCount} /> : headCount
}

/** The guests, their contact details, and notes. */
function Customer({ entry }: { entry: Rider }) {
  return (
    <>
      <Name>{entry.customer}</Name>
      <div>
        <Phone>{entry.mobilePhone}</Phone>
      </div>
      {entry.notes && (
        <div className="quiet">
          <Name>{entry.notes}</Name>
        </div>
      )}
    </>
  )
}
