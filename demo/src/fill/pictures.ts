import { type PictureFile, pictureUrl } from '@tourdesk/server/media/storePicture'
import { agencies, type DemoAgency } from '../content/agencies.ts'
import type { DemoArticle } from '../content/articles/demoArticle.ts'
import { articles } from '../content/articles.ts'
import { type HighlightKey, highlights } from '../content/highlights.ts'
import { logoOf } from '../content/pictures/logoOf.ts'
import { type PictureShape, pictureOf } from '../content/pictures/pictureOf.ts'
import type { Scene } from '../content/pictures/scenes.ts'
import type { DemoTour } from '../content/tours/demoTour.ts'
import { tours } from '../content/tours.ts'

const tourSlots = { wide: 'wide', narrow: 'narrow', square_one: 'square', square_two: 'square' } as const
type TourSlot = keyof typeof tourSlots

/** A tour's picture addresses, by slot. */
export function thumbnailsOf(tour: DemoTour): Record<TourSlot, string> {
  const address = (slot: TourSlot) => pictureUrl({ folder: 'tours', fileName: tourFile(tour, slot) })
  return {
    wide: address('wide'),
    narrow: address('narrow'),
    square_one: address('square_one'),
    square_two: address('square_two'),
  }
}

export function imageOfHighlight(key: HighlightKey): string {
  return pictureUrl({ folder: 'highlights', fileName: `${key}.jpg` })
}

export function imageOfArticle(article: DemoArticle): string {
  return pictureUrl({ folder: 'articles', fileName: articleFile(article) })
}

export function logoOfAgency(agency: DemoAgency): string {
  return pictureUrl({ folder: 'accounts', fileName: logoFile(agency) })
}

/** Draws all pictures of the demo, as many at once as sharp has threads. */
export async function paintPictures(): Promise<PictureFile[]> {
  const drawings = [...tourDrawings(), ...highlightDrawings(), ...articleDrawings(), ...logoDrawings()]
  const painted: PictureFile[] = []
  const atOnce = 4
  for (let first = 0; first < drawings.length; first += atOnce) {
    painted.push(...(await Promise.all(drawings.slice(first, first + atOnce).map(encode))))
  }
  return painted
}

type Drawing = Omit<PictureFile, 'bytes'> & { svg: string }

async function encode({ svg, ...file }: Drawing): Promise<PictureFile> {
  const { default: sharp } = await import('sharp')
  const image = sharp(Buffer.from(svg))
  const encoded = file.kind === 'image/png' ? image.png() : image.jpeg({ quality: 78 })
  return { ...file, bytes: await encoded.toBuffer() }
}

function tourDrawings(): Drawing[] {
  const slots = Object.entries(tourSlots) as [TourSlot, PictureShape][]
  return tours.flatMap((tour, index) =>
    slots.map(([slot, shape], variant) =>
      photo('tours', tourFile(tour, slot), tour.scene, shape, index * 10 + variant, tour.name),
    ),
  )
}

function highlightDrawings(): Drawing[] {
  const keys = Object.keys(highlights) as HighlightKey[]
  return keys.map((key, index) =>
    photo('highlights', `${key}.jpg`, sceneOf(key), 'square', 500 + index, highlights[key].name),
  )
}

function articleDrawings(): Drawing[] {
  return articles.map((article, index) =>
    photo('articles', articleFile(article), article.scene, 'wide', 700 + index, article.title),
  )
}

function logoDrawings(): Drawing[] {
  return agencies.map((agency, index) => ({
    folder: 'accounts',
    fileName: logoFile(agency),
    kind: 'image/png',
    svg: logoOf(agency.name, index + 1),
  }))
}

function photo(
  folder: PictureFile['folder'],
  fileName: string,
  scene: Scene,
  shape: PictureShape,
  seed: number,
  title: string,
): Drawing {
  return { folder, fileName, kind: 'image/jpeg', svg: pictureOf(scene, shape, seed, title) }
}

/** A highlight has the same scene as the first tour that visits it. */
function sceneOf(key: HighlightKey): Scene {
  return tours.find((tour) => tour.highlights.includes(key))?.scene ?? 'hills'
}

function tourFile({ number }: DemoTour, slot: TourSlot): string {
  return `${number.toLowerCase()}-${slot.replace('_', '-')}.jpg`
}

function articleFile({ title }: DemoArticle): string {
  return `${fileNameOf(title)}.jpg`
}

function logoFile({ name }: DemoAgency): string {
  return `${fileNameOf(name)}.png`
}

function fileNameOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9 ]/g, '')
    .trim()
    .replaceAll(/ +/g, '-')
}
