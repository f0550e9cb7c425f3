import type { Rounding } from '@tourdesk/domain/pricing/raisePrice'
import type { Labels } from '../../i18n/labels.ts'

export const roundingLabels: Labels<Rounding> = {
  en: {
    cent: 'the cent',
    dollar: 'the nearest $1',
    five: 'the nearest $5',
    ten: 'the nearest $10',
    ninety: 'the nearest .90',
  },
  he: {
    cent: 'לסנט',
    dollar: 'ל-\u2066$1\u2069 הקרוב',
    five: 'ל-\u2066$5\u2069 הקרובים',
    ten: 'ל-\u2066$10\u2069 הקרובים',
    ninety: 'ל-\u2066.90\u2069 הקרוב',
  },
}

export const riseLabels: Labels<'percent' | 'dollars'> = {
  en: { percent: 'percent', dollars: 'USD' },
  he: { percent: 'אחוזים', dollars: 'דולרים' },
}
