import { Checkbox } from '@mantine/core'
import { offeredGroupTypes, offeredLanguages, withChosen } from '@tourdesk/domain/entries/choices'
import { hasPriceClass } from '@tourdesk/domain/entries/priceClass'
import { priceClasses } from '@tourdesk/domain/entries/vocabulary'
import { useOptions } from '../../../i18n/labels.ts'
import { useText } from '../../../i18n/useText.ts'
import { groupTypeLabels, languageLabels } from '../../../i18n/vocabulary/catalogue.ts'
import { priceClassLabels } from '../../../i18n/vocabulary/pricing.ts'
import { FieldGrid, WholeWidth } from '../../../kit/form/FieldGrid.tsx'
import { ChoiceField } from '../../../kit/form/formFields.tsx'
import { orderMessages } from '../orderMessages.ts'
import { RouteFields } from '../places/RouteFields.tsx'
import { useEntry } from '../useEntry.ts'
import { DepartureField } from './DepartureField.tsx'
import { EntryNotes } from './EntryNotes.tsx'
import { ParticipantsField } from './ParticipantsField.tsx'
import { PresetLine } from './PresetLine.tsx'
import { TourChoice } from './TourChoice.tsx'

/** One tour on one date of a daily order. */
export function DailyFields({ index }: { index: number }) {
  const t = useText(orderMessages)
  const { desk, entry, scene, isClosed, choose } = useEntry(index)
  const { control } = desk.form
  const goOn = () => desk.focusNext('tours')
  const groupTypes = withChosen(offeredGroupTypes(scene), entry.group_type)
  const languages = withChosen(offeredLanguages(entry, scene), entry.language)
  const groupTypeOptions = useOptions(groupTypes, groupTypeLabels)
  const languageOptions = useOptions(languages, languageLabels)
  const priceClassOptions = useOptions(priceClasses, priceClassLabels)
  return (
    <>
      <FieldGrid columns={3}>
        <WholeWidth>
          <TourChoice index={index} />
        </WholeWidth>
        <ChoiceField
          control={control}
          name={`selectedTours.${index}.group_type`}
          label={t('groupType')}
          required
          options={groupTypeOptions}
          placeholder={scene.tour ? undefined : t('chooseTourFirst')}
          disabled={isClosed('group_type') || !entry.tour}
          onChange={(group_type: typeof entry.group_type) => choose({ group_type })}
          onEntered={goOn}
        />
        <ChoiceField
          control={control}
          name={`selectedTours.${index}.language`}
          label={t('language')}
          required
          options={languageOptions}
          placeholder={entry.group_type ? undefined : t('chooseGroupFirst')}
          disabled={isClosed('language') || !entry.group_type}
          onChange={(language: typeof entry.language) => choose({ language })}
          onEntered={goOn}
        />
        {entry.group_type === 'private_group' ? (
          <Checkbox
            label={t('deluxe')}
            style={{ alignSelf: 'end', paddingBlockEnd: 8 }}
            checked={entry.isDeluxe}
            disabled={isClosed('isDeluxe')}
            onChange={(event) => choose({ isDeluxe: event.currentTarget.checked })}
          />
        ) : (
          <ChoiceField
            control={control}
            name={`selectedTours.${index}.price_class`}
            label={t('priceClass')}
            required
            options={priceClassOptions}
            onEntered={goOn}
            disabled={isClosed('price_class') || !hasPriceClass(entry.group_type)}
          />
        )}
      </FieldGrid>
      <PresetLine index={index} />
      <DepartureField index={index} />
      <ParticipantsField index={index} disabled={isClosed('participants')} />
      <RouteFields index={index} />
      <EntryNotes index={index} />
    </>
  )
}
