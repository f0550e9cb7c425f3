import type { FaultCode } from '@tourdesk/contract/parts'
import { faultOf } from './problems.ts'

/** A part of an answer: its data, or the code of its fault. */
export type Block<Data> = { data: Data; code: null } | { data: null; code: FaultCode }

type Makers = Record<string, () => unknown>

/**
 * Makes the blocks of an answer; one that throws doesn't affect the others. Throws the first one's error if
 * all of them fail.
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
