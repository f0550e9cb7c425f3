import type { Day } from '@tourdesk/domain/calendar'
import { useState } from 'react'
import { useCan } from '../../../app/session.ts'
import { useText } from '../../../i18n/useText.ts'
import { ActionMenu } from '../../../kit/ActionMenu.tsx'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { LoadingPage } from '../../../kit/LoadingPage.tsx'
import { lazyPart } from '../../../kit/parts/lazyPart.tsx'
import { useFocusBack } from '../../../kit/useFocusBack.ts'
import { useLast } from '../../../kit/useLast.ts'
import { actMessages } from './actMessages.ts'
import type { ActProps } from './actProps.ts'

const waiting = { waiting: () => <LoadingPage /> }
const acts = {
  remind: lazyPart<ActProps>(async () => (await import('./Remind.tsx')).Remind, waiting),
  sheets: lazyPart<ActProps>(async () => (await import('./ChangedSheets.tsx')).ChangedSheets, waiting),
  suppliers: lazyPart<ActProps>(async () => (await import('./AskSuppliers.tsx')).AskSuppliers, waiting),
}
type Act = keyof typeof acts

/** A menu of what's sent for all vehicles and customers of a day at once. */
export function DayActs({ date }: { date: Day }) {
  const t = useText(actMessages)
  const mayWrite = useCan('messages.write')
  const mayPlan = useCan('dispatch.write')
  const [open, setOpen] = useState<Act>()
  const shown = useLast(open)
  const { part, focusBack } = useFocusBack()
  if (!mayWrite) return null
  const offered: Act[] = mayPlan ? ['remind', 'sheets', 'suppliers'] : ['remind', 'sheets']
  const Contents = shown && acts[shown]
  const close = () => {
    setOpen(undefined)
    focusBack()
  }
  return (
    <div ref={part}>
      <ActionMenu
        label={t('menu')}
        actions={offered.map((act) => ({ key: act, label: t(act), onClick: () => setOpen(act) }))}
      />
      <Dialog opened={open !== undefined} onClose={close} title={shown && t(shown)} size="large">
        {Contents && <Contents date={date} onClose={close} />}
      </Dialog>
    </div>
  )
}
