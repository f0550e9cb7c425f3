import type { DepartureState } from '@tourdesk/domain/departures/departure'
import type { Labels } from '../labels.ts'

/** The states of departures. */
export const departureStateLabels: Labels<DepartureState> = {
  en: { open: 'Open', closed: 'Closed', canceled: 'Canceled' },
  he: { open: 'פתוחה', closed: 'סגורה', canceled: 'בוטלה' },
}
