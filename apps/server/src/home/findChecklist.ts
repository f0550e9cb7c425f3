import type { Checklist } from '@tourdesk/contract/home/home'
import { can } from '@tourdesk/domain/access/actor'
import { type Day, dayIn } from '@tourdesk/domain/calendar'
import { stepsDone, stepsFor } from '@tourdesk/domain/home/checklist'
import { sql } from 'kysely'
import type { PersonCall } from '../kernel/call.ts'
import { compiled } from '../kernel/compiled.ts'
import { ask } from '../kernel/question.ts'
import { readSettings } from '../settings/readSettings.ts'
import { business } from '../settings/sections/business.ts'
import { checklist } from '../settings/sections/checklist.ts'

/** The set-up steps that the caller may do; whether each is done depends on the records there are now. */
export async function findChecklist({ db, actor, now }: PersonCall): Promise<Checklist> {
  const [[counts], { officePhone }, { isDismissed }] = await Promise.all([
    ask(db, countRecords({ today: dayIn(now) })),
    readSettings(db, business),
    readSettings(db, checklist),
  ])
  const done = stepsDone({ officePhone, ...counts! })
  const steps = stepsFor((permission) => can(actor, permission))
  return { steps: steps.map((step) => ({ step, isDone: done[step] })), isDismissed }
}

const count = sql<number>`count(*)::int`

/** Counts the business's records; a tour counts while it's on sale with a price for today or later. */
const countRecords = compiled((db, { today }: { today: Day }) => {
  const operators = db.selectFrom('operators').select(count.as('count')).where('deleted_at', 'is', null)
  const cars = db.selectFrom('cars').select(count.as('count'))
  const suppliers = db.selectFrom('car_suppliers').select(count.as('count'))
  const rates = db.selectFrom('currency_rates').select(count.as('count')).where('currency', '!=', 'USD')
  const tours = db
    .selectFrom('tours')
    .select(count.as('count'))
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('price_lists')
          .whereRef('tour_id', '=', 'tours.id')
          .where('price_lists.status', '=', 'Active')
          .where(hasPrice)
          .where((end) => end.or([end('end_date', 'is', null), end('end_date', '>=', today)])),
      ),
    )
  const agencies = db.selectFrom('accounts').select(count.as('count')).where('is_main', '=', false)
  return sql<Counts>`
    select (${rates}) as rates,
      (${rates.where('source', '!=', 'first')}) as "ratesSet",
      (${db.selectFrom('ticket_types').select(count.as('count'))}) as "ticketTypes",
      (${db.selectFrom('locations').select(count.as('count')).where('deleted_at', 'is', null)}) as locations,
      (${tours}) as "toursOnSale",
      (${operators.where('role', '=', 'guide')}) as guides,
      (${operators.where('role', '=', 'driver')}) as drivers,
      (${cars}) + (${suppliers}) as vehicles,
      (${agencies}) as agencies`
})

/** True for any price besides the transfer fee. */
const hasPrice = sql<boolean>`jsonb_path_exists(prices,
  '$[*].prices.keyvalue() ? (@.key != "transferFee" && (@.value > 0 || exists(@.value.* ? (@ > 0))))')`

interface Counts {
  rates: number
  ratesSet: number
  ticketTypes: number
  locations: number
  toursOnSale: number
  guides: number
  drivers: number
  vehicles: number
  agencies: number
}
