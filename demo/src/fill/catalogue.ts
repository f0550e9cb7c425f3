import { newId } from '@tourdesk/server/kernel/newId'
import { articles } from '../content/articles.ts'
import { type HighlightKey, highlights } from '../content/highlights.ts'
import { starTours } from '../content/starTours.ts'
import { tours } from '../content/tours.ts'
import { type Filling, sinceHalfAYear } from './filling.ts'
import { imageOfArticle, imageOfHighlight } from './pictures.ts'
import { fillTours } from './tours.ts'

/** Fills tags, highlights, tours, star tours and articles. Returns the tours' ids by number. */
export async function fillCatalogue(filling: Filling): Promise<Map<string, string>> {
  const tagIds = await fillTags(filling)
  const highlightIds = await fillHighlights(filling)
  const tourIds = await fillTours(filling, tagIds, highlightIds)
  await fillStarTours(filling, tourIds)
  await fillArticles(filling)
  return tourIds
}

async function fillTags({ tx }: Filling): Promise<Map<string, string>> {
  const names = new Set(tours.flatMap(({ tags }) => [tags.mainTag, ...tags.secondaryTags]))
  const rows = [...names].sort().map((name) => ({ id: newId(), name }))
  await tx.insertInto('tags').values(rows).execute()
  return new Map(rows.map(({ id, name }) => [name, id]))
}

async function fillHighlights({ tx, now }: Filling): Promise<Map<string, string>> {
  const keys = Object.keys(highlights) as HighlightKey[]
  const ids = new Map(keys.map((key) => [key, newId()]))
  const rows = keys.map((key) => {
    const { whatToBring, ...place } = highlights[key]
    return {
      id: ids.get(key)!,
      ...place,
      is_active: true,
      what_to_bring: whatToBring,
      images: [imageOfHighlight(key)],
      ...sinceHalfAYear(now),
    }
  })
  await tx.insertInto('highlights').values(rows).execute()
  return ids
}

async function fillStarTours({ tx, now }: Filling, tourIds: Map<string, string>): Promise<void> {
  for (const star of starTours) {
    const id = newId()
    await tx
      .insertInto('star_tours')
      .values({
        id,
        name: star.name,
        number: star.number,
        headline: star.headline,
        hashavshevet_item_key: star.hashavshevetItemKey,
        description: star.description,
        discount: star.discount,
        is_active: star.isActive,
        ...sinceHalfAYear(now),
      })
      .execute()
    const steps = star.tours.map((number, position) => ({
      star_tour_id: id,
      tour_id: tourIds.get(number)!,
      position,
    }))
    await tx.insertInto('star_tour_tours').values(steps).execute()
  }
}

async function fillArticles({ tx, now }: Filling): Promise<void> {
  const rows = articles.map((article) => ({
    id: newId(),
    title: article.title,
    subtitle: article.subtitle,
    text: article.text,
    category: article.category,
    image: imageOfArticle(article),
    is_active: article.isActive,
    ...sinceHalfAYear(now),
  }))
  await tx.insertInto('articles').values(rows).execute()
}
