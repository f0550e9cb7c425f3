import { type LoggedField, loggedFields } from '@tourdesk/domain/orders/orderChanges'
import { fieldWords } from '@tourdesk/words/log/fieldWords'
import { orderFieldWords } from '@tourdesk/words/log/orderFieldWords'
import { useLabel } from '../i18n/labels.ts'

/** True for fields of orders, which have their own labels. */
export function isOrderField(entity: string, field: string): field is LoggedField {
  return entity === 'Order' && (loggedFields as readonly string[]).includes(field)
}

/** The screens' name for a field of the log. */
export function useFieldName(): (entity: string, field: string) => string {
  const ofOrder = useLabel(orderFieldWords)
  const ofRecord = useLabel<string>(fieldWords)
  return (entity, field) => (isOrderField(entity, field) ? ofOrder(field) : ofRecord(field))
}
