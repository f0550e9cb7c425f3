-- What a business changes about itself, by section; the sections' shapes are the product's.
CREATE TABLE settings (
  section text PRIMARY KEY,
  -- What the audit log calls it.
  id uuid NOT NULL UNIQUE,
  data jsonb NOT NULL,
  updated_at timestamptz(3) NOT NULL
);
INSERT INTO settings (section, id, data, updated_at)
SELECT 'business', gen_random_uuid(),
       jsonb_build_object('siteBaseUrl', site_base_url, 'officePhone', office_phone), updated_at
  FROM site_settings;
DROP TABLE site_settings;
