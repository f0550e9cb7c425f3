import { describe, expect, it } from 'vitest'
import { winter } from '../../testing/given.ts'
import { checkDates, checkWaiting, type WaitingForm } from './checkWaiting.ts'
import { byTurn, offerEnd } from './offer.ts'
import {
  stepsIn,
  takeStep,
  type WaitingDate,
  type WaitingState,
  type WaitingStep,
  waitingStates,
  waitingSteps,
} from './waitingState.ts'

describe('the states of a party', () => {
  const table: Record<WaitingState, string> = {
    waiting: 'offer offered, book booked, withdraw withdrawn, ask waiting, pass past',
    offered:
      'offer offered, expire expired, refuse declined, book booked, decline declined, withdraw withdrawn, ask waiting',
    booked: '',
    expired: 'book booked, withdraw withdrawn, wait waiting, ask waiting, pass past',
    declined: 'book booked, wait waiting, ask declined',
    withdrawn: 'book booked, wait waiting, ask withdrawn',
    past: '',
  }
  const next = (state: WaitingState, step: WaitingStep, dates: WaitingDate[] = []) => {
    const taken = takeStep(state, step, dates)
    return taken.ok ? taken.value : null
  }

  it.each(waitingStates)('%s goes only where the table says', (state) => {
    const steps = waitingSteps.flatMap((step) => {
      const found = next(state, step)
      return found ? [`${step} ${found}`] : []
    })
    expect(steps.join(', ')).toBe(table[state])
  })

  it('an offer that ends leaves a party waiting if another date is left, or offered if another offer is open', () => {
    const dates = (...states: WaitingDate['state'][]) =>
      states.map((state, index): WaitingDate => ({ date: `2026-03-1${index}`, state }))
    expect(next('offered', 'expire', dates('expired'))).toBe('expired')
    expect(next('offered', 'expire', dates('expired', 'waiting'))).toBe('waiting')
    expect(next('offered', 'expire', dates('expired', 'waiting', 'offered'))).toBe('offered')
  })

  it('a no to one offer leaves a party waiting for its other dates, and is the end without any', () => {
    const dates = (...states: WaitingDate['state'][]) =>
      states.map((state, index): WaitingDate => ({ date: `2026-03-1${index}`, state }))
    expect(next('offered', 'refuse', dates('expired'))).toBe('declined')
    expect(next('offered', 'refuse', dates('expired', 'waiting'))).toBe('waiting')
    expect(next('offered', 'refuse', dates('expired', 'offered'))).toBe('offered')
    expect(next('waiting', 'refuse', dates('waiting'))).toBeNull()
  })

  it('a party that’s booked or past says that it’s over, others that the step makes no sense', () => {
    expect(takeStep('booked', 'book', [])).toEqual({ ok: false, code: 'waiting_ended' })
    expect(takeStep('past', 'wait', [])).toEqual({ ok: false, code: 'waiting_ended' })
    expect(takeStep('waiting', 'decline', [])).toEqual({ ok: false, code: 'waiting_state' })
  })

  it('people can only take the steps that aren’t the clock’s or an order’s', () => {
    expect(stepsIn('offered')).toEqual(['decline', 'withdraw'])
    expect(stepsIn('expired')).toEqual(['withdraw', 'wait'])
    expect(stepsIn('booked')).toEqual([])
  })
})

describe('an offer', () => {
  const closes = { daysBefore: 1, time: '18:00' }

  it.each([
    ['2026-03-01', '12:00', '2026-03-05', '2026-03-02T10:00:00.000Z'],
    ['2026-03-04', '12:00', '2026-03-05', '2026-03-04T14:00:00.000Z'],
    ['2026-03-04', '15:59', '2026-03-05', '2026-03-04T14:00:00.000Z'],
  ])('made on %s at %s for %s ends at %s', (day, time, tourDay, end) => {
    expect(offerEnd(winter(day, time), tourDay, closes)?.toISOString()).toBe(end)
  })

  it('isn’t made in the last two hours before the cut-off', () => {
    expect(offerEnd(winter('2026-03-04', '16:00'), '2026-03-05', closes)).toBeNull()
    expect(offerEnd(winter('2026-03-05', '09:00'), '2026-03-05', closes)).toBeNull()
  })
})

it('those that were put first come first, the latest of them on top, then the oldest', () => {
  const at = (time: string) => winter('2026-03-01', time)
  const queue = [
    { _id: 'b', firstAt: null, createdAt: at('09:00') },
    { _id: 'a', firstAt: null, createdAt: at('09:00') },
    { _id: 'old', firstAt: null, createdAt: at('08:00') },
    { _id: 'first', firstAt: at('10:00'), createdAt: at('09:30') },
    { _id: 'topmost', firstAt: at('11:00'), createdAt: at('09:40') },
  ]
  expect(queue.toSorted(byTurn).map(({ _id }) => _id)).toEqual(['topmost', 'first', 'old', 'a', 'b'])
})

describe('a party’s form', () => {
  const form: WaitingForm = {
    tour: 'masada',
    dates: ['2026-03-12', '2026-03-11', '2026-03-12'],
    group_type: 'small_group',
    language: 'english',
    people: 2,
    participants: { adult: 1, child: 1 },
    pickup: null,
    firstName: ' Noa ',
    lastName: 'Golan',
    email: 'noa@guests.example',
    mobilePhone: '',
    notes: '',
    agency: 'office',
    agent: null,
    firstReason: null,
  }

  it('has each date once, in order, and trimmed texts', () => {
    expect(checkWaiting(form)).toMatchObject({
      ok: true,
      value: { dates: ['2026-03-11', '2026-03-12'], firstName: 'Noa' },
    })
  })

  it('keeps its ticket types only while they add up to its people', () => {
    expect(checkWaiting(form)).toMatchObject({ value: { participants: { adult: 1, child: 1 } } })
    expect(checkWaiting({ ...form, people: 3 })).toMatchObject({ value: { participants: null } })
  })

  it.each<[Partial<WaitingForm>, string]>([
    [{ tour: null }, 'tour_required'],
    [{ dates: [] }, 'date_required'],
    [{ dates: [1, 2, 3, 4, 5, 6].map((day) => `2026-03-0${day}`) }, 'too_many_dates'],
    [{ group_type: null }, 'group_type_required'],
    [{ language: null }, 'language_required'],
    [{ people: 0 }, 'participants_required'],
    [{ people: 1.5 }, 'participants_required'],
    [{ people: 1000 }, 'participants_required'],
    [{ firstName: ' ' }, 'first_name_required'],
    [{ lastName: '' }, 'last_name_required'],
    [{ email: ' ' }, 'email_required'],
    [{ email: 'noa' }, 'email_invalid'],
    [{ agency: null }, 'agency_required'],
    [{ firstReason: ' ' }, 'reason_required'],
  ])('%j is refused: %s', (change, code) => {
    expect(checkWaiting({ ...form, ...change })).toMatchObject({ ok: false, issues: [{ code }] })
  })

  it.each([
    [['2026-03-01'], [], true],
    [['2026-02-28'], [], false],
    [['2026-02-28', '2026-03-05'], [], false],
    [['2026-02-28', '2026-03-05'], ['2026-02-28'], true],
    [['2026-02-28'], ['2026-02-28'], false],
  ])('on 1 March, the dates %j after %j: %s', (dates, before, isFine) => {
    expect(checkDates(dates, before, '2026-03-01').ok).toBe(isFine)
  })
})
