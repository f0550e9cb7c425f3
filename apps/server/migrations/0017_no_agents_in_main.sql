-- The main account has no agents: whoever accepted such an invite could open no page.
UPDATE invites
   SET status = 'EXPIRED'
  FROM accounts
 WHERE accounts.id = invites.account_id AND accounts.is_main AND invites.role = 'AGENT' AND invites.status = 'PENDING';
