/**
 * SQL functions of the session that generate values. Chance is a hash of a row's number, so a row is the same
 * in every run; `salt` separates the values of one row.
 */
export const chanceFunctions = [
  // A number from 0 up to, but not including, 1.
  `create function pg_temp.chance(n bigint, salt int) returns float8 language sql immutable as $$
     select (hashint8extended(n, salt) & 4503599627370495)::float8 / 4503599627370496
   $$`,
  // A whole number from 0 up to, but not including, the size.
  `create function pg_temp.pick(n bigint, salt int, size int) returns int language sql immutable as $$
     select floor(pg_temp.chance(n, salt) * size)::int
   $$`,
  // The same, but small numbers come up most: of 2,000 tours, 38 sell half of the places.
  `create function pg_temp.favor(n bigint, salt int, size int) returns int language sql immutable as $$
     select floor(power(size + 1, pg_temp.chance(n, salt)))::int - 1
   $$`,
  // One of several words.
  `create function pg_temp.word(n bigint, salt int, words text[]) returns text language sql immutable as $$
     select words[1 + pg_temp.pick(n, salt, cardinality(words))]
   $$`,
  `create function pg_temp.id_of(name text) returns uuid language sql immutable as $$
     select overlay(overlay(md5(name) placing '4' from 13 for 1) placing '8' from 17 for 1)::uuid
   $$`,
  // A record's id, always the same one, in the form of a UUIDv4.
  `create function pg_temp.id(kind text, n bigint) returns uuid language sql immutable as $$
     select pg_temp.id_of(kind || n)
   $$`,
  // A UUIDv7: ids sort by time, as in the product.
  `create function pg_temp.id_at(at timestamptz, kind text, n bigint) returns uuid language sql immutable as $$
     select overlay(
       overlay(
         overlay(md5(kind || n) placing lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') from 1 for 12)
         placing '7' from 13 for 1
       )
       placing '8' from 17 for 1
     )::uuid
   $$`,
]
