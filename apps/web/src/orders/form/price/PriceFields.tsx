import { isSingleTour } from '@tourdesk/domain/entries/entry'
import type { OrderDraft } from '@tourdesk/domain/orders/order'
import { limitTexts } from '@tourdesk/domain/pricing/amount'
import { currencies } from '@tourdesk/domain/pricing/vocabulary'
import { useWatch } from 'react-hook-form'
import { money } from '../../../i18n/format.ts'
import { useOptions } from '../../../i18n/labels.ts'
import { useText } from '../../../i18n/useText.ts'
import { currencyLabels } from '../../../i18n/vocabulary/pricing.ts'
import { WholeWidth } from '../../../kit/form/FieldGrid.tsx'
import { AmountField, CheckField, ChoiceField } from '../../../kit/form/formFields.tsx'
import { customTotalOf } from '../draft/customTotal.ts'
import { useOrderDesk } from '../OrderDesk.ts'
import { rightsOf } from '../orderFacts.ts'
import { orderMessages } from '../orderMessages.ts'
import { CouponField } from './CouponField.tsx'
import { useRateHelp } from './useRateHelp.ts'
import { useCurrency, useRate } from './useTotal.ts'
import { useTotalCurrency } from './useTotalCurrency.ts'

/** Currency, custom total, and who gets the money. */
export function PriceFields() {
  const t = useText(orderMessages)
  const { form, orderType, order, facts, locks, world } = useOrderDesk()
  const { control } = form
  const draft = useWatch({ control, compute: moneyOf })
  const currency = useCurrency()
  const rate = useRate()
  const rateHelp = useRateHelp()
  const currencyOptions = useOptions(currencies, currencyLabels)
  const rights = rightsOf(world, draft.agency)
  const paysToAgency = rights?.doesAllowPaymentToAgency ?? false
  const totalCurrency = useTotalCurrency()
  const mayLeaveOpen = facts.account.isMain && isSingleTour(orderType)
  return (
    <>
      <ChoiceField
        control={control}
        name="currency"
        label={t('currency')}
        required
        options={currencyOptions}
        help={rateHelp}
        disabled={locks.order('currency') !== null}
        onChange={totalCurrency.follow}
      />
      {orderType === 'daily' && <CouponField />}
      {(facts.canPriceByHand || draft.customTotalPrice !== null) && (
        <AmountField
          control={control}
          name="customTotalPrice"
          label={t('customTotalPrice')}
          help={customHelp()}
          currency={currency}
          disabled={!facts.canPriceByHand || locks.order('customTotalPrice') !== null}
        />
      )}
      <WholeWidth>
        <div className="flex wrap gap8 across24">
          {(rights || draft.isAgencyPayment) && (
            <CheckField
              control={control}
              name="isAgencyPayment"
              label={t('payToAgency')}
              help={paysToAgency ? undefined : t('payToAgencyClosed')}
              disabled={(!paysToAgency && !facts.account.isMain) || locks.order('isAgencyPayment') !== null}
            />
          )}
          {mayLeaveOpen && (
            <CheckField
              control={control}
              name="paymentTBD"
              label={t('priceOpen')}
              disabled={locks.order('paymentTBD') !== null}
            />
          )}
        </div>
      </WholeWidth>
    </>
  )

  function customHelp(): string | undefined {
    const { convertedFrom } = totalCurrency
    const left = customTotalOf(draft, order, rate)
    if (left !== null && left !== draft.customTotalPrice)
      return t('customLeft', { amount: money(left, currency) })
    if (convertedFrom)
      return t('customConverted', { amount: money(convertedFrom.amount, convertedFrom.currency) })
    return facts.canPriceByHand ? t('customTotalHelp', { limit: limitTexts[currency] }) : undefined
  }
}

function moneyOf({ agency, isAgencyPayment, currency, customTotalPrice, selectedTours }: OrderDraft) {
  const entries = selectedTours.map(({ _id, status }) => ({ _id, status }))
  return { agency, isAgencyPayment, currency, customTotalPrice, selectedTours: entries }
}
