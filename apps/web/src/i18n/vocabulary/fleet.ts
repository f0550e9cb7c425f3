import type {
  AvailabilityStatus,
  DayStatus,
  LicenseType,
  OperatorRole,
  RankingTag,
} from '@tourdesk/domain/fleet/vocabulary'
import type { MessageLanguage } from '@tourdesk/domain/messages/vocabulary'
import type { Labels } from '../labels.ts'

export const operatorRoleLabels: Labels<OperatorRole> = {
  en: { guide: 'Guide', driver: 'Driver' },
  he: { guide: 'מדריך', driver: 'נהג' },
}

export const documentLanguageLabels: Labels<MessageLanguage> = {
  en: { he: 'Hebrew', en: 'English' },
  he: { he: 'עברית', en: 'אנגלית' },
}

const licenseNames = { B: 'B', D1: 'D1', D2: 'D2', D3: 'D3', D: 'D' }
export const licenseTypeLabels: Labels<LicenseType> = { en: licenseNames, he: licenseNames }

export const rankingTagLabels: Labels<RankingTag> = {
  en: {
    often_late: 'Often late',
    poor_communication: 'Poor communication',
    customer_complaints: 'Customer complaints',
    last_minute_cancellations: 'Last minute cancellations',
  },
  he: {
    often_late: 'מאחר לעיתים קרובות',
    poor_communication: 'תקשורת לקויה',
    customer_complaints: 'תלונות של לקוחות',
    last_minute_cancellations: 'ביטולים ברגע האחרון',
  },
}

export const availabilityLabels: Labels<AvailabilityStatus> = {
  en: { reserved: 'Reserved', unavailable: 'Unavailable', available: 'Available', assigned: 'Assigned' },
  he: { reserved: 'שמור', unavailable: 'לא זמין', available: 'זמין', assigned: 'משובץ' },
}

export const dayStatusLabels: Labels<DayStatus> = {
  en: {
    free: 'Free',
    assignedHere: 'Assigned here',
    assignedElsewhere: 'Assigned elsewhere',
    unavailable: 'Unavailable',
  },
  he: {
    free: 'פנוי',
    assignedHere: 'משובץ כאן',
    assignedElsewhere: 'משובץ במקום אחר',
    unavailable: 'לא זמין',
  },
}
