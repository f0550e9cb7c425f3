import { adjustableCodes } from '@tourdesk/domain/checks/checkRules'
import { severityWords } from '@tourdesk/words/log/findingWords'
import type { Labels } from '../i18n/labels.ts'
import { invoicingLabels, limitActionLabels, statementBasisLabels } from '../i18n/vocabulary/agencies.ts'
import {
  articleCategoryLabels,
  cityLabels,
  groupTypeLabels,
  instructionLabels,
  languageLabels,
  regionLabels,
  whatToBringLabels,
} from '../i18n/vocabulary/catalogue.ts'
import {
  availabilityLabels,
  licenseTypeLabels,
  operatorRoleLabels,
  rankingTagLabels,
} from '../i18n/vocabulary/fleet.ts'
import { factorRuleLabels, membershipStatusLabels, roleLabels } from '../i18n/vocabulary/identity.ts'
import { orderStatusLabels } from '../i18n/vocabulary/orders.ts'
import { discountMomentLabels, priceListStatusLabels } from '../i18n/vocabulary/pricing.ts'

const ofField: Record<string, Labels<string>> = {
  role: roleLabels,
  status: membershipStatusLabels,
  languages: languageLabels,
  language: languageLabels,
  city: cityLabels,
  groupTypes: groupTypeLabels,
  group_type: groupTypeLabels,
  mainRegion: regionLabels,
  secondaryRegions: regionLabels,
  instructions: instructionLabels,
  whatToBring: whatToBringLabels,
  category: articleCategoryLabels,
  licenseTypes: licenseTypeLabels,
  ranking: rankingTagLabels,
  bookingOrTour: discountMomentLabels,
  secondFactorFrom: factorRuleLabels,
  ...Object.fromEntries(adjustableCodes.map((code) => [code, severityWords])),
}
/** Fields whose labels depend on the kind of thing. */
const ofEntity: Record<string, Record<string, Labels<string>>> = {
  Operator: { role: operatorRoleLabels, status: availabilityLabels },
  Car: { status: availabilityLabels },
  Tour: { status: priceListStatusLabels },
  Order: { status: orderStatusLabels },
  Account: { atLimit: limitActionLabels, basis: statementBasisLabels, invoicing: invoicingLabels },
}
const none: Labels<string> = { en: {}, he: {} }

/** The labels of a field's values, if they're a closed list. */
export function valueLabels(entity: string, field: string): Labels<string> {
  return ofEntity[entity]?.[field] ?? ofField[field] ?? none
}
