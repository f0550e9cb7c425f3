import type { Account } from '@tourdesk/contract/agencies/agencies'
import { invoicings, limitActions, statementBases } from '@tourdesk/domain/agencies/vocabulary'
import { type Control, useWatch } from 'react-hook-form'
import { useCan } from '../app/session.ts'
import { useOptions } from '../i18n/labels.ts'
import { useText } from '../i18n/useText.ts'
import { invoicingLabels, limitActionLabels, statementBasisLabels } from '../i18n/vocabulary/agencies.ts'
import { FieldGrid } from '../kit/form/FieldGrid.tsx'
import { AmountField, CheckField, ChoiceField, NumberField, TextField } from '../kit/form/formFields.tsx'
import { AgencyStanding } from './AgencyStanding.tsx'
import styles from './agencies.module.css'
import type { AgencyValues } from './agencyValues.ts'
import { agencyMessages } from './messages.ts'

interface AgencySettlementProps {
  control: Control<AgencyValues, unknown, AgencyValues>
  /** Null for a new agency, which has no account yet. */
  account: Account | null
}

/** How an agency settles with the office: its account, its credit limit, its statements and its invoices. */
export function AgencySettlement({ control, account }: AgencySettlementProps) {
  const t = useText(agencyMessages)
  const mayChange = useCan('statements.write')
  const isPrepaid = useWatch({ control, name: 'settlement.isPrepaid' })
  const actions = useOptions(limitActions, limitActionLabels)
  const bases = useOptions(statementBases, statementBasisLabels)
  const kinds = useOptions(invoicings, invoicingLabels)
  if (!mayChange) return null
  return (
    <fieldset className={styles.settlement}>
      <legend className={styles.legend}>{t('settlement')}</legend>
      {account && <AgencyStanding id={account._id} />}
      <CheckField
        control={control}
        name="settlement.isPrepaid"
        label={t('isPrepaid')}
        help={t('prepaidHelp')}
        asSwitch
      />
      <FieldGrid>
        {isPrepaid ? (
          <AmountField
            control={control}
            name="settlement.warnBelow"
            label={t('warnBelow')}
            help={t('warnBelowHelp')}
            currency="USD"
          />
        ) : (
          <AmountField
            control={control}
            name="settlement.creditLimit"
            label={t('creditLimit')}
            help={t('creditLimitHelp')}
            currency="USD"
          />
        )}
        <ChoiceField
          control={control}
          name="settlement.atLimit"
          label={t('atLimit')}
          help={t('atLimitHelp')}
          options={actions}
        />
        <ChoiceField
          control={control}
          name="settlement.basis"
          label={t('basis')}
          help={t('basisHelp')}
          options={bases}
        />
        <NumberField
          control={control}
          name="settlement.paymentDays"
          of="whole"
          label={t('paymentDays')}
          help={t('paymentDaysHelp')}
        />
        <ChoiceField control={control} name="settlement.invoicing" label={t('invoicing')} options={kinds} />
        <TextField control={control} name="taxId" label={t('taxId')} help={t('taxIdHelp')} kind="code" />
      </FieldGrid>
    </fieldset>
  )
}
