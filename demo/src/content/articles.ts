import type { DemoArticle } from './articles/demoArticle.ts'
import { articlesOnPlaces } from './articles/places.ts'
import { articlesOnTravel } from './articles/travel.ts'

/** The articles of the demo business's website. */
export const articles: DemoArticle[] = [...articlesOnPlaces, ...articlesOnTravel]
