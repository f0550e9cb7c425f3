import type { AccountPrices, Coupon } from '@tourdesk/contract/pricing/pricing'
import { useText } from '../i18n/useText.ts'
import { useOpen } from '../kit/AppLink.tsx'
import { useToday } from '../kit/fields/useToday.ts'
import { useStored } from '../kit/form/deleted/DeletedContext.ts'
import { FieldGrid, WholeWidth } from '../kit/form/FieldGrid.tsx'
import { NumberField, TextField } from '../kit/form/formFields.tsx'
import { partsOf } from '../kit/form/versions/mergeVersions.ts'
import { useVersionedForm } from '../kit/form/versions/useVersionedForm.ts'
import { Page } from '../kit/Page.tsx'
import { Panel } from '../kit/Panel.tsx'
import { withItem, withoutItem } from './changedList.ts'
import {
  type CouponValues,
  couponDraftOf,
  couponFields,
  couponSchema,
  couponValuesOf,
} from './couponValues.ts'
import { DayInputs } from './DayInputs.tsx'
import { pricingMessages } from './messages.ts'
import { PriceForm } from './PriceForm.tsx'
import { TourInput } from './TourInput.tsx'

interface CouponFormProps {
  /** Null for a new coupon. */
  coupon: Coupon | null
  prices: AccountPrices
}

/** The form of a coupon. */
export function CouponForm({ coupon, prices }: CouponFormProps) {
  const t = useText(pricingMessages)
  const open = useOpen()
  const today = useToday()
  const stored = useStored(coupon)
  const { form, versions } = useVersionedForm(
    couponSchema(t('endDateMissing')),
    couponValuesOf(coupon, today),
    coupon &&
      partsOf<CouponValues>({
        name: t('name'),
        code: t('code'),
        discount: t('discount'),
        usage: t('usage'),
        allTours: t('tours'),
        tours: t('tours'),
        start_date: t('startDate'),
        end_date: t('endDate'),
        noExpiration: t('endDate'),
      }),
  )
  const { control } = form
  return (
    <Page title={coupon?.name ?? t('new_coupons')} kind="form">
      <Panel>
        <PriceForm
          draft={`coupon ${coupon?._id ?? 'new'}`}
          form={form}
          versions={versions}
          limits={couponFields.limits}
          prices={prices}
          isNew={!stored}
          onDone={() => open('/prices/coupons')}
          put={(values) => (lists) => ({
            ...lists,
            coupons: withItem(lists.coupons, { ...couponDraftOf(values), _id: stored?._id }),
          })}
          used={coupon && { of: 'coupons', id: coupon._id }}
          drop={coupon && ((lists) => ({ ...lists, coupons: withoutItem(lists.coupons, coupon._id) }))}
        >
          <FieldGrid>
            <TextField control={control} name="name" label={t('name')} />
            <TextField control={control} name="code" label={t('code')} kind="code" help={t('codeHelp')} />
            <NumberField control={control} name="discount" label={t('discount')} of="percent" />
            <NumberField control={control} name="usage" of="whole" label={t('usage')} help={t('usageHelp')} />
            <WholeWidth>
              <TourInput />
            </WholeWidth>
            <DayInputs />
          </FieldGrid>
        </PriceForm>
      </Panel>
    </Page>
  )
}
