import type { Check } from './check.ts'

/** A guide or driver who is reserved for the day and on no unit. */
export const reservedUnused: Check<'reserved_unused'> = {
  severity: 'note',
  find: ({ reserved }) =>
    reserved.map(({ _id, name }) => ({
      ...{ tour: null, tourDate: null, tourCar: null, time: null, entries: [], operators: [_id] },
      params: { name },
      facts: [],
    })),
}
