import { SegmentedControl } from '@mantine/core'
import { usualSeverity } from '@tourdesk/domain/checks/checkDay'
import {
  type AdjustableCode,
  findingCodes,
  isAdjustable,
  severityChoices,
} from '@tourdesk/domain/checks/checkRules'
import { type FindingCode, severities } from '@tourdesk/domain/checks/finding'
import { findingWords, severityWords } from '@tourdesk/words/log/findingWords'
import { type Control, useController } from 'react-hook-form'
import { useLabel, useOptions } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { Panel } from '../../kit/Panel.tsx'
import styles from './check.module.css'
import type { CheckSettingsValues } from './checkSettingsFields.ts'
import { checkSettingsMessages } from './checkSettingsMessages.ts'

type FormControl = Control<CheckSettingsValues, unknown, CheckSettingsValues>

/** How urgent each finding is, grouped like the list of a day: by its usual severity. */
export function SeverityFields({ control }: { control: FormControl }) {
  const t = useText(checkSettingsMessages)
  const severityName = useLabel(severityWords)
  const groups = severities
    .map((severity) => ({ severity, codes: findingCodes.filter((code) => usualSeverity(code) === severity) }))
    .filter(({ codes }) => codes.length > 0)
  return (
    <Panel title={t('severities')}>
      <div className="grid gap16">
        {groups.map(({ severity, codes }) => (
          <section key={severity} aria-label={severityName(severity)}>
            <h3 className="flat normal strong below8">{severityName(severity)}</h3>
            <ul className={`plainList ${styles.findings}`}>
              {codes.map((code) => (
                <Finding key={code} control={control} code={code} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Panel>
  )
}

function Finding({ control, code }: { control: FormControl; code: FindingCode }) {
  const t = useText(checkSettingsMessages)
  const findingName = useLabel(findingWords)
  return (
    <li>
      <span>{findingName(code)}</span>
      {isAdjustable(code) ? (
        <SeverityField control={control} code={code} />
      ) : (
        <span className="quiet">{t('always')}</span>
      )}
    </li>
  )
}

function SeverityField({ control, code }: { control: FormControl; code: AdjustableCode }) {
  const findingName = useLabel(findingWords)
  const { field } = useController({ control, name: `severities.${code}` })
  return (
    <SegmentedControl
      size="xs"
      aria-label={findingName(code)}
      value={field.value}
      onChange={field.onChange}
      data={useOptions(severityChoices, severityWords)}
    />
  )
}
