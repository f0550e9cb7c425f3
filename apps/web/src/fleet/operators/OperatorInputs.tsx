import { useQuery } from '@tanstack/react-query'
import { languages } from '@tourdesk/domain/catalogue/vocabulary'
import { licenseTypes, rankingTags } from '@tourdesk/domain/fleet/vocabulary'
import { messageLanguages } from '@tourdesk/domain/messages/vocabulary'
import type { Control } from 'react-hook-form'
import { queries } from '../../app/api.ts'
import { useOptions } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { languageLabels } from '../../i18n/vocabulary/catalogue.ts'
import { documentLanguageLabels, licenseTypeLabels, rankingTagLabels } from '../../i18n/vocabulary/fleet.ts'
import { FieldGrid, WholeWidth } from '../../kit/form/FieldGrid.tsx'
import {
  AmountField,
  ChoiceField,
  MultiChoiceField,
  TextAreaField,
  TextField,
} from '../../kit/form/formFields.tsx'
import { fleetMessages } from '../messages.ts'
import { operatorMessages } from './messages.ts'
import type { OperatorValues } from './operatorFields.ts'

interface OperatorInputsProps {
  control: Control<OperatorValues, unknown, OperatorValues>
}

/** All fields of a guide or a driver. */
export function OperatorInputs({ control }: OperatorInputsProps) {
  const t = useText(operatorMessages)
  const words = useText(fleetMessages)
  const tongues = useOptions(languages, languageLabels)
  const papers = useOptions(messageLanguages, documentLanguageLabels)
  const licenses = useOptions(licenseTypes, licenseTypeLabels)
  const marks = useOptions(rankingTags, rankingTagLabels)
  const cars = useQuery(queries.cars.list())
  const plates = (cars.data?.data ?? []).map(({ _id, plateId, make }) => ({
    value: _id,
    label: plateId,
    note: make,
  }))
  return (
    <FieldGrid>
      <TextField control={control} name="firstName" label={t('firstName')} />
      <TextField control={control} name="lastName" label={t('lastName')} />
      <TextField control={control} name="mobilePhone" label={t('mobilePhone')} kind="tel" />
      <TextField control={control} name="homePhone" label={t('homePhone')} kind="tel" />
      <TextField control={control} name="email" label={words('email')} kind="email" />
      <TextField control={control} name="city" label={t('city')} />
      <MultiChoiceField control={control} name="languages" label={t('languages')} options={tongues} />
      <ChoiceField control={control} name="documentLanguage" label={t('documentLanguage')} options={papers} />
      <MultiChoiceField control={control} name="licenseTypes" label={t('licenseTypes')} options={licenses} />
      <ChoiceField
        control={control}
        name="car"
        label={t('ownCar')}
        options={plates}
        adds={{ kind: 'car' }}
        clearable
        searchable
      />
      <AmountField control={control} name="salary" label={t('salary')} currency={null} />
      <WholeWidth>
        <MultiChoiceField control={control} name="ranking" label={t('ranking')} options={marks} />
      </WholeWidth>
      <WholeWidth>
        <TextAreaField control={control} name="notes" label={words('notes')} />
      </WholeWidth>
    </FieldGrid>
  )
}
