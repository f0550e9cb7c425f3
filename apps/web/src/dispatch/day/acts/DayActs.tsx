import type { Day } from '@tourdesk/domain/calendar'
import { useState } from 'react'
import { useCan } from '../../../app/session.ts'
import { useText } from '../../../i18n/useText.ts'
import { ActionMenu } from '../../../kit/ActionMenu.tsx'
import { actMessages } from './actMessages.ts'
import { RemindDialog } from './RemindDialog.tsx'
import { SheetsDialog } from './SheetsDialog.tsx'
import { SuppliersDialog } from './SuppliersDialog.tsx'

const acts = ['remind', 'sheets', 'suppliers'] as const
type Act = (typeof acts)[number]

/** A menu of what's sent for all vehicles and customers of a day at once. */
export function DayActs({ date }: { date: Day }) {
  const t = useText(actMessages)
  const mayWrite = useCan('messages.write')
  const mayPlan = useCan('dispatch.write')
  const [open, setOpen] = useState<Act | null>(null)
  if (!mayWrite) return null
  const dialog = (act: Act) => ({ date, opened: open === act, onClose: () => setOpen(null) })
  return (
    <>
      <ActionMenu
        label={t('menu')}
        actions={acts
          .filter((act) => act !== 'suppliers' || mayPlan)
          .map((act) => ({ key: act, label: t(act), onClick: () => setOpen(act) }))}
      />
      <RemindDialog {...dialog('remind')} />
      <SheetsDialog {...dialog('sheets')} />
      {mayPlan && <SuppliersDialog {...dialog('suppliers')} />}
    </>
  )
}
