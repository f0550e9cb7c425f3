import { useQuery } from '@tanstack/react-query'
import type { OfferedTours } from '@tourdesk/contract/catalogue/offeredTours'
import { seesOwnOrdersOnly } from '@tourdesk/domain/access/actor'
import { addMonths, type Day } from '@tourdesk/domain/calendar'
import { openDays } from '@tourdesk/domain/catalogue/departureDays'
import { groupTypes, tourLanguages } from '@tourdesk/domain/catalogue/vocabulary'
import { sharesName } from '@tourdesk/domain/entries/places'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { queries } from '../../app/api.ts'
import { isOffice } from '../../app/isOffice.ts'
import { useSession } from '../../app/session.ts'
import { day, weekday } from '../../i18n/format.ts'
import { useLabel, useOptions } from '../../i18n/labels.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/useText.ts'
import { cityLabels, groupTypeLabels, languageLabels } from '../../i18n/vocabulary/catalogue.ts'
import { useToday } from '../../kit/fields/useToday.ts'
import { FieldGrid, WholeWidth } from '../../kit/form/FieldGrid.tsx'
import {
  ChoiceField,
  MultiChoiceField,
  NumberField,
  TextAreaField,
  TextField,
} from '../../kit/form/formFields.tsx'
import type { WaitingValues } from './waitingForm.ts'
import { waitingMessages } from './waitingMessages.ts'

/** Dates can be chosen so many months ahead. */
const monthsAhead = 15

interface WaitingFieldsProps {
  form: UseFormReturn<WaitingValues, unknown, WaitingValues>
  /** What the party waits for already, whose tour may be off sale. */
  tour?: { _id: string; name: string } | undefined
}

/** What a party waits for, and who it is. */
export function WaitingFields({ form, tour }: WaitingFieldsProps) {
  const t = useText(waitingMessages)
  const session = useSession()
  const { control } = form
  const offered = useQuery({ ...queries.tours.offered(), staleTime: 60_000 })
  const sellers = useQuery({ ...queries.agencies.sellers(), staleTime: 60_000 })
  const agency = useWatch({ control, name: 'agency' })
  const tours = (offered.data?.tours ?? []).map(({ _id, name }) => ({ value: _id, label: name }))
  const known = tour && !tours.some(({ value }) => value === tour._id) ? [tour] : []
  const agencies = sellers.data?.data ?? []
  const agents = agencies.find(({ _id }) => _id === agency)?.agents ?? []
  return (
    <FieldGrid>
      <WholeWidth>
        <ChoiceField
          control={control}
          name="tour"
          label={t('tour')}
          searchable
          options={[...known.map(({ _id, name }) => ({ value: _id, label: name })), ...tours]}
        />
      </WholeWidth>
      <ChoiceField
        control={control}
        name="group_type"
        label={t('group')}
        options={useOptions(groupTypes, groupTypeLabels)}
      />
      <ChoiceField
        control={control}
        name="language"
        label={t('language')}
        options={useOptions(tourLanguages, languageLabels)}
      />
      <WholeWidth>
        <MultiChoiceField
          control={control}
          name="dates"
          label={t('dates')}
          help={t('datesHelp')}
          options={useDates(form, offered.data)}
        />
      </WholeWidth>
      <NumberField control={control} name="people" of="whole" label={t('people')} />
      <ChoiceField
        control={control}
        name="pickup"
        label={t('pickup')}
        help={t('pickupHelp')}
        searchable
        clearable
        options={usePickups()}
      />
      <TextField control={control} name="mobilePhone" label={t('phone')} kind="tel" />
      <TextField control={control} name="firstName" label={t('firstName')} />
      <TextField control={control} name="lastName" label={t('lastName')} />
      <WholeWidth>
        <TextField control={control} name="email" label={t('email')} kind="email" />
      </WholeWidth>
      {isOffice(session) && (
        <ChoiceField
          control={control}
          name="agency"
          label={t('agency')}
          options={agencies.map(({ _id, name }) => ({ value: _id, label: name }))}
          onChange={() => form.setValue('agent', null, { shouldDirty: true })}
        />
      )}
      {!seesOwnOrdersOnly(session) && (
        <ChoiceField
          control={control}
          name="agent"
          label={t('agent')}
          options={agents.map(({ _id, name }) => ({ value: _id, label: name }))}
          clearable
        />
      )}
      <WholeWidth>
        <TextAreaField control={control} name="notes" label={t('notes')} />
      </WholeWidth>
    </FieldGrid>
  )
}

/** The stored places, by city. */
function usePickups() {
  const city = useLabel(cityLabels)
  const prices = useQuery({ ...queries.pricing.management(), staleTime: 60_000 })
  const places = prices.data?.priceManagement.pickups_dropoffs_locations ?? []
  return places.map((place) => ({
    value: place._id,
    label: `${city(place.city)}, ${place.name}${sharesName(place, places) ? `, ${place.address}` : ''}`,
  }))
}

/** The days on which the chosen tour runs for the chosen group and language, and those that are chosen already. */
function useDates({ control }: WaitingFieldsProps['form'], offered: OfferedTours | undefined) {
  const { language: shown } = useLanguage()
  const today = useToday()
  const [tour, group_type, language, dates] = useWatch({
    control,
    name: ['tour', 'group_type', 'language', 'dates'],
  })
  const found = offered?.tours.find(({ _id }) => _id === tour)
  const days = found && offered?.days[found.days]
  const months = Array.from({ length: monthsAhead }, (_, ahead) =>
    addMonths(`${today.slice(0, 7)}-01`, ahead),
  )
  const moment = { now: new Date(), override: false }
  const open =
    days && group_type && language
      ? months.flatMap((month) => openDays(month.slice(0, 7), days, { group_type, language }, moment))
      : []
  return [...new Set<Day>([...dates, ...open])]
    .sort()
    .map((value) => ({ value, label: `${weekday(value, shown, 'short')} ${day(value)}` }))
}
