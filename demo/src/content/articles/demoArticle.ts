import type { Scene } from '../pictures/scenes.ts'

export interface DemoArticle {
  title: string
  subtitle: string
  category: ArticleCategory
  /** Simple HTML. */
  text: string
  isActive: boolean
  scene: Scene
}

/** The categories of articles (CCONST-16). */
export type ArticleCategory =
  | 'City & Local Guides'
  | 'Cultural Experiences & Festivals'
  | 'Natural, Historical & Archaeological Sites'
  | 'Practical Traveling Information'
  | 'Social, Political & Economic'
  | 'Special Interests'
