import type { Insertable, Selectable } from 'kysely'
import { newId } from '../../src/kernel/newId.ts'
import type { Articles, Highlights } from '../../src/schema/catalogue.ts'
import type { Ground } from './ground.ts'
import { inTurn } from './once.ts'

export type GivenHighlight = Selectable<Highlights>

const sights = ['Western Wall', 'Masada', 'Bahai Gardens', 'Old Port of Jaffa', 'Church of the Nativity']

export function givenContent({ db, clock }: Ground) {
  const sight = inTurn(sights)
  return { highlight: makeHighlight, article: makeArticle }

  /** An active article about Tel Aviv. */
  async function makeArticle(row: Partial<Insertable<Articles>> = {}): Promise<Selectable<Articles>> {
    const now = clock.now()
    return db
      .insertInto('articles')
      .values({
        id: newId(),
        title: 'One Free Morning in Tel Aviv',
        subtitle: 'A walk from the sea to the market',
        text: '<p>Start early at Gordon Beach.</p>',
        category: 'City & Local Guides',
        is_active: true,
        created_at: now,
        updated_at: now,
        ...row,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  }

  /** An active highlight; if there are `tours`, it's added as the last one of each. */
  async function makeHighlight({
    tours = [],
    ...row
  }: Partial<Insertable<Highlights>> & { tours?: { id: string }[] } = {}): Promise<GivenHighlight> {
    const now = clock.now()
    const highlight = await db
      .insertInto('highlights')
      .values({ id: newId(), name: sight(), is_active: true, created_at: now, updated_at: now, ...row })
      .returningAll()
      .executeTakeFirstOrThrow()
    for (const { id } of tours) {
      const { position } = await db
        .selectFrom('tour_highlights')
        .select((eb) => eb.fn.countAll<number>().as('position'))
        .where('tour_id', '=', id)
        .executeTakeFirstOrThrow()
      await db
        .insertInto('tour_highlights')
        .values({ tour_id: id, highlight_id: highlight.id, position })
        .execute()
    }
    return highlight
  }
}
