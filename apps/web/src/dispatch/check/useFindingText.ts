import type { DayFinding } from '@tourdesk/contract/checks/dayFinding'
import { list, money } from '../../i18n/format.ts'
import { named } from '../../i18n/isolate.ts'
import { useLabel } from '../../i18n/labels.ts'
import { useText } from '../../i18n/useText.ts'
import { languageLabels } from '../../i18n/vocabulary/catalogue.ts'
import { messages } from '../messages.ts'
import { checkMessages } from './checkMessages.ts'

/** A finding in words; a new code doesn't compile without its text. */
export function useFindingText(): (finding: DayFinding) => string {
  const t = useText(checkMessages)
  const shared = useText(messages)
  const language = useLabel(languageLabels)
  return ({ code, params }) => {
    switch (code) {
      case 'incident':
        return t('incident', { name: named(params.name), text: named(params.text) })
      case 'message_failed':
      case 'message_by_hand':
      case 'reminder_waiting':
      case 'departure_canceled':
      case 'day_unavailable':
      case 'times_listed':
        return t(code, { count: params.n })
      case 'manifest_changed':
        return t('manifest_changed', { n: params.n })
      case 'licence_too_small':
        return t(code, { ...params, name: named(params.name) })
      case 'stops_too_close':
        return t(code, { ...params, from: named(params.from), to: named(params.to) })
      case 'rest_too_short':
        return t(code, { name: named(params.name), count: params.hours })
      case 'hours_over':
        return t(`hours_over_${params.days}`, { name: named(params.name), hours: params.hours })
      case 'now_unavailable':
        return shared('now_unavailable', { count: 1, names: named(params.name) })
      case 'unassigned_people':
        return t('unassigned_people', {
          count: params.people,
          people: t('persons', { count: params.people }),
          ofOrders: t('ofOrders', { count: params.orders }),
        })
      case 'over_seats':
        return t('over_seats', { count: params.people, seats: params.seats })
      case 'over_capacity': {
        const { sold, capacity, name } = params
        return name === null
          ? t(code, { sold, capacity })
          : t('over_capacity_by', { sold, capacity, name: named(name) })
      }
      case 'below_minimum':
        return t(code, { people: params.people, min: params.min })
      case 'no_vehicle':
      case 'no_driver':
      case 'no_guide':
        return shared(code)
      case 'guide_language':
        return shared('unspoken', { languages: list(params.languages.map(language)) })
      case 'reply_declined':
        return params.reason === ''
          ? t('declined', { name: named(params.name) })
          : t('reply_declined', { name: named(params.name), reason: named(params.reason) })
      case 'reply_missing':
      case 'supplier_refused':
      case 'reserved_unused':
        return t(code, { name: named(params.name) })
      case 'supplier_open':
        return t(`supplier_${params.state}`, { name: named(params.name) })
      case 'pickup_missing':
      case 'price_open':
        return t(code, { order: params.order })
      case 'split_changed':
        return shared('split_changed', { order: params.order })
      case 'double_order':
        return t('double_order', { a: params.a, b: params.b })
      case 'shares_private_group':
      case 'unit_empty':
        return t(code)
      case 'open_money':
        return t('open_money', { count: params.n, amount: money(params.amount, params.currency) })
    }
  }
}
