import type { Account } from '@tourdesk/contract/agencies/agencies'
import { isMainAccount } from '@tourdesk/domain/access/actor'
import { agencyWishes } from '@tourdesk/domain/messages/agencyWish'
import { messageLanguages } from '@tourdesk/domain/messages/vocabulary'
import type { Control } from 'react-hook-form'
import { useOptions } from '../i18n/labels.ts'
import { useText } from '../i18n/useText.ts'
import { documentLanguageLabels } from '../i18n/vocabulary/fleet.ts'
import { FieldGrid, WholeWidth } from '../kit/form/FieldGrid.tsx'
import { ChoiceField, NumberField, TextAreaField, TextField } from '../kit/form/formFields.tsx'
import { ImageField } from '../media/ImageField.tsx'
import { PaymentPolicyField } from '../settings/paymentPolicies/PaymentPolicyField.tsx'
import { AgencySettlement } from './AgencySettlement.tsx'
import { AgencySwitches } from './AgencySwitches.tsx'
import { ApiKeyField } from './ApiKeyField.tsx'
import type { AgencyValues } from './agencyValues.ts'
import { agencyMessages, agencyWishLabels } from './messages.ts'

interface AgencyInputsProps {
  control: Control<AgencyValues, unknown, AgencyValues>
  account: Account | null
}

/** All editable fields of an agency, and its read-only key. */
export function AgencyInputs({ control, account }: AgencyInputsProps) {
  const t = useText(agencyMessages)
  const wishes = useOptions(agencyWishes, agencyWishLabels)
  const languages = useOptions(messageLanguages, documentLanguageLabels)
  const isMain = account !== null && isMainAccount(account)
  return (
    <>
      <FieldGrid>
        <TextField
          control={control}
          name="name"
          label={t('name')}
          disabled={isMain}
          help={isMain ? t('mainFixed') : undefined}
        />
        <TextField control={control} name="mobilePhone" label={t('phone')} kind="tel" />
        <NumberField control={control} name="commissionRate" label={t('commissionRate')} of="percent" />
        <TextField
          control={control}
          name="hashavshevetAgencyKey"
          label={t('hashavshevetAgencyKey')}
          kind="code"
        />
        {!isMain && <PaymentPolicyField control={control} name="paymentPolicy" of="agency" />}
        {!isMain && (
          <ChoiceField
            control={control}
            name="messagesToCustomers"
            label={t('messagesToCustomers')}
            options={wishes}
          />
        )}
        {!isMain && (
          <ChoiceField
            control={control}
            name="documentLanguage"
            label={t('documentLanguage')}
            options={languages}
          />
        )}
        {!isMain && (
          <TextField
            control={control}
            name="contactEmail"
            label={t('contactEmail')}
            help={t('contactEmailHelp')}
            kind="email"
          />
        )}
        <WholeWidth>
          <TextAreaField
            control={control}
            name="leaveSiteMsg"
            label={t('leaveSiteMsg')}
            help={t('leaveSiteHelp')}
            rows={2}
          />
        </WholeWidth>
        <WholeWidth>
          <ImageField control={control} name="logo" label={t('logo')} folder="accounts" />
        </WholeWidth>
      </FieldGrid>
      {!isMain && <AgencySettlement control={control} account={account} />}
      <AgencySwitches control={control} account={account} />
      {account?.apiKey && <ApiKeyField value={account.apiKey} />}
    </>
  )
}
