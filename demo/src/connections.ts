/**
 * How many connections the orders are filled over, which is also how many changes are made at once: on a slow machine,
 * what waits for a connection gives up. A few keep server and database busy, and each plans every statement for itself.
 */
export const connections = 4
