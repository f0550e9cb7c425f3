import { Skeleton } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AbsenceCandidate, AbsencePreview, TouchedUnit } from '@tourdesk/contract/dispatch/absences'
import type { RangeOwner } from '@tourdesk/domain/fleet/vocabulary'
import { useEffect } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { queries } from '../../app/api.ts'
import { days, list } from '../../i18n/format.ts'
import { ltr, named } from '../../i18n/isolate.ts'
import { useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { languageLabels } from '../../i18n/vocabulary/catalogue.ts'
import { ErrorState } from '../../kit/ErrorState.tsx'
import { Choice } from '../../kit/fields/Choice.tsx'
import { useProblemTexts } from '../../kit/problemText.ts'
import { messages } from '../messages.ts'
import { type AbsenceControl, chosenFor, daysAsked, leftOpen } from './absenceForm.ts'
import { absenceMessages } from './absenceMessages.ts'

interface TouchedUnitsProps {
  control: AbsenceControl
  objType: RangeOwner
  itemId: string
  /** Called with what's on the screen, and with null while other days load. */
  onShown: (shown: AbsencePreview | null) => void
}

/** The vehicle units of the days, each with a choice of who takes over. */
export function TouchedUnits({ control, objType, itemId, onShown }: TouchedUnitsProps) {
  const t = useText(absenceMessages)
  const { ofError } = useProblemTexts()
  const [startDate, endDate] = useWatch({ control, name: ['startDate', 'endDate'] })
  const { field } = useController({ control, name: 'replacements' })
  const asked = daysAsked({ startDate, endDate })
  const preview = useQuery({
    ...queries.absences.preview({ query: { objType, itemId, startDate: '', ...asked } }),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const current = asked && !preview.isPlaceholderData ? (preview.data ?? null) : null
  useEffect(() => onShown(current), [current, onShown])
  if (preview.error && !current)
    return <ErrorState text={ofError(preview.error)} onRetry={() => void preview.refetch()} />
  if (!preview.data) return <Skeleton height={64} />
  const { units, more } = preview.data
  return (
    <section aria-busy={current === null} className="grid gap10" aria-label={t('title')}>
      <p className="flat" role="status">
        {units.length === 0 ? t('untouched') : t('touched', { count: units.length })}
      </p>
      {units.map((unit) => (
        <Replacement
          key={unit._id}
          unit={unit}
          value={chosenFor(unit, field.value)}
          onChange={(chosen) => field.onChange({ ...field.value, [unit._id]: chosen })}
        />
      ))}
      {more > 0 && <p className="quiet flat">{t('more', { count: more })}</p>}
    </section>
  )
}

interface ReplacementProps {
  unit: TouchedUnit
  value: string
  onChange: (chosen: string) => void
}

/** One unit: which tour and day, who is on board, and the free cars or people in the order of the picker. */
function Replacement({ unit, value, onChange }: ReplacementProps) {
  const t = useText(absenceMessages)
  const describe = useDescription()
  const noteOf = useNote(unit)
  return (
    <Choice
      label={t('unit', { tour: unit.tour.name, day: ltr(days(unit.date, unit.endDate)) })}
      help={describe(unit)}
      options={[
        ...unit.candidates.map((candidate) => ({
          value: candidate._id,
          label: candidate.name,
          note: noteOf(candidate),
        })),
        { value: leftOpen, label: t('open') },
      ]}
      value={value}
      onChange={(chosen) => onChange(chosen ?? leftOpen)}
    />
  )
}

function useDescription() {
  const t = useText(absenceMessages)
  const shared = useText(messages)
  const language = useLabel(languageLabels)
  return (unit: TouchedUnit): string => {
    const { time, people, languages, vehicle, number, role, ownCar, candidates, suggested } = unit
    const isCar = role === 'car'
    const facts = [
      t(role),
      time === null ? t('noTime') : ltr(time),
      shared('participants', { count: people }),
      ...languages.map(language),
      ...(vehicle === null || isCar ? [t('number', { number })] : [named(vehicle)]),
    ]
    const missing =
      candidates.length === 0 ? (isCar ? 'noCarFree' : 'nobodyFree') : isCar ? 'noCarFits' : 'noneFits'
    return [
      facts.join(' · '),
      ...(ownCar === null ? [] : [t('ownCarGoes', { plate: ltr(ownCar) })]),
      ...(suggested === null ? [t(missing)] : []),
    ].join('. ')
  }
}

/** What speaks for a candidate, or against. */
function useNote({ role, suggested }: TouchedUnit) {
  const t = useText(absenceMessages)
  const shared = useText(messages)
  const language = useLabel(languageLabels)
  return ({ _id, languages, licenseTypes, seats, ownCar, timesOnTour, fits }: AbsenceCandidate): string => {
    const isGuide = role === 'guide' || role === 'guideAndDriver'
    // Words come first, since the first letter decides the direction.
    return list([
      ...(_id === suggested ? [t('suggested')] : []),
      ...(fits ? [] : [t(role === 'car' ? 'tooSmall' : 'unspoken')]),
      ...(seats === null ? [] : [t('seats', { count: seats })]),
      ...(isGuide ? languages.map(language) : []),
      ...(timesOnTour === 0 ? [] : [shared('timesOnTour', { count: timesOnTour })]),
      ...(ownCar === null ? [] : [t('bringsCar', { plate: ltr(ownCar) })]),
      ...(role === 'guide' || licenseTypes.length === 0 ? [] : [ltr(list(licenseTypes))]),
    ])
  }
}
