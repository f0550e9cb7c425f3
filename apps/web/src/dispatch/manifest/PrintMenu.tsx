import { type PrintScope, sheetFormats } from '@tourdesk/contract/dispatch/manifests'
import type { Locale } from '@tourdesk/contract/words'
import type { SheetKind } from '@tourdesk/domain/dispatch/manifest/sheet'
import { useText } from '../../i18n/useText.ts'
import { ActionMenu } from '../../kit/ActionMenu.tsx'
import { manifestMessages } from './messages.ts'
import { usePrint } from './usePrint.ts'

interface PrintMenuProps {
  scope: PrintScope
  kind: SheetKind
  locale: Locale
  hasChanges: boolean
}

/** Hands the sheet on the page out, whole or only what changed. */
export function PrintMenu({ scope, kind, locale, hasChanges }: PrintMenuProps) {
  const t = useText(manifestMessages)
  const { run, busy } = usePrint()
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
  return <ActionMenu label={t('printOne')} busy={busy} actions={hasChanges ? [...whole, changes] : whole} />
}
