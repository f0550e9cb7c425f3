import { RatesInput } from '@tourdesk/contract/pricing/rates'
import { checkRates } from '@tourdesk/domain/pricing/exchangeRates'
import { z } from 'zod'
import { contractForm, type FormValues } from '../../kit/form/contractForm.ts'

const { EUR, ILS, fetchesDaily } = RatesInput.shape
const Fields = z.object({
  EUR: EUR.default(null),
  ILS: ILS.default(null),
  fetchesDaily: fetchesDaily.default(false),
})
export type RatesValues = FormValues<typeof Fields>

/** Both rates and the daily fetch, with their rules. */
export const ratesFields = contractForm(Fields, checkRates)
