-- Guides and drivers with a phone link, agencies' keys and customers at the checkout act without a login.
ALTER TABLE audit_log
  DROP CONSTRAINT audit_log_actor_kind_check,
  ADD CONSTRAINT audit_log_actor_kind_check
    CHECK (actor_kind IN ('person', 'job', 'crew', 'partner', 'guest'));
