import type { ListedTour } from '@tourdesk/contract/catalogue/tours'
import { tourLink } from '@tourdesk/domain/catalogue/publicLink'
import type { Call } from '../../kernel/call.ts'
import { ask } from '../../kernel/question.ts'
import { linkedTours } from '../queries.ts'

/** Bookable tours by name, for the tables of links and commissions. */
export async function listedTours({ db }: Call, siteBase: string): Promise<ListedTour[]> {
  const rows = await ask(db, linkedTours())
  return rows.map(({ id, name, number, affiliation_link }) => ({
    _id: id,
    name,
    number,
    affiliationLink: affiliation_link || tourLink(siteBase, id),
  }))
}
