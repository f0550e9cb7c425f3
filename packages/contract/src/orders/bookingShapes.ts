import { cities, groupTypes, languages } from '@tourdesk/domain/catalogue/vocabulary'
import { priceClasses } from '@tourdesk/domain/entries/vocabulary'
import { z } from 'zod'
import { Id } from '../parts.ts'

const ChosenPlace = z.object({ _id: Id, city: z.enum(cities) })

/** A person's choices in their recent orders: one line per tour and one per city, newest first. */
export const BookingHabits = z.object({
  tours: z.array(
    z.object({
      tour: Id,
      group_type: z.enum(groupTypes),
      language: z.enum(languages).nullable(),
      price_class: z.enum(priceClasses),
      pickup: ChosenPlace.nullable(),
    }),
  ),
  places: z.array(ChosenPlace),
})

/** The shortest and longest start of a phone number or email to search for, and the most customers found. */
export const customerSearch = { shortest: 3, longest: 60, most: 5 }

/** A customer of earlier orders, with the details of the newest one. */
export const KnownCustomer = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  mobilePhone: z.string(),
  address: z.string(),
})
export type KnownCustomer = z.output<typeof KnownCustomer>
