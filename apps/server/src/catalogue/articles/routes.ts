import type { articles } from '@tourdesk/contract/catalogue/articles'
import type { Handlers } from '../../kernel/mount.ts'
import type { Product } from '../../kernel/product.ts'
import { findArticles, getArticle } from './findArticles.ts'
import { removeArticle } from './removeArticle.ts'
import { saveArticle } from './saveArticle.ts'

export function articleRoutes({ env }: Product): Handlers<{ articles: typeof articles }> {
  return {
    articles: {
      list: ({ query }, call) => findArticles(call, env, query),
      get: ({ params }, call) => getArticle(call, env, params.id),
      async save({ body }, call, { reply }) {
        const { id, undo } = await saveArticle(call, body)
        if (!body._id) reply.code(201)
        return { ...(await getArticle(call, env, id)), undo }
      },
      async remove({ params }, call) {
        return { _id: params.id, undo: await removeArticle(call, params.id) }
      },
    },
  }
}
