import { expect, test } from 'vitest'
import type { z } from 'zod'
import { contract } from '../contract.ts'
import { type Contract, prefix } from '../kernel/route.ts'

const calls = {
  'CAPI-02': ['highlights.list', 'GET /highlights'],
  'CAPI-03': ['highlights.get', 'GET /highlights/:id'],
  'CAPI-04': ['highlights.create', 'POST /highlights'],
  'CAPI-05': ['highlights.change', 'PUT /highlights/:id'],
  'CAPI-06': ['highlights.remove', 'DELETE /highlights/:id'],
  'CAPI-07': ['highlights.ofTour', 'GET /highlights/tour/:id'],
  'CAPI-08': ['tours.list', 'GET /tours'],
  'CAPI-09': ['tours.get', 'GET /tours/:id'],
  'CAPI-10': ['tours.create', 'POST /tours'],
  'CAPI-11': ['tours.change', 'PUT /tours/:id'],
  'CAPI-12': ['tours.remove', 'DELETE /tours/:id'],
  'CAPI-13': ['tours.active', 'GET /tours/getActiveTours'],
  'CAPI-14': ['tours.activeOfMain', 'GET /tours/getSuperAccountActiveTours'],
  'CAPI-15 tours in': ['tours.publish', 'POST /tours/publish/:id'],
  'CAPI-15 tours out': ['tours.deactivate', 'POST /tours/deactivate/:id'],
  'CAPI-15 highlights in': ['highlights.publish', 'POST /highlights/publish/:id'],
  'CAPI-15 highlights out': ['highlights.deactivate', 'POST /highlights/deactivate/:id'],
  'CAPI-16': ['tours.duplicate', 'POST /tours/duplicate/:id'],
  'CAPI-17': ['tags.get', 'GET /tags/:id'],
  'CAPI-18': ['tags.list', 'GET /tags'],
  'CAPI-19': ['tags.create', 'POST /tags'],
  'CAPI-20': ['tags.change', 'PUT /tags/:id'],
  'CAPI-21': ['tags.remove', 'DELETE /tags/:id'],
  'CAPI-22': ['starTours.list', 'GET /starTours'],
  'CAPI-23': ['starTours.create', 'POST /starTours'],
  'CAPI-24': ['starTours.get', 'GET /starTours/:id'],
  'CAPI-25': ['starTours.change', 'PUT /starTours/:id'],
  'CAPI-26': ['starTours.available', 'GET /starTours/getAvailableTours'],
  'CAPI-27': ['articles.list', 'GET /articles'],
  'CAPI-28': ['articles.get', 'GET /articles/:id'],
  'CAPI-29': ['articles.save', 'POST /articles'],
  'CAPI-30': ['articles.remove', 'DELETE /articles/:id'],
  'CAPI-31 of the main account': ['pricing.management', 'GET /accounts/priceManagement'],
  'CAPI-31 of one account': ['pricing.ofAccount', 'GET /accounts/:id'],
  'CAPI-32': ['pricing.change', 'PUT /accounts/:id'],
  'CAPI-34': ['commissions.get', 'GET /accounts/:id'],
  'CAPI-35': ['commissions.change', 'PUT /accounts/:id'],
  'CAPI-36': ['uploads.images', 'POST /uploads/image'],
  'CAPI-37': ['siteSettings.get', 'GET /siteSettings'],
} as const

const routeOf = (call: string) => {
  const [feature = '', name = ''] = call.split('.')
  return (contract as Contract)[feature]![name]!
}
const fieldsOf = (call: string) => Object.keys((routeOf(call).answer as z.ZodObject).shape)

test('the addresses of the catalogue are stable', () => {
  const made = Object.entries(calls).map(([row, [call]]) => {
    const { method, path } = routeOf(call)
    return [row, [call, `${method} ${path}`]]
  })
  expect(Object.fromEntries(made)).toEqual(calls)
  expect(prefix).toBe('/api/v1')
  expect(routeOf('pricing.ofAccount').when).toEqual({ query: { type: 'data' } })
  expect(routeOf('commissions.get').when).toEqual({ query: { type: 'commission' } })
})

test('CAPI-38 HOLE-C6 all lists, all unpaged lists and all deletions of the catalogue return the same shape', () => {
  for (const call of ['highlights.list', 'tours.list', 'starTours.list', 'articles.list'])
    expect(fieldsOf(call), call).toEqual(['data', 'total', 'page', 'limit'])
  for (const call of [
    'tours.active',
    'tours.activeOfMain',
    'starTours.available',
    'highlights.ofTour',
    'tags.list',
  ])
    expect(fieldsOf(call), call).toEqual(['data'])
  for (const call of ['highlights.remove', 'tours.remove', 'tags.remove'])
    expect(fieldsOf(call), call).toEqual(['_id'])
  expect(fieldsOf('articles.remove'), 'one that can be undone also says how').toEqual(['_id', 'undo'])
})
