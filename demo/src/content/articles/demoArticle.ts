import type { ArticleCategory } from '@tourdesk/domain/catalogue/vocabulary'
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
