import type { FaultCode } from '@tourdesk/contract/parts'
import { faultOf } from './problems.ts'

/** A part of an answer: its data, or what went wrong with it. */
export type Block<Data> = { data: Data; code: null } | { data: null; code: FaultCode }

type Makers = Record<string, () => unknown>

/**
 * Makes the blocks of an answer, where one that throws leaves the others as they are. When all of them fail, the call
 * itself does: throws the first one's error.
 * @param report logs the error of each block that failed
 */
export function eachAlone<M extends Makers>(
  makers: M,
  report: (error: unknown) => void,
): { [Name in keyof M]: Block<ReturnType<M[Name]>> } {
  const errors: unknown[] = []
  const blocks = Object.entries(makers).map(([name, make]): [string, Block<unknown>] => {
    try {
      return [name, { data: make(), code: null }]
    } catch (error) {
      errors.push(error)
      return [name, { data: null, code: faultOf(error) }]
    }
  })
  if (errors.length === blocks.length) throw errors[0]
  errors.forEach(report)
  return Object.fromEntries(blocks) as { [Name in keyof M]: Block<ReturnType<M[Name]>> }
}
