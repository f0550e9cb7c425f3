import { ActionIcon, Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type Day, daysBetween } from '@tourdesk/domain/calendar'
import { draftOverlaps, type YearPart, yearOfLists } from '@tourdesk/domain/pricing/yearOfLists'
import { useState } from 'react'
import { dayRange, formDay, list, shortMonth } from '../../../i18n/format.ts'
import { ltr, named } from '../../../i18n/isolate.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/useText.ts'
import { AppLink } from '../../../kit/AppLink.tsx'
import { useToday } from '../../../kit/fields/useToday.ts'
import { priceListMessages } from './messages.ts'
import { datesOf, type PriceListDraft } from './priceListValues.ts'
import styles from './YearStrip.module.css'

interface YearStripProps {
  lists: PriceListDraft[]
  /** The address of the editor of a list, by its position from 1. */
  hrefOf: (position: number) => string
  onAdd: (days: { startDate: Day; endDate: Day }) => void
}

/** A tour's year: which active list covers which days, which days have none, and which have several. */
export function YearStrip({ lists, hrefOf, onAdd }: YearStripProps) {
  const t = useText(priceListMessages)
  const { language } = useLanguage()
  const today = useToday()
  const [year, setYear] = useState(Number(today.slice(0, 4)))
  const dated = lists.map((each, index) => datesOf(each, index))
  const parts = yearOfLists(dated, year, today)
  const placeOf = (id: string) => dated.findIndex(({ _id }) => _id === id) + 1
  const nameOf = (id: string) => dated[placeOf(id) - 1]?.description || t('unnamed', { number: placeOf(id) })
  const gaps = parts.filter(({ kind }) => kind === 'gap')
  const overlaps = parts.filter(({ kind }) => kind === 'overlap')
  const drafts = draftOverlaps(dated, year, today)
  const months = Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}-01`)

  return (
    <section className={styles.year} aria-label={t('yearOf', { year })}>
      <div className="row gap8 below8">
        <ActionIcon variant="default" aria-label={t('previousYear')} onClick={() => setYear(year - 1)}>
          <IconChevronLeft size={16} stroke={1.6} className="pointsForward" />
        </ActionIcon>
        <span className="strong tabular" aria-live="polite">
          {t('yearOf', { year })}
        </span>
        <ActionIcon variant="default" aria-label={t('nextYear')} onClick={() => setYear(year + 1)}>
          <IconChevronRight size={16} stroke={1.6} className="pointsForward" />
        </ActionIcon>
      </div>
      <div className={styles.months} aria-hidden>
        {months.map((first) => (
          <span key={first}>{shortMonth(first, language)}</span>
        ))}
      </div>
      <ol className={styles.strip}>
        {parts.map((part) => (
          <li key={part.start} data-kind={part.kind} style={{ flexGrow: lengthOf(part) }}>
            <Part part={part} nameOf={nameOf} hrefOf={(id) => hrefOf(placeOf(id))} onAdd={onAdd} />
          </li>
        ))}
      </ol>
      <ul className="grid gap4 plainList">
        {overlaps.map((part) => (
          <li key={part.start}>
            {t('overlapOf', {
              days: daysOf(part),
              names: list(part.lists.map((id) => named(nameOf(id)))),
              first: nameOf(part.lists[0] ?? ''),
            })}
          </li>
        ))}
        {overlaps.length > 0 && <li className="quiet">{t('overlapHelp')}</li>}
        {gaps.map((part) => (
          <li key={part.start}>
            {t('gapOf', { days: daysOf(part) })}
            <Button
              variant="subtle"
              size="compact-xs"
              aria-label={t('addFor', { days: daysOf(part) })}
              onClick={() => onAdd({ startDate: part.start, endDate: part.end })}
            >
              {t('addForGap')}
            </Button>
          </li>
        ))}
        {drafts.map((part) => (
          <li key={`${part.draft} ${part.active}`}>
            {t('draftOverlap', {
              days: daysOf(part),
              draft: nameOf(part.draft),
              active: nameOf(part.active),
            })}
          </li>
        ))}
        {gaps.length + overlaps.length + drafts.length === 0 && (
          <li className="quiet">{t('wholeYear', { year })}</li>
        )}
      </ul>
    </section>
  )
}

interface PartProps {
  part: YearPart
  nameOf: (id: string) => string
  hrefOf: (id: string) => string
  onAdd: YearStripProps['onAdd']
}

/** A period: opens its list, or the first of several; without a list, starts one for these days. */
function Part({ part, nameOf, hrefOf, onAdd }: PartProps) {
  const t = useText(priceListMessages)
  const [first] = part.lists
  const days = daysOf(part)
  if (part.kind === 'past')
    return (
      <span className={styles.past} title={days}>
        {t('past')}
      </span>
    )
  if (first === undefined) {
    const name = t('addFor', { days })
    return (
      <button
        type="button"
        className={styles.part}
        title={name}
        aria-label={name}
        onClick={() => onAdd({ startDate: part.start, endDate: part.end })}
      >
        {t('noList')}
      </button>
    )
  }
  const name =
    part.kind === 'overlap'
      ? t('partOf', { name: t('overlap'), days })
      : t('partOf', { name: nameOf(first), days })
  return (
    <AppLink className={styles.part} href={hrefOf(first)} title={name} aria-label={name}>
      <bdi>{part.kind === 'overlap' ? t('overlap') : nameOf(first)}</bdi>
    </AppLink>
  )
}

function lengthOf({ start, end }: YearPart): number {
  return daysBetween(start, end) + 1
}

function daysOf({ start, end }: Pick<YearPart, 'start' | 'end'>): string {
  return start === end ? ltr(formDay(start)) : dayRange(start, end, formDay)
}
