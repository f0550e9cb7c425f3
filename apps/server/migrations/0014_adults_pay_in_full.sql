-- Adults always pay the full price; a share below it could be stored by mistake (HOLE-C45).
UPDATE ticket_types SET price_portion = 1 WHERE lower(type) = 'adult';
ALTER TABLE ticket_types
  ADD CONSTRAINT ticket_types_adult_in_full CHECK (lower(type) <> 'adult' OR price_portion = 1);
