import { Button, Checkbox } from '@mantine/core'
import { type ManifestRow, type PrintScope, sheetFormats } from '@tourdesk/contract/dispatch/manifests'
import { sheetKindLabels } from '@tourdesk/contract/dispatch/manifestWords'
import type { Day } from '@tourdesk/domain/calendar'
import { sheetKinds } from '@tourdesk/domain/dispatch/manifest/sheet'
import type { Locale } from '@tourdesk/words/vocabulary'
import { useState } from 'react'
import { useOptions } from '../../i18n/labels.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/useText.ts'
import { Dialog, DialogActions } from '../../kit/dialog/Dialog.tsx'
import { Choice } from '../../kit/fields/Choice.tsx'
import { FieldGrid, WholeWidth } from '../../kit/form/FieldGrid.tsx'
import { manifestMessages } from './messages.ts'
import { type PrintChoice, usePrint } from './usePrint.ts'

interface PrintDialogProps {
  opened: boolean
  onClose: () => void
  date: Day
  rows: readonly ManifestRow[]
}

/** Which sheets of a day to print, for whom and as what. */
export function PrintDialog({ opened, onClose, date, rows }: PrintDialogProps) {
  const t = useText(manifestMessages)
  const { language } = useLanguage()
  const print = usePrint()
  const scopes = useScopes(rows, date)
  const kinds = useOptions(sheetKinds, sheetKindLabels)
  const [what, setWhat] = useState('day')
  const [choice, setChoice] = useState<Omit<PrintChoice, 'scope'>>({
    kind: 'driver',
    locale: language,
    format: 'pdf',
    onlyChanges: false,
  })
  const change = (part: Partial<typeof choice>) => setChoice({ ...choice, ...part })
  const chosen = scopes.find(({ value }) => value === what) ?? scopes[0]

  async function send() {
    if (!chosen) return
    const made = await print.run({ ...choice, scope: chosen.scope })
    if (made) onClose()
  }

  return (
    <Dialog opened={opened} onClose={onClose} title={t('printTitle')}>
      <FieldGrid>
        <WholeWidth>
          <Choice
            label={t('what')}
            options={scopes}
            value={chosen?.value ?? null}
            onChange={(value) => value && setWhat(value)}
          />
        </WholeWidth>
        <Choice
          label={t('kind')}
          options={kinds}
          value={choice.kind}
          onChange={(kind) => kind && change({ kind })}
        />
        <Choice<Locale>
          label={t('language')}
          options={[
            { value: 'en', label: t('english') },
            { value: 'he', label: t('hebrew') },
          ]}
          value={choice.locale}
          onChange={(locale) => locale && change({ locale })}
        />
        <Choice
          label={t('format')}
          options={sheetFormats.map((value) => ({ value, label: t(value) }))}
          value={choice.format}
          onChange={(format) => format && change({ format })}
        />
        <WholeWidth>
          <Checkbox
            label={t('onlyChanges')}
            checked={choice.onlyChanges}
            onChange={(event) => change({ onlyChanges: event.currentTarget.checked })}
          />
        </WholeWidth>
      </FieldGrid>
      <DialogActions onCancel={onClose}>
        <Button loading={print.busy} onClick={() => void send()}>
          {t('printOne')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** The whole day, and the vehicles of each supplier and person on it. */
function useScopes(rows: readonly ManifestRow[], date: Day) {
  const t = useText(manifestMessages)
  const suppliers = new Map(
    rows.flatMap(({ carSupplier, vehicle }) => (carSupplier ? [[carSupplier, vehicle ?? '']] : [])),
  )
  const people = new Map(
    rows.flatMap(({ driver, guides }) =>
      [...(driver ? [driver] : []), ...guides].map(({ _id, name }) => [_id, name]),
    ),
  )
  const option = (value: string, label: string, scope: PrintScope) => ({ value, label, scope })
  return [
    option('day', t('wholeDay'), { date }),
    ...[...suppliers].map(([id = '', name = '']) =>
      option(id, t('ofSupplier', { name }), { date, carSupplier: id }),
    ),
    ...[...people].map(([id = '', name = '']) => option(id, t('ofPerson', { name }), { date, operator: id })),
  ]
}
