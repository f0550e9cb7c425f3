import { Button } from '@mantine/core'
import type { BoardingParty } from '@tourdesk/contract/crew/boardings'
import { type TapKind, tapKinds } from '@tourdesk/domain/crew/vocabulary'
import { useState } from 'react'
import { named } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { Dialog, DialogActions } from '../../kit/dialog/Dialog.tsx'
import { Counter } from '../../kit/fields/Counter.tsx'
import { boardingMessages } from './boardingMessages.ts'

interface PartDialogProps {
  party: BoardingParty
  opened: boolean
  onClose: () => void
  onTap: (kind: TapKind, count: number) => Promise<void>
}

/** How many of a party got on, didn't come or got off. */
export function PartDialog({ party, opened, onClose, onTap }: PartDialogProps) {
  const t = useText(boardingMessages)
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('partTitle', { party: named(party.customer) })}
      size="small"
    >
      <PartForm party={party} onTap={onTap} />
    </Dialog>
  )
}

function PartForm({ party, onTap }: Pick<PartDialogProps, 'party' | 'onTap'>) {
  const t = useText(boardingMessages)
  const [count, setCount] = useState(party.people - 1)
  return (
    <>
      <Counter
        label={t('howMany')}
        help={t('persons', { count: party.people })}
        min={0}
        max={party.people}
        value={count}
        onChange={(next) => setCount(Math.min(party.people, next))}
      />
      <DialogActions>
        {tapKinds.map((kind) => (
          <Button
            key={kind}
            variant={kind === 'boarded' ? 'filled' : 'default'}
            onClick={() => void onTap(kind, count)}
          >
            {t(`tap_${kind}`)}
          </Button>
        ))}
      </DialogActions>
    </>
  )
}
