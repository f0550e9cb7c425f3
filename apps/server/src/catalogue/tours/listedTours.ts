import type { ListedTour } from '@tourdesk/contract/catalogue/tours'
import { tourLink } from '@tourdesk/domain/catalogue/publicLink'
import type { Call } from '../../kernel/call.ts'
import { findActiveTours } from '../queries.ts'

/** Bookable tours by name, for the tables of links and commissions. */
export async function listedTours({ db }: Call, siteBase: string): Promise<ListedTour[]> {
  const rows = await findActiveTours(db)
  return rows.map(({ id, name, number, affiliation_link }) => ({
    _id: id,
    name,
    number,
    affiliationLink: affiliation_link || tourLink(siteBase, id),
  }))
}
