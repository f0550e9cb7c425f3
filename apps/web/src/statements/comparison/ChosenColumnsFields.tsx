import type { Comparison } from '@tourdesk/contract/statements/comparison'
import { listMeasures } from '@tourdesk/domain/statements/vocabulary'
import { useState } from 'react'
import { named } from '../../i18n/isolate.ts'
import { useOptions } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { Choice } from '../../kit/fields/Choice.tsx'
import { comparisonMessages, listMeasureLabels } from './comparisonMessages.ts'
import type { ChosenColumns } from './useComparison.ts'

interface ChosenColumnsFieldsProps {
  offered: Comparison['columns']
  chosen: ChosenColumns | null
  onColumns: (columns: ChosenColumns) => void
}

/** The columns that are compared; choosing them remembers them for the agency. */
export function ChosenColumnsFields({ offered, chosen, onColumns }: ChosenColumnsFieldsProps) {
  const t = useText(comparisonMessages)
  const measures = useOptions(listMeasures, listMeasureLabels)
  const [half, setHalf] = useState<Partial<ChosenColumns>>({})
  const shown = { ...chosen, ...half }
  const options = offered.map(({ letters, says }, at) => ({
    value: at,
    label: [letters, ...says.map(named)].join(' · '),
  }))
  function choose(change: Partial<ChosenColumns>) {
    const next = { ...shown, ...change }
    const { key, amount, measure = 'net' } = next
    if (key === undefined || amount === undefined || key === amount) return setHalf(next)
    setHalf({})
    onColumns({ key, amount, measure })
  }
  const without = (taken: number | undefined) => options.filter(({ value }) => value !== taken)
  return (
    <div className="stack gap4">
      <div className="row wrap gap12">
        <Choice
          label={t('keyColumn')}
          help={t('keyHelp')}
          width={300}
          options={without(shown.amount)}
          value={shown.key ?? null}
          onChange={(key) => key !== null && choose({ key })}
        />
        <Choice
          label={t('amountColumn')}
          help={t('remembered')}
          width={300}
          options={without(shown.key)}
          value={shown.amount ?? null}
          onChange={(amount) => amount !== null && choose({ amount })}
        />
        {chosen && (
          <Choice
            label={t('measure')}
            width={160}
            options={measures}
            value={chosen.measure}
            onChange={(measure) => measure !== null && choose({ measure })}
          />
        )}
      </div>
      {!chosen && <p className="flat">{t('chooseColumns')}</p>}
    </div>
  )
}
