import type { DuePayment } from '@tourdesk/contract/payments/duePayment'
import type { RemindedCharge } from '@tourdesk/domain/messages/reminders'
import type { Db } from '../../kernel/database.ts'

/** When the customers of charges were last asked for them, by the charge's id. The messages provide it. */
export type FindReminders = (
  db: Db,
  charges: readonly (RemindedCharge & { order: string })[],
) => Promise<ReadonlyMap<string, NonNullable<DuePayment['reminded']>>>
