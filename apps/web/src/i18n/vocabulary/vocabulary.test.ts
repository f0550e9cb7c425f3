import { carSizeCodes, tourOptions } from '@tourdesk/domain/entries/vocabulary'
import { describe, expect, it } from 'vitest'
import type { Labels } from '../labels.ts'
import * as catalogue from './catalogue.ts'
import * as fleet from './fleet.ts'
import * as identity from './identity.ts'
import * as orders from './orders.ts'
import * as pricing from './pricing.ts'

const lists = Object.entries<Labels<string>>({ ...catalogue, ...fleet, ...identity, ...orders, ...pricing })

describe('labels', () => {
  it.each(lists)('HOLE-A11 %s name every value in both languages', (_, labels) => {
    for (const language of ['en', 'he'] as const) {
      const names = Object.values(labels[language])
      expect(names.every((name) => name.trim() !== '')).toBe(true)
    }
    expect(Object.keys(labels.he)).toEqual(Object.keys(labels.en))
  })

  it('CONST-12 regions are north, Jerusalem, Tel Aviv and south', () => {
    expect(Object.keys(catalogue.regionLabels.en)).toEqual(['north', 'jerusalem', 'tel_aviv', 'south'])
  })

  it('CONST-19 OCONST-04 service types keep their literal names in English', () => {
    const literal = ['car only', 'car + guide', 'guide only', 'private']
    expect(tourOptions).toEqual(literal)
    expect(Object.values(orders.tourOptionLabels.en)).toEqual(literal)
  })

  it('CONST-20 OCONST-10 every car size code has a name, the misspelled one included', () => {
    const literal = [
      '4_seater',
      '4_seater_deluxe',
      '7_seater',
      '7_seater_deluxe',
      '10_seater',
      '10_seater_deluuxe',
      '16_19_seater',
    ]
    expect(carSizeCodes).toEqual(literal)
    expect(Object.keys(orders.carSizeLabels.en)).toEqual(literal)
  })

  it('OCONST-11 an operator can be marked with four negative tags', () => {
    expect(Object.values(fleet.rankingTagLabels.en)).toEqual([
      'Often late',
      'Poor communication',
      'Customer complaints',
      'Last minute cancellations',
    ])
  })

  it('FORM-77 an entry has six statuses, and the first has the second’s label', () => {
    expect(orders.entryStatusLabels.en).toEqual({
      NOT_CONFIRMED: 'BOOKED',
      BOOKED: 'BOOKED',
      CONFIRMED: 'CONFIRMED',
      COMPLETED: 'COMPLETED',
      CANCELED: 'CANCELED',
      PARTIAL: 'PARTIAL',
    })
    expect(orders.entryStatusLabels.he.NOT_CONFIRMED).toBe(orders.entryStatusLabels.he.BOOKED)
  })

  it('OPR-16 guides and drivers are the two kinds of operators', () => {
    expect(Object.keys(fleet.operatorRoleLabels.en)).toEqual(['guide', 'driver'])
  })

  it('CCONST-07 the price table has ten price columns with these names', () => {
    const names = { ...pricing.groupColumnLabels.en, ...pricing.privateColumnLabels.en }
    expect(Object.values(names)).toEqual([
      'Economy',
      'Small',
      'Medium',
      'Large',
      '4-seater',
      '4-seater deluxe',
      '7-seater',
      '7-seater deluxe',
      '10-seater',
      '19-seater',
    ])
  })

  it('PLIST-04 DISC-09 a price list is Draft or Active, a discount depends on the booking or the tour', () => {
    expect(Object.values(pricing.priceListStatusLabels.en)).toEqual(['Draft', 'Active'])
    expect(Object.keys(pricing.discountMomentLabels.en)).toEqual(['booking', 'tour'])
  })
})
