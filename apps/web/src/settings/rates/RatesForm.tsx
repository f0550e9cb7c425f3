import type { RateSettings } from '@tourdesk/contract/pricing/rates'
import { isRateOld, quotedCurrencies } from '@tourdesk/domain/pricing/exchangeRates'
import { loadsNewer } from '../../app/loadsNewer.ts'
import { placeIssues } from '../../app/placeIssues.ts'
import { useSession } from '../../app/session.ts'
import { useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { currencyLabels } from '../../i18n/vocabulary/pricing.ts'
import { FieldGrid, WholeWidth } from '../../kit/form/FieldGrid.tsx'
import { Form } from '../../kit/form/Form.tsx'
import { FormActions } from '../../kit/form/FormActions.tsx'
import { CheckField, NumberField } from '../../kit/form/formFields.tsx'
import { partsOf } from '../../kit/form/versions/mergeVersions.ts'
import { useVersionedForm } from '../../kit/form/versions/useVersionedForm.ts'
import { Tag } from '../../kit/Tag.tsx'
import { useRateAge } from '../../pricing/useRateAge.ts'
import { ratesMessages } from './messages.ts'
import { type RatesValues, ratesFields } from './ratesFields.ts'
import { useSaveRates } from './useSaveRates.ts'

/** The form for both rates with their age, and the switch for the daily fetch. */
export function RatesForm({ rates, onSaved }: { rates: RateSettings; onSaved?: () => void }) {
  const t = useText(ratesMessages)
  const nameOf = useLabel(currencyLabels)
  const ageOf = useRateAge()
  const { today } = useSession()
  const { form, versions } = useVersionedForm(
    ratesFields.schema,
    valuesOf(rates),
    partsOf<RatesValues>({
      EUR: t('rateOf', { currency: nameOf('EUR') }),
      ILS: t('rateOf', { currency: nameOf('ILS') }),
      fetchesDaily: t('fetchesDaily'),
    }),
  )
  const save = useSaveRates({
    updatedAt: rates.updatedAt,
    onSaved: (saved) => {
      form.reset(valuesOf(saved))
      onSaved?.()
    },
    onRefused: (error, reload) => loadsNewer(form, error, reload) || placeIssues(form, error),
  })
  return (
    <Form form={form} draft="rates" limits={ratesFields.limits} versions={versions} onSubmit={save.run}>
      <FieldGrid>
        {quotedCurrencies.map((currency) => (
          <NumberField
            key={currency}
            control={form.control}
            name={currency}
            label={t('rateOf', { currency: nameOf(currency) })}
            help={
              <span className="inlineRow wrap gap8">
                {ageOf(rates[currency])}
                {isRateOld(rates[currency], today) && <Tag tone="orange">{t('old')}</Tag>}
              </span>
            }
            of="exchangeRate"
          />
        ))}
        <WholeWidth>
          <CheckField
            control={form.control}
            name="fetchesDaily"
            label={t('fetchesDaily')}
            help={t('fetchesDailyHelp')}
            asSwitch
          />
        </WholeWidth>
      </FieldGrid>
      <FormActions />
    </Form>
  )
}

function valuesOf({ EUR, ILS, fetchesDaily }: RateSettings): RatesValues {
  return { EUR: EUR.rate, ILS: ILS.rate, fetchesDaily }
}
