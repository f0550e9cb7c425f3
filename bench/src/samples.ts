import type { Day } from '@tourdesk/domain/calendar'
import pg from 'pg'

/** Records of a generated business whose pages are measured. */
export interface Samples {
  /** The newest order with three tours. */
  order: string
  /** The number of the newest order. */
  number: string
  /** The tour with the most entries on the day. */
  tour: string
  /** The agency with the most entries on the day. */
  agency: string
}

export async function findSamples(connection: pg.ClientConfig, day: Day): Promise<Samples> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const mostOf = (column: string) => `
      select ${column} from order_entries join accounts on accounts.id = account_id
       where tour_date = $1 and not is_main group by ${column} order by count(*) desc, ${column} limit 1`
    const { rows } = await client.query<Samples>(
      `select (select order_id from order_entries where position = 2
                  and not exists (select from order_entries others where others.order_id = order_entries.order_id and position = 3)
                order by order_id desc limit 1) as order,
              (select max(order_number)::text from orders) as number,
              (${mostOf('tour_id')}) as tour, (${mostOf('account_id')}) as agency`,
      [day],
    )
    return rows[0]!
  } finally {
    await client.end()
  }
}
