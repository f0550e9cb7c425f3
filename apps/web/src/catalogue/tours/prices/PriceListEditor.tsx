import { ActionIcon } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useBlocker } from '@tanstack/react-router'
import type { Tour } from '@tourdesk/contract/catalogue/tourShapes'
import type { PricedTour } from '@tourdesk/domain/pricing/lockedCell'
import { checkDates } from '@tourdesk/domain/pricing/priceListOverlap'
import { useContext, useEffect, useEffectEvent, useRef } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { isConflict } from '../../../app/isConflict.ts'
import { placeIssues } from '../../../app/placeIssues.ts'
import { common } from '../../../i18n/common.ts'
import { useText } from '../../../i18n/useText.ts'
import { confirm } from '../../../kit/dialog/confirm.ts'
import { DirtyContext } from '../../../kit/dirty.ts'
import { DeletedContext } from '../../../kit/form/deleted/DeletedContext.ts'
import { FieldGrid } from '../../../kit/form/FieldGrid.tsx'
import { Form, SubmitButton } from '../../../kit/form/Form.tsx'
import { CheckField, DayFormField, TextField } from '../../../kit/form/formFields.tsx'
import { useVersionedForm } from '../../../kit/form/versions/useVersionedForm.ts'
import { Page } from '../../../kit/Page.tsx'
import { Panel } from '../../../kit/Panel.tsx'
import { asksBeforeUnload } from '../../../kit/reloadPage.ts'
import { priceListMessages } from './messages.ts'
import { PriceTable } from './PriceTable.tsx'
import {
  datesOf,
  type PriceListDraft,
  type PriceListValues,
  priceListFields,
  priceListOf,
  priceListValuesOf,
  withOwnPremium,
} from './priceListValues.ts'
import { useSendPriceLists } from './usePriceLists.ts'
import { usePriceParts } from './usePriceParts.ts'

/** How long the success message is shown before going back to the tour, in milliseconds. */
const returnDelay = 1000

/**
 * The key of a price list's draft. A new tour's lists use their position from 1, since no colleague can
 * change it.
 */
export function priceListDraft(tour: Tour | null, position: number, list?: PriceListDraft): string {
  return `price list ${tour?._id ?? 'new'} ${list?._id ?? (tour ? 'new' : position)}`
}

interface PriceListEditorProps {
  tour: Tour | null
  lists: PriceListDraft[]
  list: PriceListDraft
  /** Fills in a new list: a copy of another one, or days without a list. */
  copied?: PriceListDraft | null
  /** From 1. */
  position: number
  priced: Omit<PricedTour, 'hasOwnPremium'>
  /** Keeps the lists of a new tour in its form. */
  onKeep: (lists: PriceListDraft[]) => void
  onBack: () => void
}

