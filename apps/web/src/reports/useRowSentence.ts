import type { ReportRow } from '@tourdesk/contract/reports/reports'
import type { Grouping, Measure, ReportName } from '@tourdesk/domain/reports/vocabulary'
import { number, oneDecimal } from '../i18n/format.ts'
import { named } from '../i18n/isolate.ts'
import { useLanguage } from '../i18n/language.ts'
import { useText } from '../i18n/useText.ts'
import { groupText } from './groupText.ts'
import { reportMessages } from './reportMessages.ts'

/** A row's main numbers as a sentence; null for reports whose numbers need none, and without the numbers. */
export function useRowSentence(
  name: ReportName,
  groupBy: readonly Grouping[],
): (row: ReportRow) => string | null {
  const t = useText(reportMessages)
  const { language } = useLanguage()
  const [grouping] = groupBy
  return ({ keys: [key], values }) => {
    const numbers = (...measures: Measure[]) => {
      const found = measures.map((measure) => values[measure])
      return found.every((one) => typeof one === 'number') ? (found as number[]) : null
    }
    if (name === 'vehicles' && grouping === 'car') {
      const [out, available, share] = numbers('vehicleDays', 'daysAvailable', 'seatShare') ?? []
      if (out === undefined || available === undefined || share === undefined) return null
      return t('carUse', { out: number(out), available: number(available), share: wholePercent(share) })
    }
    if (name === 'fill') {
      const [people, seats, share] = numbers('peoplePlanned', 'seatsPlanned', 'fillPlanned') ?? []
      if (people === undefined || seats === undefined || share === undefined) return null
      const places = { people: number(people), seats: number(seats), share: oneDecimal(share * 100) }
      return `\u2066${t('seatsFilled', places)}\u2069`
    }
    if (name === 'pace' && grouping && key) {
      const [people, before, final] = numbers('people', 'peopleThen', 'peopleFinal') ?? []
      if (people === undefined || before === undefined || final === undefined) return null
      const period = named(groupText(grouping, key, language))
      return t('pace', { period, people: number(people), lastYear: number(before), final: number(final) })
    }
    return null
  }
}

function wholePercent(share: number): string {
  return number(Math.round(share * 100))
}
