import { Button } from '@mantine/core'
import type { AccountPrices, PriceLists, PriceListsInput, UsedKind } from '@tourdesk/contract/pricing/pricing'
import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { placeIssues } from '../app/placeIssues.ts'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/useText.ts'
import { confirmDelete } from '../kit/dialog/confirm.ts'
import { useForgetDirty } from '../kit/dirty.ts'
import { Form } from '../kit/form/Form.tsx'
import { FormActions } from '../kit/form/FormActions.tsx'
import type { FormLimits } from '../kit/form/LimitsContext.ts'
import type { Versions } from '../kit/form/versions/useVersionedForm.ts'
import { useOutcomes } from '../kit/useOutcomes.ts'
import { usePriceSave } from './usePriceSave.ts'
import { useUsageText } from './useUsageText.ts'

type Change = (lists: PriceLists) => PriceListsInput

interface PriceFormProps<Values extends FieldValues> {
  form: UseFormReturn<Values, unknown, Values>
  versions: Versions
  limits: FormLimits
  prices: AccountPrices
  isNew: boolean
  /** The key of the item's draft. */
  draft: string
  /** Called after saving with the saved prices, or after canceling. */
  onDone: (saved?: AccountPrices) => void
  /** The change that saves the form's item in its list. */
  put: (values: Values) => Change
  /** The change that removes the item; null if there's nothing to delete. */
  drop: Change | null
  /** The stored item, if orders may use it, for the delete question. */
  used?: { of: UsedKind; id: string } | null
  saveText?: string
  deleteText?: string
  children: ReactNode
}

/** An item's form, with buttons to save and delete. */
export function PriceForm<Values extends FieldValues>(props: PriceFormProps<Values>) {
  const { form, versions, limits, prices, isNew, onDone, put, drop, children } = props
  const words = useText(common)
  const outcomes = useOutcomes()
  const usageText = useUsageText()
  const forget = useForgetDirty()
  const leave = (saved: AccountPrices) => {
    forget()
    onDone(saved)
  }
  const save = usePriceSave({
    prices,
    texts: isNew ? outcomes.create : outcomes.update,
    leave,
    onFailure: (error) => placeIssues(form, error),
  })
  const remove = usePriceSave({ prices, texts: outcomes.remove, leave })
  async function askAndRemove(change: Change) {
    const usage = props.used ? await usageText(props.used.of, props.used.id) : ''
    if (await confirmDelete(`${words('deleteItemQuestion')} ${usage}`.trim())) await remove.run(change)
  }

  return (
    <Form
      form={form}
      draft={props.draft}
      versions={versions}
      limits={limits}
      onSubmit={(values) => save.run(put(values))}
    >
      {children}
      <FormActions
        onCancel={() => onDone()}
        save={props.saveText ?? words('save')}
        start={
          drop && (
            <Button
              variant="subtle"
              color="red"
              loading={remove.busy}
              onClick={() => void askAndRemove(drop)}
            >
              {props.deleteText ?? words('delete')}
            </Button>
          )
        }
      />
    </Form>
  )
}
