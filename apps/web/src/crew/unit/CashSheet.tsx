import type { SheetParty } from '@tourdesk/contract/dispatch/manifests'
import { type Decision, ok, refuse } from '@tourdesk/domain/decision'
import { typedAmount, writtenAmount } from '@tourdesk/domain/pricing/typedAmount'
import { type Currency, currencies, currencySymbols } from '@tourdesk/domain/pricing/vocabulary'
import { type FormEvent, useState } from 'react'
import { named } from '../../i18n/isolate.ts'
import { useText } from '../../i18n/useText.ts'
import { crewMessages } from '../crewMessages.ts'
import { Button } from '../parts/Button.tsx'
import { Choice } from '../parts/Choice.tsx'
import { Field } from '../parts/Field.tsx'
import { Sheet, SheetActions } from '../parts/Sheet.tsx'
import { record } from '../record.ts'
import { useRoad } from './RoadContext.ts'
import { ToCollect } from './ToCollect.tsx'
import { unitMessages } from './unitMessages.ts'
import { useToCollect } from './useToCollect.ts'

interface CashSheetProps {
  party: SheetParty
  name: string
  onClose: () => void
}

/** Records cash that a customer paid; starts with the amount to collect. */
export function CashSheet({ party, name, onClose }: CashSheetProps) {
  const t = useText(unitMessages)
  const words = useText(crewMessages)
  const { unit } = useRoad()
  const collect = useToCollect(party)
  const [typed, setTyped] = useState(collect?.amount ? String(collect.amount) : '')
  const [currency, setCurrency] = useState<Currency>(collect?.currency ?? 'USD')
  const [isAsked, setIsAsked] = useState(false)
  const [isKept, setIsKept] = useState(false)
  const read = amountIn(typed, currency)
  async function save(event: FormEvent) {
    event.preventDefault()
    setIsAsked(true)
    if (!read.ok || isKept) return
    setIsKept(true)
    const kept = await record({
      kind: 'cash',
      tourCar: unit._id,
      selectedTour: party.entry,
      amount: read.value,
      currency,
    })
    if (kept) onClose()
    else setIsKept(false)
  }
  function wrong({ code, params }: Exclude<typeof read, { ok: true }>): string {
    if (code === 'number_unclear')
      return t('amountUnclear', { thousands: params?.thousands ?? '', decimals: params?.decimals ?? '' })
    return t(code === 'currency_differs' ? 'otherCurrency' : 'amountWrong')
  }
  return (
    <Sheet title={t('cashOf', { name: named(name) })} onClose={onClose}>
      <form noValidate onSubmit={(event) => void save(event)} className="form">
        <ToCollect party={party} />
        <Field label={t('amount')} error={isAsked && !read.ok ? wrong(read) : ''}>
          {(props) => (
            <input
              {...props}
              dir="ltr"
              inputMode="decimal"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              onBlur={() => read.ok && setTyped(writtenAmount(read.value, null))}
            />
          )}
        </Field>
        <Choice<Currency>
          label={t('currency')}
          options={currencies.map((value) => ({ value, label: `${value} ${currencySymbols[value]}` }))}
          value={currency}
          onChange={setCurrency}
        />
        <SheetActions>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button type="submit" look="main">
            {t('cash')}
          </Button>
        </SheetActions>
      </form>
    </Sheet>
  )
}

/** The most that the office accepts at once. */
const most = 10_000_000

/** The typed amount, or a refusal if it isn't clearly an amount above 0. */
function amountIn(typed: string, currency: Currency): Decision<number> {
  const read = typedAmount(typed, currency)
  if (!read.ok) return read
  const amount = read.value ?? 0
  return amount > 0 && amount <= most ? ok(amount) : refuse('amount_invalid')
}
