import { Button } from '@mantine/core'
import { IconAlertTriangle, IconPlus } from '@tabler/icons-react'
import type { PurchasedTour } from '@tourdesk/contract/orders/orderLists'
import type { FormEvent } from 'react'
import { api } from '../../../app/api.ts'
import { common } from '../../../i18n/common.ts'
import { usePartyText } from '../../../i18n/partyText.ts'
import { useText } from '../../../i18n/useText.ts'
import { Dialog, DialogActions } from '../../../kit/dialog/Dialog.tsx'
import { EmptyState } from '../../../kit/EmptyState.tsx'
import { Notice } from '../../../kit/Notice.tsx'
import { useAction } from '../../../kit/useAction.ts'
import { useLast } from '../../../kit/useLast.ts'
import { useOutcomes } from '../../../kit/useOutcomes.ts'
import { boardMessages } from '../messages.ts'
import type { Board } from '../useBoard.ts'
import styles from './SplitDialog.module.css'
import { SplitLine } from './SplitLine.tsx'
import { useSplitDraft } from './useSplitDraft.ts'

interface SplitDialogProps {
  board: Board
  /** Undefined while it's closed. */
  party: PurchasedTour | undefined
  onClose: () => void
}

/** Splits a party over the vehicles of its departure. */
export function SplitDialog({ board, party, onClose }: SplitDialogProps) {
  const t = useText(boardMessages)
  const shown = useLast(party)
  return (
    <Dialog
      opened={party !== undefined}
      onClose={onClose}
      title={shown ? t('splitTitle', { order: shown.orderNumber }) : ''}
      size="large"
    >
      {shown && <SplitForm key={shown._id} board={board} party={shown} onClose={onClose} />}
    </Dialog>
  )
}

function SplitForm({ board, party, onClose }: { board: Board; party: PurchasedTour; onClose: () => void }) {
  const t = useText(boardMessages)
  const words = useText(common)
  const partyText = usePartyText()
  const outcomes = useOutcomes()
  const draft = useSplitDraft(party, board.units)
  const save = useAction(saveSplit, { ...outcomes.update, onSuccess: onClose })

  async function saveSplit(): Promise<void> {
    const parts = (draft.chosen ?? []).map(({ _id, participants }) => ({ tourCar: _id, participants }))
    const params = { orderId: party.orderId, entryId: party._id }
    try {
      await api.seats.split({ params, body: { parts, updatedAt: draft.readAt } })
    } finally {
      await board.reload()
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (draft.chosen) void save.run()
  }

  return (
    <form onSubmit={submit} aria-busy={save.busy}>
      <p className="flat below12">
        {t('splitParty', { customer: party.customer, people: partyText(party.tour?.participants ?? {}) })}
      </p>
      {draft.isRebased && (
        <Notice icon={<IconAlertTriangle size={16} stroke={1.8} aria-hidden />}>
          {t('splitChangedSince')}
        </Notice>
      )}
      {board.units.length === 0 && <EmptyState text={t('noVehicles')} />}
      {board.units.map((unit, index) => (
        <SplitLine
          key={unit._id}
          unit={unit}
          number={index + 1}
          types={draft.types}
          people={draft.peopleOn(unit._id)}
          seatsLeft={draft.seatsLeft(unit)}
          maxOf={draft.maxOf}
          disabled={save.busy}
          onChoose={draft.choose}
        />
      ))}
      <p
        className={`flat above12 strong ${styles.sum}`}
        role="status"
        data-whole={draft.isWhole || undefined}
      >
        {draft.left > 0 && t('splitLeft', { count: draft.left })}
        {draft.left < 0 && t('splitOver', { count: -draft.left })}
        {draft.left === 0 && t(draft.isWhole ? 'splitWhole' : 'splitTypes')}
      </p>
      <DialogActions
        onCancel={onClose}
        start={
          <Button
            variant="subtle"
            leftSection={<IconPlus size={14} stroke={1.8} />}
            loading={board.addUnit.busy}
            onClick={() => void board.addUnit.run()}
          >
            {t('addVehicle')}
          </Button>
        }
      >
        <Button type="submit" disabled={draft.chosen === null} loading={save.busy}>
          {words('save')}
        </Button>
      </DialogActions>
    </form>
  )
}
