import { z } from 'zod'
import { route } from '../kernel/route.ts'
import { allOf, Day, lines, text } from '../parts.ts'
import { DayFinding } from './dayFinding.ts'

/** Which finding is marked as known, and why. */
export const KnownInput = z.object({ key: text(64), reason: lines(300) })

const DayParams = z.object({ date: Day })

export const dayChecks = {
  ofDay: route({
    method: 'GET',
    path: '/dayChecks/:date',
    access: 'dispatch.read',
    summary: 'What somebody should know or solve about a day, the most urgent first',
    params: DayParams,
    answer: allOf(DayFinding),
  }),
  markKnown: route({
    method: 'POST',
    path: '/dayChecks/:date/known',
    access: 'dispatch.write',
    summary: 'Mark a finding as known, with the reason; it’s open again once one of its facts changes',
    params: DayParams,
    body: KnownInput,
    answer: allOf(DayFinding),
  }),
  reopen: route({
    method: 'DELETE',
    path: '/dayChecks/:date/known/:key',
    access: 'dispatch.write',
    summary: 'Take back that a finding is known',
    params: DayParams.extend({ key: text(64) }),
    answer: allOf(DayFinding),
  }),
}
