import { type PrintScope, sheetFormats } from '@tourdesk/contract/dispatch/manifests'
import { type SheetKind, unassigned } from '@tourdesk/domain/dispatch/manifest/sheet'
import type { Locale } from '@tourdesk/words/vocabulary'
import { useState } from 'react'
import { useCan } from '../../app/session.ts'
import { useText } from '../../i18n/useText.ts'
import { ActionMenu } from '../../kit/ActionMenu.tsx'
import { HandOutDialog } from './HandOutDialog.tsx'
import { handoutMessages } from './handoutMessages.ts'
import { manifestMessages } from './messages.ts'
import { usePrint } from './usePrint.ts'

interface PrintMenuProps {
  scope: PrintScope
  kind: SheetKind
  locale: Locale
  hasChanges: boolean
}

/** Hands out the sheet on the page, in full or only its changes. */
export function PrintMenu({ scope, kind, locale, hasChanges }: PrintMenuProps) {
  const t = useText(manifestMessages)
  const handout = useText(handoutMessages)
  const { run, busy } = usePrint()
  const [isSending, setSending] = useState(false)
  const made = { scope, kind, locale }
  const whole = sheetFormats.map((format) => ({
    key: format,
    label: t(format),
    onClick: () => void run({ ...made, format, onlyChanges: false }),
  }))
  const changes = {
    key: 'changes',
    label: t('changesPdf'),
    onClick: () => void run({ ...made, format: 'pdf', onlyChanges: true }),
  }
  const send = { key: 'send', label: handout('send'), onClick: () => setSending(true) }
  const maySend = useCan('messages.write') && !('tourCar' in scope && scope.tourCar === unassigned)
  const actions = [...whole, ...(hasChanges ? [changes] : []), ...(maySend ? [send] : [])]
  return (
    <>
      <ActionMenu label={t('printOne')} busy={busy} actions={actions} />
      <HandOutDialog opened={isSending} onClose={() => setSending(false)} scope={scope} />
    </>
  )
}
