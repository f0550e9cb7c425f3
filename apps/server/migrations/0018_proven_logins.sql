-- Since when a login is its person's alone: a mail to the address was answered, and a password chosen with its link.
-- Emptied when anybody else changes the email or the password.
ALTER TABLE users ADD COLUMN proven_at timestamptz(3);

-- Whoever chose a password by a mailed link until now, unless somebody else changed the login afterwards. Invites that
-- were accepted by signing in are told apart by their missing senderId.
UPDATE users
   SET proven_at = answered.at
  FROM (
    SELECT entity_id, max(at) AS at
      FROM audit_log
     WHERE entity_kind = 'User'
       AND (action = 'password reset' OR (action = 'joined by invite' AND details ? 'senderId'))
     GROUP BY entity_id
  ) answered
 WHERE users.id = answered.entity_id
   AND NOT EXISTS (
     SELECT
       FROM audit_log later
      WHERE later.entity_kind = 'User'
        AND later.entity_id = users.id
        AND later.action = 'updated'
        AND later.at >= answered.at
        AND (
          later.details ->> 'newPassword' = 'true'
          OR lower(later.details #>> '{before,login}') <> lower(later.details #>> '{after,login}')
        )
   );

-- An invite is for an address, whoever has it. Names copied from a user's record are not the inviter's to see, and a
-- username gets no mail.
UPDATE invites SET first_name = '', last_name = '', mobile_phone = '' WHERE user_id IS NOT NULL AND status = 'PENDING';
UPDATE invites SET status = 'EXPIRED' WHERE status = 'PENDING' AND email NOT LIKE '%@%';
DROP INDEX invites_user;
ALTER TABLE invites DROP COLUMN user_id;
CREATE INDEX invites_address ON invites (lower(email)) WHERE status = 'PENDING';
