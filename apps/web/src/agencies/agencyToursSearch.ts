import { text } from '@tourdesk/contract/parts'
import { z } from 'zod'
import { readable } from '../kit/readable.ts'

/** The address of an agency's list of tours. */
export const agencyToursSearch = readable(z.object({ search: text(120).optional() }))
export type AgencyToursSearch = z.output<typeof agencyToursSearch>
