-- People who work nowhere can't sign in, so a second factor of theirs only locks out whoever gets the address later.
CREATE TEMP TABLE guests ON COMMIT DROP AS
SELECT id FROM users
 WHERE NOT is_super
   AND NOT EXISTS (SELECT FROM memberships WHERE user_id = users.id AND role <> 'USER');

DELETE FROM totp_secrets WHERE user_id IN (SELECT id FROM guests);
DELETE FROM passkeys WHERE user_id IN (SELECT id FROM guests);
DELETE FROM recovery_codes WHERE user_id IN (SELECT id FROM guests);
UPDATE users SET second_factor_at = NULL WHERE second_factor_at IS NOT NULL AND id IN (SELECT id FROM guests);
