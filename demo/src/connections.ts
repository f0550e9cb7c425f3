/**
 * The number of connections for filling the orders, and so of changes made at once. A few keep server and
 * database busy. With more, changes on a slow machine would time out waiting for a connection, and each
 * connection plans every statement itself.
 */
export const connections = 4
