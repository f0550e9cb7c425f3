import { dayInTime } from '@tourdesk/domain/catalogue/departureDays'
import { defaultBookingCloses } from '@tourdesk/domain/catalogue/tour'
import { offeredLanguages, withChosen } from '@tourdesk/domain/entries/choices'
import { limitOf } from '@tourdesk/domain/entries/participants'
import { tourOptions, vehicleSizes } from '@tourdesk/domain/entries/vocabulary'
import { useCan } from '../../../app/session.ts'
import { useOptions } from '../../../i18n/labels.ts'
import { useText } from '../../../i18n/useText.ts'
import { languageLabels } from '../../../i18n/vocabulary/catalogue.ts'
import { tourOptionLabels } from '../../../i18n/vocabulary/orders.ts'
import { FieldGrid, WholeWidth } from '../../../kit/form/FieldGrid.tsx'
import { ChoiceField, CounterField, DayFormField, TextField } from '../../../kit/form/formFields.tsx'
import { orderMessages } from '../orderMessages.ts'
import { RouteFields } from '../places/RouteFields.tsx'
import { useEntry } from '../useEntry.ts'
import { EntryNotes } from './EntryNotes.tsx'
import { OverrideTick } from './OverrideTick.tsx'
import { PresetLine } from './PresetLine.tsx'
import { SellOver } from './SellOver.tsx'
import { TourChoice } from './TourChoice.tsx'
import { WishFields } from './WishFields.tsx'

/** The entry of a private or package order, with its first and last day and its vehicle. */
export function SingleTourFields({ index }: { index: number }) {
  const t = useText(orderMessages)
  const { desk, entry, scene, isClosed, patch } = useEntry(index)
  const { control } = desk.form
  const seesFleet = useCan('fleet.read')
  const languages = withChosen(offeredLanguages(entry, scene), entry.language)
  const languageOptions = useOptions(languages, languageLabels)
  const serviceOptions = useOptions(tourOptions, tourOptionLabels)
  const sizeOptions = vehicleSizes.map((size) => ({ value: size, label: t('seats', { seats: size }) }))
  const closes = scene.tour?.bookingCloses ?? defaultBookingCloses
  const at = <Field extends string>(field: Field) => `selectedTours.${index}.${field}` as const
  return (
    <>
      <FieldGrid columns={3}>
        <WholeWidth>
          <TourChoice index={index} />
        </WholeWidth>
        <DayFormField
          control={control}
          name={at('startDate')}
          label={t('startDate')}
          required
          disabled={isClosed('startDate')}
          isBlocked={(day) => !dayInTime(day, closes, scene.moment).ok}
          onChange={(startDate) => {
            if (startDate && (!entry.endDate || entry.endDate < startDate)) patch({ endDate: startDate })
          }}
        />
        <DayFormField
          control={control}
          name={at('endDate')}
          label={t('endDate')}
          required
          disabled={isClosed('endDate')}
          opensAt={entry.startDate ?? undefined}
          min={entry.startDate ?? undefined}
        />
        <ChoiceField
          control={control}
          name={at('language')}
          label={t('language')}
          required
          options={languageOptions}
          placeholder={entry.tour ? undefined : t('chooseTourFirst')}
          onEntered={() => desk.focusNext('tours')}
          disabled={isClosed('language') || !entry.tour}
        />
        <ChoiceField
          control={control}
          name={at('tourOption')}
          label={t('service')}
          options={serviceOptions}
          clearable
          disabled={isClosed('tourOption')}
        />
        <ChoiceField
          control={control}
          name={at('vehicleSize')}
          label={t('vehicleSize')}
          options={sizeOptions}
          clearable
          disabled={isClosed('vehicleSize')}
        />
        <CounterField
          control={control}
          name={at('numOfParticipants')}
          label={t('participants')}
          required
          max={limitOf(entry, desk.orderType)}
          disabled={isClosed('numOfParticipants')}
        />
        {seesFleet && <WishFields index={index} />}
        <TextField
          control={control}
          name={at('voucher')}
          label={t('voucher')}
          kind="code"
          maxLength={200}
          disabled={isClosed('voucher')}
        />
      </FieldGrid>
      <PresetLine index={index} />
      <OverrideTick />
      <SellOver />
      <RouteFields index={index} />
      <EntryNotes index={index} />
    </>
  )
}
