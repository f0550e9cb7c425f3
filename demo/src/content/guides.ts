import { guidesOnTheCoast } from './guides/coast.ts'
import { guidesInTheCountry } from './guides/country.ts'
import { guidesInJerusalem } from './guides/jerusalem.ts'
import type { DemoOperator } from './operator.ts'

/** Licensed guides, by where they live. */
export const guides: DemoOperator[] = [...guidesInJerusalem, ...guidesOnTheCoast, ...guidesInTheCountry]
