import type { AccountPrices, GeneralDiscount } from '@tourdesk/contract/pricing/pricing'
import { filterLanguages, groupTypes } from '@tourdesk/domain/catalogue/vocabulary'
import { discountMoments } from '@tourdesk/domain/pricing/vocabulary'
import { percent } from '../i18n/format.ts'
import { useOptions } from '../i18n/labels.ts'
import { useText } from '../i18n/useText.ts'
import { groupTypeLabels, languageLabels } from '../i18n/vocabulary/catalogue.ts'
import { discountMomentLabels } from '../i18n/vocabulary/pricing.ts'
import { useOpen } from '../kit/AppLink.tsx'
import { useToday } from '../kit/fields/useToday.ts'
import { useStored } from '../kit/form/deleted/DeletedContext.ts'
import { FieldGrid, WholeWidth } from '../kit/form/FieldGrid.tsx'
import { ChoiceField, MultiChoiceField, NumberField } from '../kit/form/formFields.tsx'
import { partsOf } from '../kit/form/versions/mergeVersions.ts'
import { useVersionedForm } from '../kit/form/versions/useVersionedForm.ts'
import { Page } from '../kit/Page.tsx'
import { Panel } from '../kit/Panel.tsx'
import { withItem, withoutItem } from './changedList.ts'
import { DayInputs } from './DayInputs.tsx'
import {
  type DiscountValues,
  discountDraftOf,
  discountFields,
  discountSchema,
  discountValuesOf,
} from './discountValues.ts'
import { pricingMessages } from './messages.ts'
import { PriceForm } from './PriceForm.tsx'
import { TourInput } from './TourInput.tsx'

interface GeneralDiscountFormProps {
  /** Null for a new discount. */
  discount: GeneralDiscount | null
  prices: AccountPrices
}

/** The form of a general discount. */
export function GeneralDiscountForm({ discount, prices }: GeneralDiscountFormProps) {
  const t = useText(pricingMessages)
  const open = useOpen()
  const today = useToday()
  const stored = useStored(discount)
  const { form, versions } = useVersionedForm(
    discountSchema(t('endDateMissing')),
    discountValuesOf(discount, today),
    discount &&
      partsOf<DiscountValues>({
        discount: t('discount'),
        bookingOrTour: t('bookingOrTour'),
        start_date: t('startDate'),
        end_date: t('endDate'),
        noExpiration: t('endDate'),
        allTours: t('tours'),
        tours: t('tours'),
        languages: t('languages'),
        groupTypes: t('groupTypes'),
      }),
  )
  const { control } = form
  const title = discount
    ? t('discountTitle', { percent: percent(discount.discount) })
    : t('new_general_discounts')
  return (
    <Page title={title} kind="form">
      <Panel>
        <PriceForm
          draft={`discount ${discount?._id ?? 'new'}`}
          form={form}
          versions={versions}
          limits={discountFields.limits}
          prices={prices}
          isNew={!stored}
          onDone={() => open('/prices/general_discounts')}
          put={(values) => (lists) => ({
            ...lists,
            general_discounts: withItem(lists.general_discounts, {
              ...discountDraftOf(values),
              _id: stored?._id,
            }),
          })}
          drop={
            discount &&
            ((lists) => ({
              ...lists,
              general_discounts: withoutItem(lists.general_discounts, discount._id),
            }))
          }
        >
          <FieldGrid>
            <NumberField control={control} name="discount" label={t('discount')} of="percent" />
            <ChoiceField
              control={control}
              name="bookingOrTour"
              label={t('bookingOrTour')}
              help={t('momentHelp')}
              options={useOptions(discountMoments, discountMomentLabels)}
            />
            <DayInputs />
            <WholeWidth>
              <TourInput />
            </WholeWidth>
            <MultiChoiceField
              control={control}
              name="languages"
              label={t('languages')}
              options={useOptions(filterLanguages, languageLabels)}
            />
            <MultiChoiceField
              control={control}
              name="groupTypes"
              label={t('groupTypes')}
              options={useOptions(groupTypes, groupTypeLabels)}
            />
          </FieldGrid>
        </PriceForm>
      </Panel>
    </Page>
  )
}
