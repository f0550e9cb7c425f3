import { Checkbox } from '@mantine/core'
import { type GroupType, tourLanguages } from '@tourdesk/domain/catalogue/vocabulary'
import { weekdayNames } from '../../../i18n/format.ts'
import { useLabel } from '../../../i18n/labels.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useText } from '../../../i18n/useText.ts'
import { groupTypeLabels, languageLabels } from '../../../i18n/vocabulary/catalogue.ts'
import { tourMessages } from '../messages.ts'
import styles from '../tours.module.css'
import type { TourValues } from '../tourValues.ts'
import { isTicked, type TourLanguage, type WeekCell, week } from '../weeklyGrid.ts'
import { usePainting } from './usePainting.ts'

interface WeekTableProps {
  type: GroupType
  offers: TourValues['groupTypes']
  onTick: (language: TourLanguage, days: readonly number[], isOn: boolean) => void
  onPaint: (before: TourValues['groupTypes'], cells: WeekCell[], isOn: boolean) => void
}

/**
 * Languages in rows, Sunday to Saturday in columns, and a checkbox for the whole week; dragging selects many
 * days.
 */
export function WeekTable({ type, offers, onTick, onPaint }: WeekTableProps) {
  const t = useText(tourMessages)
  const { language: screen } = useLanguage()
  const groupType = useLabel(groupTypeLabels)
  const languageName = useLabel(languageLabels)
  const days = weekdayNames(screen)
  const painting = usePainting(({ language, day }) => isTicked(offers, type, language, day), offers, onPaint)
  return (
    <div className={styles.week}>
      <table className={styles.weekTable} aria-label={groupType(type)}>
        <caption className={styles.caption}>{groupType(type)}</caption>
        <thead>
          <tr>
            <th scope="col">{t('language')}</th>
            {weekdayNames(screen, 'short').map((day, index) => (
              <th key={day} scope="col" abbr={days[index]}>
                {day}
              </th>
            ))}
            <th scope="col">{t('everyDay')}</th>
          </tr>
        </thead>
        <tbody className={styles.painted} {...painting}>
          {tourLanguages.map((language) => {
            const ticked = week.filter((day) => isTicked(offers, type, language, day))
            const named = (day: string) => t('dayOf', { language: languageName(language), day })
            return (
              <tr key={language}>
                <th scope="row">{languageName(language)}</th>
                {week.map((day) => (
                  <td key={day} data-language={language} data-day={day}>
                    <Checkbox
                      aria-label={named(days[day] ?? '')}
                      checked={ticked.includes(day)}
                      onChange={(event) => onTick(language, [day], event.currentTarget.checked)}
                    />
                  </td>
                ))}
                <td>
                  <Checkbox
                    aria-label={named(t('everyDay'))}
                    checked={ticked.length === week.length}
                    indeterminate={ticked.length > 0 && ticked.length < week.length}
                    onChange={(event) => onTick(language, week, event.currentTarget.checked)}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
