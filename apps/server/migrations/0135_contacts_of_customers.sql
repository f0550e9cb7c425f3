-- A customer is found by the beginning of the phone number or email while it's typed. The index of trigrams reads the
-- numbers of everybody that have the same digits somewhere.
CREATE INDEX orders_phone ON orders (split_part(find_text, E'\n', 3) text_pattern_ops);
CREATE INDEX orders_email ON orders (split_part(find_text, E'\n', 4) text_pattern_ops);
