-- The language of messages to car suppliers and agencies; Hebrew until somebody says otherwise.
ALTER TABLE car_suppliers ADD COLUMN document_language text NOT NULL DEFAULT 'he' CHECK (document_language IN ('en', 'he'));
ALTER TABLE accounts ADD COLUMN document_language text NOT NULL DEFAULT 'he' CHECK (document_language IN ('en', 'he'));
