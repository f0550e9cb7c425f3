import { VisuallyHidden } from '@mantine/core'
import type { ReportValue } from '@tourdesk/contract/reports/reports'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import { changeOf } from '@tourdesk/domain/reports/changeOf'
import type { MeasureKind } from '@tourdesk/domain/reports/vocabulary'
import { list } from '../i18n/format.ts'
import { useLabel } from '../i18n/labels.ts'
import { useText } from '../i18n/useText.ts'
import { languageLabels } from '../i18n/vocabulary/catalogue.ts'
import { AppLink } from '../kit/AppLink.tsx'
import { Code, LongText } from '../kit/Isolated.tsx'
import { currenciesIn, differenceText, numberIn, numberText } from './measureText.ts'
import { reportMessages } from './reportMessages.ts'
import styles from './reports.module.css'

interface MeasureCellProps {
  kind: MeasureKind
  value: ReportValue | undefined
  /** Undefined if the report isn't compared. */
  before: ReportValue | undefined
  isCompared: boolean
  /** The orders behind the number. */
  href: string | null
}

/** A number of a report; compared with the one before if there's one. Money has an amount for each currency. */
export function MeasureCell({ kind, value, before, isCompared, href }: MeasureCellProps) {
  const languageLabel = useLabel(languageLabels)
  if (kind === 'languages') {
    const languages = Array.isArray(value) ? value.flatMap((one) => (typeof one === 'string' ? one : [])) : []
    return <LongText>{list(languages.map(languageLabel))}</LongText>
  }
  const currencies = kind === 'money' ? currenciesIn(value, before) : [undefined]
  return (
    <div className="flex justifyEnd across12">
      {currencies.map((currency) => (
        <OneNumber
          key={currency ?? kind}
          kind={kind}
          currency={currency}
          value={numberIn(value, currency)}
          before={numberIn(before, currency)}
          isCompared={isCompared}
          href={href}
        />
      ))}
    </div>
  )
}

interface OneNumberProps {
  kind: MeasureKind
  currency: Currency | undefined
  value: number | null
  before: number | null
  isCompared: boolean
  href: string | null
}

function OneNumber({ kind, currency, value, before, isCompared, href }: OneNumberProps) {
  const t = useText(reportMessages)
  const text = value === null ? null : <Code>{numberText(value, kind, currency)}</Code>
  // A 0 has nothing behind it.
  const shown = text && href && value !== 0 ? <AppLink href={href}>{text}</AppLink> : text
  if (!isCompared) return <div>{shown}</div>
  const { difference, share } = changeOf(value, before)
  return (
    <div className={styles.compared}>
      <div>{shown}</div>
      {before !== null && (
        <div className="quiet small">
          <VisuallyHidden>{t('before')} </VisuallyHidden>
          <Code>{numberText(before, kind, currency)}</Code>
        </div>
      )}
      {difference !== null && (
        <div className="small">
          <VisuallyHidden>{t('difference')} </VisuallyHidden>
          <Code>
            {differenceText(difference, kind, currency)}
            {share !== null && ` (${differenceText(share, 'share')})`}
          </Code>
        </div>
      )}
    </div>
  )
}
