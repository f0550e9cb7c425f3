import type { Day } from '@tourdesk/domain/calendar'
import { type ComponentType, useState } from 'react'
import { useCan } from '../../../app/session.ts'
import { useText } from '../../../i18n/useText.ts'
import { ActionMenu } from '../../../kit/ActionMenu.tsx'
import { Dialog } from '../../../kit/dialog/Dialog.tsx'
import { useFocusBack } from '../../../kit/useFocusBack.ts'
import { useLast } from '../../../kit/useLast.ts'
import { AskSuppliers } from './AskSuppliers.tsx'
import { actMessages } from './actMessages.ts'
import type { ActProps } from './actProps.ts'
import { ChangedSheets } from './ChangedSheets.tsx'
import { Remind } from './Remind.tsx'

const acts = { remind: Remind, sheets: ChangedSheets, suppliers: AskSuppliers } satisfies Record<
  string,
  ComponentType<ActProps>
>
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
