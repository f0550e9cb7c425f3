import { IconHistory } from '@tabler/icons-react'
import { presetFields } from '@tourdesk/domain/orders/presets'
import { useWatch } from 'react-hook-form'
import { list } from '../../../i18n/format.ts'
import { named } from '../../../i18n/isolate.ts'
import { useLabel } from '../../../i18n/labels.ts'
import { useText } from '../../../i18n/useText.ts'
import { groupTypeLabels, languageLabels } from '../../../i18n/vocabulary/catalogue.ts'
import { orderMessages } from '../orderMessages.ts'
import { useEntry } from '../useEntry.ts'
import styles from './PresetLine.module.css'

/** What was preset from this person's last order of the tour, with a button that clears it. */
export function PresetLine({ index }: { index: number }) {
  const t = useText(orderMessages)
  const groupType = useLabel(groupTypeLabels)
  const language = useLabel(languageLabels)
  const { desk, presetFacts, clearPresets } = useEntry(index)
  const entry = useWatch({ control: desk.form.control, name: `selectedTours.${index}` })
  if (desk.orderType === 'starTour') return null
  const choices = presetFields(entry, presetFacts).flatMap((field) => {
    if (field === 'pickup') return entry.pickup ? [named(entry.pickup.name)] : []
    if (field === 'group_type') return entry.group_type ? [groupType(entry.group_type)] : []
    return entry.language ? [language(entry.language)] : []
  })
  if (choices.length === 0) return null
  return (
    <p className="quiet row wrap gap2 across8 flat small">
      <span>
        <IconHistory size={14} aria-hidden className={styles.icon} />{' '}
        {t('asLastTime', { choices: list(choices) })}
      </span>
      <button type="button" className={styles.clear} onClick={clearPresets}>
        {t('clearPresets')}
      </button>
    </p>
  )
}
