import type { World } from '../world.ts'
import type { Requests } from './requestsOf.ts'

export const contentRequests: Requests<'highlights' | 'maps' | 'articles'> = {
  highlights: {
    list: () => ({}),
    get: highlightId,
    ofTour: async ({ tour }) => ({ params: { id: (await tour()).id } }),
    create: ({ fresh }) => ({ body: { name: fresh('Lookout ') } }),
    change: async (world) => ({ ...(await highlightId(world)), body: { name: world.fresh('Lookout ') } }),
    publish: highlightId,
    deactivate: highlightId,
    remove: highlightId,
  },
  articles: {
    list: () => ({}),
    get: articleId,
    save: ({ fresh }) => ({
      body: {
        title: fresh('Wines of the north '),
        subtitle: 'Three cellars in a day',
        text: '<p>Start in Katzrin.</p>',
        category: 'Special Interests',
      },
    }),
    remove: articleId,
  },
  maps: {
    autocomplete: () => ({ query: { input: 'jaffa' } }),
    walking: () => ({ query: { from: '32.0853,34.7818', to: '32.0555,34.7567' } }),
    nearby: () => ({ query: { lat: 32.0853, lng: 34.7818 } }),
  },
}

async function highlightId({ server }: World) {
  return { params: { id: (await server.given.highlight()).id } }
}

async function articleId({ server }: World) {
  return { params: { id: (await server.given.article()).id } }
}
