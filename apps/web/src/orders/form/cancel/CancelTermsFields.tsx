import type { CancelPreview } from '@tourdesk/contract/orders/cancelShapes'
import type { Currency } from '@tourdesk/domain/pricing/vocabulary'
import { useCan } from '../../../app/session.ts'
import { money } from '../../../i18n/format.ts'
import { useText } from '../../../i18n/useText.ts'
import { AmountBox } from '../../../kit/fields/AmountBox.tsx'
import { Choice } from '../../../kit/fields/Choice.tsx'
import { TextInput } from '../../../kit/fields/TextInput.tsx'
import styles from './cancel.module.css'
import { cancelMessages } from './cancelMessages.ts'
import type { GivenTerms, useCancelChoice } from './useCancelChoice.ts'

type Desk = ReturnType<typeof useCancelChoice>

interface CancelTermsFieldsProps extends Pick<Desk, 'choice' | 'change'> {
  isPaid: boolean
  preview: CancelPreview | undefined
  currency: Currency
  amountError: string | undefined
}

/** How much to refund: everything, what the terms say, or an amount. More than the terms needs a reason. */
export function CancelTermsFields({
  choice,
  change,
  isPaid,
  preview,
  currency,
  amountError,
}: CancelTermsFieldsProps) {
  const t = useText(cancelMessages)
  const mayOverride = useCan('ledger.override')
  const options: { value: GivenTerms; label: string }[] = [
    { value: 'full', label: t(isPaid ? 'full' : 'noFee') },
    { value: 'policy', label: t('policy') },
    ...(isPaid ? [{ value: 'amount' as const, label: t('amount') }] : []),
  ]
  const isFavor =
    choice.terms === 'amount' && preview !== undefined && preview.refund > preview.refundByPolicy
  const byPolicy = money(preview?.refundByPolicy ?? 0, currency)
  return (
    <div className={styles.fields}>
      <Choice
        label={t(isPaid ? 'howMuch' : 'whatFee')}
        options={options}
        value={choice.terms}
        onChange={(terms) => change({ terms: terms ?? 'full' })}
        clearable={false}
      />
      {choice.terms === 'amount' && (
        <AmountBox
          label={t('refundAmount')}
          help={t('byPolicy', { amount: byPolicy })}
          currency={currency}
          value={choice.amount}
          error={amountError}
          onChange={(amount) => change({ amount })}
        />
      )}
      {isFavor && mayOverride && (
        <TextInput
          label={t('reason')}
          help={t('reasonHelp')}
          maxLength={1000}
          value={choice.reason}
          onChange={(reason) => change({ reason })}
          required
        />
      )}
      {isFavor && !mayOverride && <p className="flat red">{t('onlyOwner', { amount: byPolicy })}</p>}
    </div>
  )
}