/** Dates and prices of one price list. */
export function PriceListEditor(props: PriceListEditorProps) {
  const { tour, lists, list, copied = null, position, priced, onKeep, onBack } = props
  const t = useText(priceListMessages)
  const words = useText(common)
  const dirty = useRef(false)
  const send = useSendPriceLists(tour, { success: t('saved') }, isConflict)
  const index = placeOf(list, lists, tour ? lists.length : position - 1)
  const others = lists.filter((_, at) => at !== index)
  const parts = usePriceParts()
  const { schema, limits } = priceListFields(list, others)
  const { form, versions } = useVersionedForm(
    schema,
    priceListValuesOf(list),
    list._id === undefined ? null : parts,
  )
  const { control } = form
  const hasOwnPremium = useWatch({ control, name: 'hasOwnPremium' })
  const hasLargeGroups = priced.groupTypes.includes('large_group')
  const activates = useRef(false)
  useExitQuestion(dirty)
  useFillIn(form, copied)

  function pressSave(activatesToo: boolean) {
    activates.current = activatesToo
  }

  async function save(values: PriceListValues) {
    const next = [...lists]
    const typed = priceListOf(values, lists[index] ?? withoutId(list))
    const saved = activates.current ? { ...typed, status: 'Active' as const } : typed
    if (!checkDates(datesOf(saved), others.map(datesOf)).ok)
      return form.setError('startDate', { type: 'overlap', message: 'price_list_not_activated' })
    next[index] = saved
    if (!tour) {
      dirty.current = false
      onKeep(next)
      return onBack()
    }
    if (!(await send.run(next))) return placeIssues(form, null)
    dirty.current = false
    form.reset(values)
    setTimeout(onBack, returnDelay)
  }

  const deleted = useContext(DeletedContext)
  const name = list.description || t('unnamed', { number: position })
  return (
    <DirtyContext value={dirty}>
      <DeletedContext value={deleted && { ...deleted, canAdd: false }}>
        <Form
          form={form}
          draft={priceListDraft(tour, position, list)}
          versions={versions}
          limits={limits}
          onSubmit={save}
        >
          <Page
            title={t('title', { name })}
            before={
              <ActionIcon size={32} aria-label={t('back')} onClick={onBack}>
                <IconArrowLeft className="pointsForward" size={20} stroke={1.6} />
              </ActionIcon>
            }
            actions={
              !deleted && (
                <>
                  <SubmitButton onClick={() => pressSave(false)}>{words('save')}</SubmitButton>
                  {list.status !== 'Active' && (
                    <SubmitButton variant="default" onClick={() => pressSave(true)}>
                      {t('saveAndActivate')}
                    </SubmitButton>
                  )}
                </>
              )
            }
          >
            <Panel>
              <FieldGrid columns={3}>
                <TextField control={control} name="description" label={t('description')} />
                <DayFormField control={control} name="startDate" label={t('startDate')} />
                <DayFormField
                  control={control}
                  name="endDate"
                  label={t('endDate')}
                  placeholder={t('noExpiration')}
                  clearable
                />
              </FieldGrid>
            </Panel>
            <div>
              <CheckField
                control={control}
                name="hasOwnPremium"
                label={t('ownPremium')}
                asSwitch
                disabled={!hasLargeGroups}
                help={hasLargeGroups ? undefined : t('noLargeGroup')}
                onChange={(isOn) => isOn && form.setValue('prices', withOwnPremium(form.getValues('prices')))}
              />
            </div>
            <PriceTable form={form} priced={{ ...priced, hasOwnPremium }} />
          </Page>
        </Form>
      </DeletedContext>
    </DirtyContext>
  )
}

/** Fills in a new list as if it were typed, so that it survives a reload and leaving asks first. */
function useFillIn(
  form: UseFormReturn<PriceListValues, unknown, PriceListValues>,
  copied: PriceListDraft | null,
) {
  const fillIn = useEffectEvent(() => {
    if (!copied) return
    const { prices, startDate, endDate, hasOwnPremium, description } = priceListValuesOf(copied)
    form.setValue('prices', prices)
    form.setValue('hasOwnPremium', hasOwnPremium)
    form.setValue('startDate', startDate, { shouldDirty: true })
    form.setValue('endDate', endDate, { shouldDirty: true })
    form.setValue('description', description, { shouldDirty: true })
  })
  useEffect(() => {
    // After the form's own effects, which reset it.
    const timer = setTimeout(() => fillIn())
    return () => clearTimeout(timer)
  }, [])
}

/** The index of the list now; a new one, or one that a colleague deleted, is added at the end. */
function placeOf({ _id }: PriceListDraft, lists: PriceListDraft[], end: number): number {
  if (_id === undefined) return end
  const index = lists.findIndex((one) => one._id === _id)
  return index < 0 ? lists.length : index
}

function withoutId({ _id, ...list }: PriceListDraft): PriceListDraft {
  return list
}

/** Asks before leaving with unsaved prices, even when going back to the tour. */
function useExitQuestion(dirty: { current: boolean }): void {
  const t = useText(priceListMessages)
  useBlocker({
    shouldBlockFn: async () => {
      if (!dirty.current) return false
      if (!(await confirm(t('exitQuestion'), { action: t('exit') }))) return true
      dirty.current = false
      return false
    },
    enableBeforeUnload: () => asksBeforeUnload(dirty.current),
  })
}
